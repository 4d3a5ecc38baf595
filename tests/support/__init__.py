"""What tests are made with: stories, worlds, servers and guests, waiting, and the longer runs."""

import ssl
from functools import cache
from pathlib import Path
from unittest.mock import patch

ROOT = Path(__file__).parents[2]
"""The project."""

patch.object(ssl, "create_default_context", cache(ssl.create_default_context)).start()
"""Certificates are read once a process: each client of a server reads them all otherwise."""
