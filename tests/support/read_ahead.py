"""What nearly every test needs, read before processes of tests begin as copies of one another.

Importing this reads it; nothing else is done here. What pytest rewrites when it is read, its
plugins and the tests themselves, is not among it.
"""

import httpx
import numba
import pytest

import meseta
import meseta.bots.levels
import meseta.web.app
from meseta.games import GAMES

READ = (httpx, numba, pytest, meseta.bots.levels, meseta.web.app, *GAMES)
