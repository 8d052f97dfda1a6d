/** Stub for Radix, which measures its controls. jsdom has no layout, so it has no ResizeObserver. */
class UnmeasuredObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') window.ResizeObserver ??= UnmeasuredObserver;
