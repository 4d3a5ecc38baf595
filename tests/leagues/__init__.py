"""Leagues, without pages."""
