"""Servers, stores and browsers for the tests of the pages."""
