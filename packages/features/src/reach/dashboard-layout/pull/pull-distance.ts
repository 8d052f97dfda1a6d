/** A point of a touch, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Way of the indicator, in CSS pixels, from which letting go refreshes the page. */
export const PULL_THRESHOLD = 56;
const LONGEST = 88;
/** The indicator follows a finger at half its speed, so that no refresh begins by accident. */
const RESISTANCE = 0.5;

/** Returns the way of the indicator for a finger, in CSS pixels: 0 upwards, and for a movement that is more sideways than down. */
export function pullDistance(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return y <= Math.abs(x) ? 0 : Math.min(LONGEST, y * RESISTANCE);
}

/** Returns whether a touch on an element may pull the page: the page is at its top, and no element under the finger is scrolled or handles touches itself, as a map does. */
export function mayPull(target: EventTarget | null): boolean {
  if (window.scrollY > 0) return false;
  for (
    let element = target instanceof Element ? target : null;
    element !== null;
    element = element.parentElement
  ) {
    if (element.scrollTop > 0 || element.getAttribute('role')?.endsWith('dialog') === true) return false;
    if (getComputedStyle(element).touchAction === 'none') return false;
  }
  return true;
}
