"""Benchmarks: they print ratios measured in one run, and assert nothing."""
