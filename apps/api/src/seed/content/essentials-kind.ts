import type { PictureName } from '../pictures/photographs.js';

/** A title, a price in cedis, and optionally a brand and a separate picture. */
export type Item = readonly [title: string, price: number, brand?: string | null, picture?: PictureName];

/** Items that share a picture and sentences of their sellers. */
export interface Kind {
  readonly category: string;
  readonly picture: PictureName;
  readonly items: readonly Item[];
  /** Sentences of the sellers of the first items, one each. */
  readonly says: readonly string[];
}

export const kind = (
  category: string,
  picture: PictureName,
  says: readonly string[],
  items: readonly Item[],
): Kind => ({
  category,
  picture,
  says,
  items,
});
