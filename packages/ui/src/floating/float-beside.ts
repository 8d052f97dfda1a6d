import { type Align, type Box, place, type Side } from './place.js';

/** Beside what something may stand: an element, or a point. */
export interface Anchor {
  getBoundingClientRect: () => Box;
}

/** How {@link floatBeside} puts an element. */
export interface FloatOptions {
  side: Side;
  align: Align;
  /** As wide as the anchor, at least. Default `false`. */
  matchWidth?: boolean;
}

/**
 * Lifts an element into the browser's top layer and keeps it beside its anchor while the page scrolls. The element stays
 * where it is in the document, so that Tab, theme and an open dialog around it go on as if it lay there. Answers how to stop.
 */
export function floatBeside(element: HTMLElement, anchor: Anchor, options: FloatOptions): () => void {
  // Safari 16 and Chrome 113 have no top layer for it: there it is an ordinary fixed element.
  if ('showPopover' in element && element.popover !== null && !element.matches(':popover-open')) {
    element.showPopover();
  }
  function put(): void {
    const box = anchor.getBoundingClientRect();
    element.style.maxHeight = '';
    if (options.matchWidth) element.style.minWidth = `${box.width}px`;
    const { left, top, side, maxHeight } = place(
      box,
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      { ...options, rtl: getComputedStyle(element).direction === 'rtl' },
    );
    element.dataset['side'] = side;
    Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
  }
  put();
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('scroll', put, { capture: true, passive: true, signal });
  window.addEventListener('resize', put, { passive: true, signal });
  // jsdom measures nothing.
  const sizes = 'ResizeObserver' in window ? new ResizeObserver(put) : undefined;
  sizes?.observe(element);
  return () => {
    following.abort();
    sizes?.disconnect();
  };
}
