"""How soon a newcomer can play: from the address of a server to the cards that are his to play.

    make bench-first-view

A browser that was never here opens `/`, as on a mid-range phone: the processor four times slower,
1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms from a request to its answer. The view is playable when the
eighteen cards lie in the hand, a bid can be clicked, and the browser has painted both.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from web.browser import launch, serve

RUNS = 5
SLOWER = 4
BYTES_A_SECOND = {"downloadThroughput": 200_000, "uploadThroughput": 93_750}
LATENCY_MS = 150
PATIENCE_MS = 60_000

PLAYABLE = """
const look = () => {
  const bid = document.querySelector("[data-about=prise]");
  const ready = bid && !bid.disabled && document.querySelectorAll(".hand button").length === 18;
  if (!ready) requestAnimationFrame(look);
  else requestAnimationFrame(() => setTimeout(() => (window.playableMs = performance.now())));
};
look();
"""


def first_view_ms(browser: Browser, address: str) -> float:
    """Milliseconds from the navigation to the playable view, in a browser with an empty memory."""
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        context.add_init_script(PLAYABLE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": LATENCY_MS, **BYTES_A_SECOND},
        )
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(address)
        return float(page.wait_for_function("() => window.playableMs").json_value())


def main() -> int:
    """Prints each run and the median."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "tables.sqlite") as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        first_view_ms(browser, address)  # the server has read its texts and rulebooks then
        runs = [first_view_ms(browser, address) for _ in range(RUNS)]
        browser.close()
    print(f"first playable view: {', '.join(f'{run:.0f}' for run in runs)} ms")
    print(f"median {statistics.median(runs):.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
