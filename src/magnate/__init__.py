"""Acquire and Monopoly: exact rules, a library to play them, an engine for bots and learning."""

__version__ = "0.1.0"
