import * as z from 'zod/mini';
import { CONDITIONS, EVENT_TIMES, EVENT_TYPES } from '../../catalogue/hives.js';
import { MAX_PAGE, MAX_SEARCH } from '../../limits.js';
import { courseCode, line, optionalText, priceInput, wholeNumber } from '../../schema.js';
import { TOPIC_IDS } from '../../catalogue/topics.js';
import { wrong } from '../../fields/field-errors.js';

/** Sort orders. `soonest` sorts by end, which for events is their date. */
export const SORTS = ['newest', 'soonest', 'price-asc', 'price-desc', 'relevance'] as const;
/** The order of a list of listings. Default: `newest`, and `relevance` in a search. */
export type Sort = (typeof SORTS)[number];
/** Maximum ages of listings, used as a filter: 24 hours, 7 days or 30 days. */
const SINCE = ['day', 'week', 'month'] as const;
/** The maximum age of listings, used as a filter. */
export type Since = (typeof SINCE)[number];
/** Costs of listings, used as a filter. `free` selects listings that cost nothing. */
const COSTS = ['free'] as const;
/** The cost of listings, used as a filter. */
export type Cost = (typeof COSTS)[number];

/** Cursor and length of a page of a list. */
export const page = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) };
/** Filters and sort order of a list of listings. */
export const listingFilters = {
  q: z.optional(optionalText(MAX_SEARCH)),
  topic: z.optional(z.enum(TOPIC_IDS)),
  university: z.optional(line(100)),
  /** A university. Selects its listings and those of nearby ones. */
  near: z.optional(line(100)),
  /** A university whose listings precede the others, in lists ordered by date or by relevance. */
  first: z.optional(line(100)),
  /** A hall. Selects the listings that name it. */
  hall: z.optional(line(100)),
  /** A hall whose listings precede those of its campus, in lists ordered by date or by relevance. */
  firstHall: z.optional(line(100)),
  minPrice: z.optional(priceInput),
  maxPrice: z.optional(priceInput),
  condition: z.optional(z.enum(CONDITIONS)),
  /** A course in any spelling. Selects listings for it. */
  course: z.optional(courseCode),
  /** Maximum age of the listings. */
  since: z.optional(z.enum(SINCE)),
  /** Restricts the list to free listings. */
  cost: z.optional(z.enum(COSTS)),
  /** Restricts the list to events of this type and time, by the campus's clock. */
  eventType: z.optional(z.enum(EVENT_TYPES)),
  when: z.optional(z.enum(EVENT_TIMES)),
  /** Filters of a campus's own hive by its fields, such as `kind:shared,furnished:yes`. */
  facets: z.optional(
    z
      .string()
      .check(
        z.maxLength(500),
        z.regex(/^[a-zA-Z0-9]+:[a-z0-9-]+(,[a-zA-Z0-9]+:[a-z0-9-]+)*$/, wrong('invalid_choice')),
      ),
  ),
  sort: z.optional(z.enum(SORTS)),
  ...page,
};

/** Checks that the lowest price does not exceed the highest. */
export const pricesInOrder = z.refine<{
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
}>(({ minPrice, maxPrice }) => minPrice == null || maxPrice == null || minPrice <= maxPrice, {
  path: ['maxPrice'],
  error: 'below_lowest_price',
});
