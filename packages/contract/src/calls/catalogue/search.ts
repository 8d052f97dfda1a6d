import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { listing } from '../../entities/catalogue/listing.js';
import {
  listingKind,
  savedSearch,
  searchAbout,
  searchOverview,
  suggestion,
} from '../../entities/catalogue/search.js';
import { hiveChoice } from '../../catalogue/hive-fields.js';
import { MAX_KIND_DESCRIPTION, MAX_SEARCH, MAX_SHORT_TEXT, MAX_TITLE } from '../../limits.js';
import { id, line, optionalText } from '../../schema.js';
import { listingFilters, pricesInOrder } from './listing-filters.js';

const { q, university, near, first, hall, firstHall, minPrice, maxPrice, condition, topic, since } =
  listingFilters;
const { cost, course, eventType, when } = listingFilters;

const findingCalls = (own: readonly string[]) => ({
  'search.listings': defineCall({
    summary: 'Search listings',
    who: 'anyone-or-member',
    input: z
      .strictObject({
        type: z.optional(z.literal('listings')),
        hiveType: z.optional(hiveChoice(own)),
        ...listingFilters,
      })
      .check(pricesInOrder),
    output: z.array(listing),
    about: searchAbout,
    answers: 'page',
    errors: [],
  }),
  'search.overview': defineCall({
    summary: 'Search everything',
    who: 'anyone-or-member',
    input: z
      .strictObject({
        ...{ q: line(MAX_SEARCH), topic, university, near, first, hall, firstHall },
        ...{ minPrice, maxPrice, condition, since, cost, eventType, when },
      })
      .check(pricesInOrder),
    output: searchOverview,
    errors: [],
  }),
  'search.suggestions': defineCall({
    summary: 'Get search suggestions',
    who: 'anyone-or-member',
    input: z.strictObject({
      ...{ q: z.optional(optionalText(MAX_SEARCH)), university, near, first, hall, firstHall },
    }),
    output: z.array(suggestion),
    answers: 'counted',
    errors: [],
  }),
  'search.kinds': defineCall({
    summary: 'Suggest kinds for a listing',
    who: 'member',
    input: z.strictObject({
      hiveType: hiveChoice(own),
      title: z.optional(optionalText(MAX_TITLE)),
      brand: z.optional(optionalText(MAX_SHORT_TEXT)),
      /** Beginning of the description: the call is a GET, so it is shorter than a listing's. */
      description: z.optional(optionalText(MAX_KIND_DESCRIPTION)),
      kind: z.optional(optionalText(MAX_SHORT_TEXT)),
    }),
    output: z.array(listingKind),
    answers: 'counted',
    errors: [],
  }),
});

const RECENT_SEARCH_CALLS = {
  'search.remember': defineCall({
    summary: 'Remember a search',
    who: 'member',
    input: z.strictObject({ q: line(MAX_SEARCH) }),
    errors: [],
  }),
  'search.forget': defineCall({
    summary: 'Forget searches',
    who: 'member',
    input: z.strictObject({ q: z.optional(line(MAX_SEARCH)) }),
    answers: 'counted',
    errors: [],
  }),
};

const savedSearchCalls = (own: readonly string[]) => ({
  'savedSearches.list': defineCall({
    summary: 'List saved searches',
    who: 'member',
    input: z.strictObject({}),
    output: z.array(savedSearch),
    answers: 'counted',
    errors: [],
  }),
  'savedSearches.create': defineCall({
    summary: 'Save a search',
    who: 'member',
    creates: true,
    input: z
      .strictObject({
        q,
        hiveType: z.optional(hiveChoice(own)),
        topic,
        university,
        near,
        minPrice,
        maxPrice,
        condition,
        course,
      })
      .check(pricesInOrder),
    output: savedSearch,
    errors: ['limit_reached'],
  }),
  'savedSearches.remove': defineCall({
    summary: 'Delete a saved search',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found'],
  }),
});

/** Builds the search calls. `own` names the campus's own hives beside the built-in ones. Default: none. */
export const searchCalls = (own: readonly string[] = []) => ({
  ...findingCalls(own),
  ...RECENT_SEARCH_CALLS,
  ...savedSearchCalls(own),
});

/** Calls about search, suggestions and saved searches, for a campus with the built-in hives only. `searchCalls` builds others. */
export const search = searchCalls();
