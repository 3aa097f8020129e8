"""Tests of what both games share."""
