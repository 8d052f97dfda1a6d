import type { StallSummary } from '@campushive/contract';

/** Returns the pick-up place in words: hall and place, whichever there are. */
export const placeOf = ({ hall, place }: Pick<StallSummary, 'hall' | 'place'>): string | null =>
  [hall?.name ?? null, place].filter((part) => part !== null && part !== '').join(', ') || null;
