/** A page as wide as the window is 1. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [MIN_ZOOM, MAX_ZOOM] = [0.5, 4];

/** The next step, up or down; the same at either end. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? ZOOM_STEPS.find((step) => step > zoom + 0.01)
      : ZOOM_STEPS.findLast((step) => step < zoom - 0.01);
  return next ?? zoom;
}

/** What two fingers that went apart make of it. */
export const pinchZoom = (zoom: number, before: number, now: number): number =>
  before <= 0 ? zoom : Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (zoom * now) / before));

/** Pixels that a phone's canvas holds. */
const MAX_PIXELS = 16_000_000;

/** The scale at which a page fills so many pixels of the screen, as far as a canvas holds it. */
export function drawScale(page: { width: number; height: number }, pixels: number): number {
  const most = Math.sqrt(MAX_PIXELS / (page.width * page.height));
  return Math.min(pixels / page.width, most);
}
