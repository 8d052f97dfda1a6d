/** Bounds of the server's time minus the device's, in ms. */
export interface OffsetBounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** A request's time of sending and of its response by the device, and the server's `Date` header. In ms. */
export interface TimeSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverDate: number;
}

/** Resolution of the `Date` header, in ms: whole seconds, which servers update once a second. */
const DATE_PRECISION = 2_000;

/** Returns the bounds that one request proves, regardless of how its round trip is split. */
export const boundsOf = ({ sentAt, receivedAt, serverDate }: TimeSample): OffsetBounds => ({
  atLeast: serverDate - receivedAt,
  atMost: serverDate + DATE_PRECISION - sentAt,
});

/**
 * Narrows the bounds by a further sample, so that fast requests count and slow ones do no harm. A sample that contradicts the bounds
 * replaces them, because the device's clock was changed.
 */
export function narrow(previous: OffsetBounds | undefined, sample: TimeSample): OffsetBounds {
  const bounds = boundsOf(sample);
  if (previous === undefined) return bounds;
  const both = {
    atLeast: Math.max(previous.atLeast, bounds.atLeast),
    atMost: Math.min(previous.atMost, bounds.atMost),
  };
  return both.atLeast > both.atMost ? bounds : both;
}

/** Returns the offset to add to the device's time, in ms. 0 where the device may be right. */
export function offsetIn({ atLeast, atMost }: OffsetBounds): number {
  if (atLeast <= 0 && atMost >= 0) return 0;
  return Math.round((atLeast + atMost) / 2);
}
