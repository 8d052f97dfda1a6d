/** Size and JPEG quality of one attempt at encoding a picture. */
export interface EncodeStep {
  /** Share of the full width and height. */
  readonly scale: number;
  /** JPEG quality from 0 to 1. */
  readonly quality: number;
}

/** Most bytes of a share card, which costs little on any data plan. */
export const CARD_BYTES = 60 * 1024;

/** Attempts in order: few, because each takes a slow phone a tenth of a second. The smallest needs a fifth of the memory. */
export const CARD_STEPS: readonly EncodeStep[] = [
  { scale: 1, quality: 0.82 },
  { scale: 1, quality: 0.66 },
  { scale: 0.84, quality: 0.6 },
  { scale: 0.75, quality: 0.56 },
  { scale: 0.75, quality: 0.48 },
  { scale: 0.67, quality: 0.5 },
  { scale: 0.45, quality: 0.5 },
];

/**
 * Returns the first encoded picture of at most `bytes` bytes. Null where no attempt is small enough. After an attempt without a result, for
 * want of memory, only smaller sizes are tried.
 */
export async function encodeWithin(
  bytes: number,
  steps: readonly EncodeStep[],
  encode: (step: EncodeStep) => Promise<Blob | null>,
): Promise<Blob | null> {
  let tooLarge = Infinity;
  for (const step of steps) {
    if (step.scale >= tooLarge) continue;
    const blob = await encode(step);
    if (blob !== null && blob.size <= bytes) return blob;
    if (blob === null) tooLarge = step.scale;
  }
  return null;
}
