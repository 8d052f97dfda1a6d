/** Bounds of the server's time minus the device's, in ms. */
export interface OffsetBounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** One request: when the device sent it and had its response, and the `Date` that the server wrote meanwhile. In ms. */
export interface TimeSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverDate: number;
}

/** A `Date` header counts whole seconds, and servers renew it once a second. */
const DATE_PRECISION = 2_000;

/** The bounds that one request proves, whichever way its round trip is split. */
export const boundsOf = ({ sentAt, receivedAt, serverDate }: TimeSample): OffsetBounds => ({
  atLeast: serverDate - receivedAt,
  atMost: serverDate + DATE_PRECISION - sentAt,
});

/**
 * Narrows the bounds by a further sample, so that fast requests count and slow ones do no harm. A sample that contradicts them
 * replaces them: the device's clock was set meanwhile.
 */
export function narrow(known: OffsetBounds | undefined, sample: TimeSample): OffsetBounds {
  const bounds = boundsOf(sample);
  if (known === undefined) return bounds;
  const both = {
    atLeast: Math.max(known.atLeast, bounds.atLeast),
    atMost: Math.min(known.atMost, bounds.atMost),
  };
  return both.atLeast > both.atMost ? bounds : both;
}

/** The offset to add to the device's time. Zero where the device may be right. */
export function offsetIn({ atLeast, atMost }: OffsetBounds): number {
  if (atLeast <= 0 && atMost >= 0) return 0;
  return Math.round((atLeast + atMost) / 2);
}
