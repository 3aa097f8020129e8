"""Tests of the tools that install and build."""
