/** What waits far below; see features.css. */
const BELOW = ".drawn-below section, [data-slot='public-footer']";

/**
 * Lays out what lies far below once there is nothing else to do, part by part: whoever scrolls fast, or takes a picture of all
 * of the page, finds it whole. Parts with photos go on waiting: near the screen, a photo is fetched.
 */
export function showWhole(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(BELOW)].filter(
    (part) => !part.querySelector('img'),
  );
  const next = () => {
    const part = parts.shift();
    if (part === undefined) return;
    part.dataset['whole'] = '';
    whenIdle(next);
  };
  whenIdle(next);
}

/** Not every browser tells when it is idle. */
const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
