/** Runs once the next picture is on the screen: what a touch sets off must not keep the touch itself from being seen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
