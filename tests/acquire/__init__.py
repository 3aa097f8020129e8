"""Tests of Acquire, one file for each rule."""
