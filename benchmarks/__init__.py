"""Measurements behind every figure we claim."""
