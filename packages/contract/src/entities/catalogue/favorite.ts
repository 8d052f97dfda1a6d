import * as z from 'zod/mini';
import { instant } from '../../schema.js';
import { listing } from './listing.js';

/** Kinds of favourites. `saved` is a bookmark that only its owner sees. `liked` counts publicly. */
export const FAVORITE_KINDS = ['saved', 'liked'] as const;
/** The kind of a favourite: a private bookmark, or a public like. */
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

/** A favourite of the viewer: the listing in its current state, and its poster's rating. */
export const favorite = z.object({
  kind: z.enum(FAVORITE_KINDS),
  savedAt: instant,
  listing,
  /** Mean of the poster's published reviews. Null without any. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
});
/** A favourite of the viewer, with the listing in its current state. */
export type Favorite = z.infer<typeof favorite>;

/** The viewer's relation to one listing, and its number of likes. */
export const favoriteState = z.object({
  hiveId: z.string(),
  saved: z.boolean(),
  liked: z.boolean(),
  likes: z.number(),
});
/** The viewer's marks on one listing, and its number of likes. */
export type FavoriteState = z.infer<typeof favoriteState>;

/** Ids of all listings that the viewer saved and liked, enough to mark every card on a page. */
export const favoriteMarks = z.object({ saved: z.array(z.string()), liked: z.array(z.string()) });
/** Ids of all listings that the viewer saved and liked, at most `MAX_FAVORITES` of each. */
export type FavoriteMarks = z.infer<typeof favoriteMarks>;
