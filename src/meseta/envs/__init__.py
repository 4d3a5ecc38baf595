"""Games for programs that learn and plan: many at once as arrays, and the usual interfaces.

`Batch` needs nothing but NumPy and numba. `meseta.envs.pettingzoo` and `meseta.envs.gymnasium`
need `pip install 'meseta[envs]'`, `meseta.envs.openspiel` needs `'meseta[openspiel]'`.
"""

from meseta.envs.batch import Batch, Turns
from meseta.kernel.lanes import REWARDS, WAIT

__all__ = ["REWARDS", "WAIT", "Batch", "Turns"]
