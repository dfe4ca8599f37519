"""Whether the engine is there; tests that need it are left out where no compiler was."""

import pytest

from kibitz import engine

needs_engine = pytest.mark.skipif(not engine.available(), reason="the engine is not compiled")
