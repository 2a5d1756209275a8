"""Tests of Shogun."""
