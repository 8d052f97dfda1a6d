import {
  CONDITIONS,
  EVENT_TIMES,
  EVENT_TYPES,
  MAX_SEARCH,
  TOPIC_IDS,
  TOPICS,
  type Condition,
  type EventTime,
  type EventType,
  type HiveName,
  type TopicId,
} from '@campushive/contract';
import { findUniversity, hiveNamesOf, topicIdsOf } from '@campushive/contract/campus';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { priceError } from '@campushive/contract/money';
import { areFacetsOf } from './facets.js';

/** Maximum age of a listing in a filter. */
export type ListingAge = 'day' | 'week' | 'month';
/** Sort order of a list of listings. `soonest` is for events, `relevance` for a search. */
export type ListingSort = 'newest' | 'soonest' | 'price-asc' | 'price-desc' | 'relevance';

/** Filters of a list. The host stores them in the address, so that a list can be shared and reopened. */
export interface ListingFilters {
  /** Search text. Empty for none. */
  readonly q: string;
  /** Lowest price in major units, as typed. Empty for none. */
  readonly minPrice: string;
  /** Highest price in major units, as typed. Empty for none. */
  readonly maxPrice: string;
  readonly condition: Condition | '';
  /** Id of the only university to include. Empty for the viewer's campus choice. */
  readonly university: string;
  /** Hive to show, in a list of all hives. */
  readonly hive: HiveName | '';
  /** Topic within a hive. */
  readonly topic: TopicId | '';
  /** Maximum age of the listings. */
  readonly since: ListingAge | '';
  /** `free` for free listings only. */
  readonly cost: 'free' | '';
  /** Kind of event. Applies to events only, like `when`. */
  readonly eventType: EventType | '';
  readonly when: EventTime | '';
  /** Required field values in a campus's custom hive, such as `kind:shared,furnished:yes`. */
  readonly facets: string;
  /** Sort order. Empty for the one that `usualSort` returns. */
  readonly sort: ListingSort | '';
}

/** Filters that leave nothing out. An empty string means no filter. */
export const NO_FILTERS: ListingFilters = {
  q: '',
  minPrice: '',
  maxPrice: '',
  condition: '',
  university: '',
  hive: '',
  topic: '',
  since: '',
  cost: '',
  eventType: '',
  when: '',
  facets: '',
  sort: '',
};

/** Options of the age filter, in display order. */
export const AGES: readonly ListingAge[] = ['day', 'week', 'month'];
const SORTS: readonly ListingSort[] = ['newest', 'soonest', 'price-asc', 'price-desc', 'relevance'];

/** Reads filters from an address and ignores invalid values. */
export function parseFilters(
  campus: BrowserCampus,
  read: (name: keyof ListingFilters) => string | null,
): ListingFilters {
  const price = (name: 'minPrice' | 'maxPrice') => {
    // Addresses contain plain numbers; see `withPlainPrices`.
    const typed = read(name)?.trim() ?? '';
    const amount = Number(typed);
    return !/^\d+(?:\.\d+)?$/.test(typed) || priceError(amount, campus) !== null ? '' : String(amount);
  };
  const university = read('university') ?? '';
  return {
    q: read('q') ?? '',
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    condition: CONDITIONS.find((condition) => condition === read('condition')) ?? '',
    university: findUniversity(campus, university) === undefined ? '' : university,
    hive: hiveNamesOf(campus).find((one) => one === read('hive')) ?? '',
    topic: topicIdsOf(campus).find((one) => one === read('topic')) ?? '',
    since: AGES.find((listingAge) => listingAge === read('since')) ?? '',
    cost: read('cost') === 'free' ? 'free' : '',
    eventType: EVENT_TYPES.find((one) => one === read('eventType')) ?? '',
    when: EVENT_TIMES.find((one) => one === read('when')) ?? '',
    facets: read('facets') ?? '',
    sort: SORTS.find((listingSort) => listingSort === read('sort')) ?? '',
  };
}

/** Returns true when a search text or filter is set. Ignores the sort order. */
export const isFiltered = ({ q, sort: _sort, ...rest }: ListingFilters): boolean =>
  q.trim() !== '' || Object.values(rest).some((value) => value !== '');

/** Returns the default sort order: relevance for a search, date for events, newest for everything else. */
export function usualSort(hive: HiveName | undefined, q = '') {
  if (q.trim() !== '') return 'relevance';
  return hive === 'buzz' ? 'soonest' : 'newest';
}

/** Builds the input of the list call. A university in the filters takes precedence over the campus scope. */
export function toInput(filters: ListingFilters, hive: HiveName | 'all', narrowing: CampusNarrowing = {}) {
  const { minPrice, maxPrice, condition, university, topic, since, cost, eventType, when, facets, sort } =
    filters;
  const q = filters.q.trim().slice(0, MAX_SEARCH);
  const within = hive === 'all' ? filters.hive : hive;
  return {
    ...(within !== '' && { hiveType: within }),
    ...(q !== '' && { q }),
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(condition !== '' && { condition }),
    ...(university === '' ? narrowing : { university }),
    ...(topic !== '' && { topic }),
    ...(since !== '' && { since }),
    ...(cost !== '' && { cost }),
    // Omitted when another hive has been chosen since.
    ...(mayBeEvents(within) && eventType !== '' && { eventType }),
    ...(mayBeEvents(within) && when !== '' && { when }),
    ...(areFacetsOf(within, facets) && { facets }),
    sort: sort === '' ? usualSort(within === '' ? undefined : within, q) : sort,
  } as const;
}

/** Checks whether a list can contain events: all hives, or the events hive. */
export const mayBeEvents = (hive: HiveName | ''): boolean => hive === '' || hive === 'buzz';

/** Scope of a list: one hive, all hives, or the services of several hives. */
export type FilterScope = HiveName | 'all' | 'services';

/** Returns the topics available as filters. Once a hive is chosen, returns only that hive's topics. */
export function topicsFor(scope: FilterScope, chosen: HiveName | ''): readonly TopicId[] {
  if (scope === 'services') return [];
  const hive = scope === 'all' ? chosen : scope;
  return TOPIC_IDS.filter((id) => hive === '' || TOPICS[id].hive === hive);
}

/** Checks whether the lowest price exceeds the highest, so that nothing can match. */
export const arePricesCrossed = ({ minPrice, maxPrice }: ListingFilters): boolean =>
  minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice);
