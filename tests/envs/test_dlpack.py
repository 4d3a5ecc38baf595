"""What other libraries are handed of the card's arrays."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from meseta.envs.dlpack import CUDA, LENT, NAME, CardArray, Managed


class Lying:
    """Memory that says of itself that it lies on a card."""

    def __init__(self, array: Any) -> None:
        self.held, self.shape, self.dtype = array, array.shape, array.dtype
        self.__cuda_array_interface__ = {
            "shape": array.shape,
            "typestr": array.dtype.str,
            "data": (array.ctypes.data, False),
        }

    def copy_to_host(self) -> Any:
        return self.held.copy()


def test_what_is_handed_over_describes_the_array_and_is_given_back() -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    shown = CardArray(Lying(array))
    capsule = shown.__dlpack__()
    pointer_of: Any = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address = pointer_of(capsule, NAME)
    told = Managed.from_address(address)
    assert told.tensor.data == array.ctypes.data
    assert (told.tensor.device.kind, told.tensor.shape[:2]) == (CUDA, [2, 3])
    assert (told.tensor.kind.code, told.tensor.kind.bits) == (2, 32)
    told.deleter(address)
    assert address not in LENT


def test_an_array_of_the_card_can_be_read_as_one_of_this_machine() -> None:
    shown = CardArray(Lying(np.arange(4, dtype=np.int8)))
    assert np.asarray(shown).tolist() == [0, 1, 2, 3]
    assert (len(shown), shown.__dlpack_device__()) == (4, (CUDA, 0))
