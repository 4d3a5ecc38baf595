"""Leagues: who meets whom, and who stands where. It knows people by numbers, and no game."""
