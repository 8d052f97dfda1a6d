import { type RefObject, useLayoutEffect } from 'react';
import { type Anchor, floatBeside } from './float-beside.js';
import type { Align, Side } from './place.js';

/** Keeps a mounted element beside its anchor; see {@link floatBeside}. */
export function useFloating(
  element: RefObject<HTMLElement | null>,
  anchor: RefObject<Anchor | null>,
  side: Side,
  align: Align,
  matchWidth = false,
): void {
  useLayoutEffect(() => {
    if (!element.current || !anchor.current) return;
    return floatBeside(element.current, anchor.current, { side, align, matchWidth });
  }, [element, anchor, side, align, matchWidth]);
}
