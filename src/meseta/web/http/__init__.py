"""Requests and answers: addresses, bounds, who asks, in which language, pages and their files.

It knows the store, and no table.
"""
