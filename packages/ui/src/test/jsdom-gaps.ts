/** jsdom lays nothing out, so it has no ResizeObserver; Radix measures its controls with one. */
class UnmeasuredObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') window.ResizeObserver ??= UnmeasuredObserver;
