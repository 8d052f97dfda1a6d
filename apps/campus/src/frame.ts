let end: () => void;

/** The drawn frame of a dashboard page (frames.tsx) stays on screen until all of the page can take its place. */
export const frame = {
  stays: false,
  /** The page has taken its place, or there was none. What the page can be seen without waits for it. */
  gone: new Promise<void>((resolve) => (end = resolve)),
  end(): void {
    frame.stays = false;
    end();
  },
};
