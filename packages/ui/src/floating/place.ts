/** Where something stands beside its anchor; `start` and `end` follow the direction of writing. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/** Which edges of both meet. */
export type Align = 'start' | 'center' | 'end';

/** What {@link place} needs to know. */
export interface Placement {
  side: Side;
  align: Align;
  /** Right-to-left writing turns `start` and `end` around. */
  rtl: boolean;
}

/** A box in pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The outcome: where to stand, on which side in the end, and how high it may be. */
export interface Place {
  left: number;
  top: number;
  side: 'top' | 'bottom' | 'left' | 'right';
  maxHeight: number;
}

type Physical = Place['side'];

const GAP = 6;
const MARGIN = 12;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } satisfies Record<
  Physical,
  Physical
>;

/** Puts a box of this size beside the anchor: on the other side when it fits only there, and never over the window's edge. */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  { side, align, rtl }: Placement,
): Place {
  const room = {
    top: anchor.top - GAP - MARGIN,
    bottom: view.height - anchor.top - anchor.height - GAP - MARGIN,
    left: anchor.left - GAP - MARGIN,
    right: view.width - anchor.left - anchor.width - GAP - MARGIN,
  };
  const wanted = toPhysical(side, rtl);
  const needed = wanted === 'top' || wanted === 'bottom' ? size.height : size.width;
  const other = opposite[wanted];
  const chosen = room[wanted] < needed && room[other] > room[wanted] ? other : wanted;
  const vertical = chosen === 'top' || chosen === 'bottom';
  const maxHeight = Math.max(96, vertical ? room[chosen] : view.height - 2 * MARGIN);
  const height = Math.min(size.height, maxHeight);
  const edges = rtl && vertical ? mirrored[align] : align;
  const left = vertical
    ? along(anchor.left, anchor.width, size.width, edges)
    : beside(chosen, anchor, size.width);
  const top = vertical
    ? chosen === 'top'
      ? anchor.top - GAP - height
      : anchor.top + anchor.height + GAP
    : along(anchor.top, anchor.height, height, align);
  return {
    left: clamp(left, MARGIN, view.width - size.width - MARGIN),
    top: clamp(top, MARGIN, view.height - height - MARGIN),
    side: chosen,
    maxHeight,
  };
}

const mirrored = { start: 'end', center: 'center', end: 'start' } satisfies Record<Align, Align>;

function toPhysical(side: Side, rtl: boolean): Physical {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === rtl ? 'right' : 'left';
}

function beside(side: Physical, anchor: Box, width: number): number {
  return side === 'left' ? anchor.left - GAP - width : anchor.left + anchor.width + GAP;
}

function along(from: number, length: number, size: number, align: Align): number {
  if (align === 'start') return from;
  return align === 'end' ? from + length - size : from + (length - size) / 2;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
