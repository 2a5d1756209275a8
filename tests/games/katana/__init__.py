"""The rules of Shōgun no Katana, each in the test that would fail if it were wrong."""
