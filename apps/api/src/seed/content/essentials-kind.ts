import type { PictureName } from '../pictures/pictures.js';

/** A title, a price in cedis, the brand where it has one, and a picture of its own where it has one. */
export type Item = readonly [title: string, price: number, brand?: string | null, picture?: PictureName];

/** Things that share a picture and what is said of them. */
export interface Kind {
  readonly category: string;
  readonly picture: PictureName;
  readonly items: readonly Item[];
  /** What the sellers of the first ones say of them, one sentence each. */
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
