/** A part of the page that handles the next Back step. */
interface Holder {
  readonly onBack: () => void;
}

/** Marks the extra history entry of an open overlay. */
const MARK = 'held';
/** Time in which a page may close one window and open the next, or go to another page, in ms. */
const SETTLING = 50;
/** Time after which a window that is still open handles the next Back step too, in ms. Its closing animation is over by then. */
const STILL_OPEN = 400;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Makes the Back button or gesture close an overlay on a page, in any browser. While an overlay is open, one extra entry for the same URL
 * lies on top of the history. Going back removes that entry and calls the latest holder. A router that listens to `popstate` after this
 * code does not see the event.
 */
export function createBackHolds(): { hold(onBack: () => void): () => void } {
  const holders: Holder[] = [];
  let leaving = false;

  const mark = () => {
    if (isMarked(history.state)) return;
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : {}), [MARK]: true }, '');
  };
  /** Removes the extra entry once nothing is open. After a navigation, another entry is on top and stays. */
  const settle = () =>
    setTimeout(() => {
      if (holders.length > 0 || !isMarked(history.state)) return;
      leaving = true;
      history.back();
    }, SETTLING);

  window.addEventListener(
    'popstate',
    (event) => {
      if (leaving) {
        leaving = false;
        event.stopImmediatePropagation();
        if (holders.length > 0) mark();
        return;
      }
      if (holders.length === 0) {
        // The extra entry belongs to a page that was left with an open overlay. The user wanted one step further back.
        if (isMarked(history.state)) settle();
        return;
      }
      if (isMarked(history.state)) return;
      event.stopImmediatePropagation();
      const holder = holders.pop();
      if (holders.length > 0) mark();
      holder?.onBack();
    },
    { capture: true },
  );
  // Removes the entry after a reload, unless the page holds the step again.
  if (isMarked(history.state)) setTimeout(settle, STILL_OPEN);

  return {
    hold(onBack) {
      let holder: Holder = { onBack: () => undefined };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const take = () => {
        holder = {
          onBack() {
            timer = setTimeout(take, STILL_OPEN);
            onBack();
          },
        };
        holders.push(holder);
        mark();
      };
      take();
      return () => {
        clearTimeout(timer);
        const at = holders.indexOf(holder);
        if (at !== -1) holders.splice(at, 1);
        settle();
      };
    },
  };
}
