import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { CONDITIONS } from '../../catalogue/hives.js';
import { majorUnits, instant } from '../../schema.js';
import { TOPIC_IDS } from '../../catalogue/topics.js';
import { listing } from './listing.js';
import { publicUser } from '../accounts/user.js';

/** Kinds of suggestions of the search box. `within` searches one hive for the typed words. */
const SUGGESTION_KINDS = [
  'recent',
  'university',
  'hive',
  'course',
  'topic',
  'within',
  'person',
  'listing',
] as const;

/** A suggestion of the search box. */
export const suggestion = z.object({
  /** The viewer's earlier search, a university, a hive, a course, a topic, the same words within one hive, a student, or a listing. */
  kind: z.enum(SUGGESTION_KINDS),
  /** The text to search for, or the name, code or title of the target. For a topic, its id, which clients translate. */
  text: z.string(),
  /** The hive of a `hive`, `topic`, `within` or `listing` suggestion. */
  hiveType: z.nullable(hiveName),
  /** Number of open listings behind the suggestion. Null where they are not counted. */
  count: z.nullable(z.number()),
  /** Id of a university, a course, a topic, a student or a listing. */
  id: z.nullable(z.string()),
});
/** A suggestion of the search box, with its number of open listings. */
export type Suggestion = z.infer<typeof suggestion>;

/**
 * Fit of results to the query. `all`: all words fit. `some`: all words fit the first results, and most words the others. `corrected`: all
 * words fit after spelling correction. `alike`: words of titles with a similar spelling fit. `most`: most words fit.
 */
const SEARCH_FITS = ['all', 'some', 'corrected', 'alike', 'most'] as const;
/** The fit of search results to the query. */
export type SearchFit = (typeof SEARCH_FITS)[number];

/** Facts about a searched list. */
export const searchAbout = z.object({
  fit: z.enum(SEARCH_FITS),
  /** Students with that name, best first. Only on the first page of a search of all hives. Empty for visitors. */
  people: z.array(publicUser),
});
/** Facts about a searched list: how well its results fit, and students with that name. */
export type SearchAbout = z.infer<typeof searchAbout>;

/** A kind of item, work, event or subject. */
export const listingKind = z.object({
  id: z.string(),
  /** Names by language. */
  titles: z.object({ en: z.string(), fr: z.string(), es: z.string() }),
});
/** A kind of item, work, event or subject, with its names by language. */
export type ListingKind = z.infer<typeof listingKind>;

/** Results of one search in every category, with the best few of each. */
export const searchOverview = z.object({
  /** How well the listings fit the query. */
  fit: z.enum(SEARCH_FITS),
  /** The hives with results, ordered by their best result. */
  hives: z.array(
    z.object({
      hiveType: hiveName,
      /** Number of all results in the hive, including those not shown. */
      count: z.number(),
      listings: z.array(listing),
    }),
  ),
  /** Students, best first. Empty for visitors. `count` is at most 50. */
  people: z.object({ count: z.number(), users: z.array(publicUser) }),
  /** Universities with that name or in that place, best first. */
  universities: z.array(z.object({ id: z.string(), listingCount: z.number() })),
});
/** The best results of one search in every category, with the number of all. */
export type SearchOverview = z.infer<typeof searchOverview>;

/** A search that notifies its owner of new listings. Null and empty text do not filter. */
export const savedSearch = z.object({
  id: z.string(),
  q: z.string(),
  hiveType: z.nullable(hiveName),
  topic: z.nullable(z.enum(TOPIC_IDS)),
  /** The university's id. */
  university: z.nullable(z.string()),
  /** Id of a university. Selects its listings and those of nearby ones. */
  near: z.nullable(z.string()),
  minPrice: z.nullable(majorUnits),
  maxPrice: z.nullable(majorUnits),
  condition: z.nullable(z.enum(CONDITIONS)),
  /** A course code, such as `MATH 223`. */
  course: z.nullable(z.string()),
  /** Current number of open results. */
  count: z.number(),
  createdAt: instant,
});
/** A search that notifies its owner of new listings. Prices are in major units. */
export type SavedSearch = z.infer<typeof savedSearch>;
