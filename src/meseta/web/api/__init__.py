"""The table for programs: every operation with its schema.

It knows all rooms but the application.
"""
