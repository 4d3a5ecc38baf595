"""What tests are made with: stories, worlds, servers and guests, waiting, and the longer runs."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
"""The project."""
