const LOCK = 'story play';
/** Timeout in ms. A play that takes longer no longer blocks the next frame. */
const LONGEST = 15_000;

let end: (() => void) | undefined;

/**
 * Waits until no other frame of the docs page plays its story: focus that moves to a frame closes the open lists and menus of the others.
 * Does nothing outside docs pages, or when the frame already has its turn.
 */
export async function takeTurn(): Promise<void> {
  if (end !== undefined || !isFrameOfDocs()) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request(LOCK, () => {
      begin();
      return new Promise<void>((done) => {
        end = done;
        setTimeout(done, LONGEST);
      });
    });
  });
}

/** Lets the next frame play. */
export function endTurn(): void {
  end?.();
  end = undefined;
}

const isFrameOfDocs = (): boolean =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';
