"""Worked cases of the rules as data: `python -m tests.vectors FILE`. See README.md."""
