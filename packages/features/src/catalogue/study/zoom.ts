/** Zoom steps. 1 is the window's width. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [MIN_ZOOM, MAX_ZOOM] = [0.5, 4];

/** Returns the next zoom step, up or down. Unchanged at either end. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? ZOOM_STEPS.find((step) => step > zoom + 0.01)
      : ZOOM_STEPS.findLast((step) => step < zoom - 0.01);
  return next ?? zoom;
}

/** Returns the zoom after a pinch. `before` and `now` are the distances of the fingers. */
export const pinchZoom = (zoom: number, before: number, now: number): number =>
  before <= 0 ? zoom : Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (zoom * now) / before));

/** Maximum canvas size of phones, in pixels. */
const MAX_PIXELS = 16_000_000;

/** Returns the scale at which a page is `pixels` wide on the screen, limited by the maximum canvas size. */
export function drawScale(page: { width: number; height: number }, pixels: number): number {
  const most = Math.sqrt(MAX_PIXELS / (page.width * page.height));
  return Math.min(pixels / page.width, most);
}
