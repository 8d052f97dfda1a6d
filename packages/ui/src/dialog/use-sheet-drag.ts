import { type PointerEvent, useRef } from 'react';

/** Distance in px, and speed in px/ms, from which a drag closes the sheet. */
const FAR = 96;
const FAST = 0.6;

interface Drag {
  sheet: HTMLElement;
  fromY: number;
  fromTime: number;
}

interface SheetDragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Lets a finger on the top of a sheet drag it down to close it. Moves the nearest `[data-sheet]` without rendering, so that no frame is
 * dropped.
 */
export function useSheetDrag(onAway: () => void): SheetDragHandlers {
  const drag = useRef<Drag | null>(null);

  function begin(event: PointerEvent<HTMLElement>): void {
    const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]');
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (!sheet || onButton || !isSheetNow(sheet)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { sheet, fromY: event.clientY, fromTime: event.timeStamp };
  }

  function move({ clientY }: PointerEvent<HTMLElement>): void {
    if (!drag.current) return;
    const { sheet, fromY } = drag.current;
    sheet.style.translate = `0 ${Math.max(0, clientY - fromY)}px`;
  }

  function end(event: PointerEvent<HTMLElement>): void {
    if (!drag.current) return;
    const { sheet, fromY, fromTime } = drag.current;
    drag.current = null;
    if (event.type === 'pointerup' && isAway(event.clientY - fromY, event.timeStamp - fromTime)) onAway();
    else sheet.style.translate = '';
  }

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

/** Returns true when a drag of this distance and duration closes the sheet. */
export function isAway(pixels: number, milliseconds: number): boolean {
  return pixels > FAR || (pixels > FAR / 4 && pixels / Math.max(1, milliseconds) > FAST);
}

/** Returns true below 640 px. From 640 px on, the dialog is centred and its grip is hidden. */
function isSheetNow(sheet: HTMLElement): boolean {
  const grip = sheet.querySelector('[data-slot=sheet-grip]');
  return grip !== null && getComputedStyle(grip).display !== 'none';
}
