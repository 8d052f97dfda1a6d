import type { PictureName } from '../pictures/pictures.js';

/** A title, a price in cedis and the brand, where it has one. */
export type Item = readonly [title: string, price: number, brand?: string];

/** Things that share a picture and what is said of them. */
export interface Kind {
  readonly category: string;
  readonly picture: PictureName;
  readonly items: readonly Item[];
  /** What its seller says of it, one sentence is taken of it. */
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
