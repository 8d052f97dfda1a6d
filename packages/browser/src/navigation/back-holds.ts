/** A part of the page that takes the next step back for itself. */
interface Holder {
  readonly onBack: () => void;
}

/** Marks the history entry that stands for what is open. */
const MARK = 'held';
/** Until then a page may close one window and open the next, or go to another page, in ms. */
const SETTLING = 50;
/** A window that stays open after a step back takes the next one, too. Its closing animation is over by then, in ms. */
const STILL_OPEN = 400;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Lets the Back button or gesture close what is open on a page, in any browser. While something is open, one extra entry for the same
 * address lies on top of the history. Going back removes it and tells the latest holder. A router that listens to `popstate` after
 * this hears nothing of it.
 */
export function createBackHolds(): { hold(onBack: () => void): () => void } {
  const holders: Holder[] = [];
  let leaving = false;

  const mark = () => {
    if (isMarked(history.state)) return;
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : {}), [MARK]: true }, '');
  };
  /** Takes the extra entry away once nothing is open. After a navigation another entry is on top, and stays. */
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
        // The extra entry of a page that was left while something was open: one step further back is what was wanted.
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
  // After a reload, unless the page holds the step again.
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
