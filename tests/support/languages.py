"""The languages that everything is said in, by the folders that are there."""

from __future__ import annotations

from meseta.people.texts import SHARED, languages_in

LANGUAGES = languages_in(SHARED)
