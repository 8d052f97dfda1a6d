const LOCK = 'story play';
/** Milliseconds; a play that takes longer, or never ends, keeps the next frame waiting no more. */
const LONGEST = 15_000;

let end: (() => void) | undefined;

/**
 * Waits until no other frame of the docs page plays its story: focus that moves to one frame closes the lists and menus that are
 * open in another. Does nothing outside docs pages, nor for a frame whose turn it is.
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
