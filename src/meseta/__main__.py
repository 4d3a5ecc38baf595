"""`python -m meseta` is the command `meseta`."""

import sys

from meseta.cli import main

sys.exit(main())
