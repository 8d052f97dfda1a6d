/** Runs a callback after the next paint, so that the response to a touch appears before the work that it starts. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
