import * as z from 'zod/mini';
import { hiveName } from '../hive-fields.js';
import { CONDITIONS } from '../hives.js';
import { majorUnits, instant } from '../schema.js';

export const SUGGESTION_KINDS = ['recent', 'hive', 'within', 'listing'] as const;

/** Something that a search box offers while the user types. */
export const suggestion = z.object({
  /** My own earlier search; a hive; the same words within one hive; a listing. */
  kind: z.enum(SUGGESTION_KINDS),
  /** What to search for; of a hive and a listing its title. */
  text: z.string(),
  /** Of a hive, of `within`, and of a listing. */
  hiveType: z.nullable(hiveName),
  /** How many open listings it leads to; null where that is not counted. */
  count: z.nullable(z.number()),
  /** Of a listing. */
  id: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

/** A search that tells its owner of new listings; null and empty text narrow nothing. */
export const savedSearch = z.object({
  id: z.string(),
  q: z.string(),
  hiveType: z.nullable(hiveName),
  /** The university's id. */
  university: z.nullable(z.string()),
  minPrice: z.nullable(majorUnits),
  maxPrice: z.nullable(majorUnits),
  condition: z.nullable(z.enum(CONDITIONS)),
  /** Open listings that fit it now. */
  count: z.number(),
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;
