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

export type ListingAge = 'day' | 'week' | 'month';
export type ListingSort = 'newest' | 'soonest' | 'price-asc' | 'price-desc' | 'relevance';

/** What narrows a list; kept in the address by the host, so that a list can be shared and gone back to. */
export interface ListingFilters {
  readonly q: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly condition: Condition | '';
  readonly university: string;
  /** Narrows a list of all hives to one. */
  readonly hive: HiveName | '';
  /** A shelf inside a hive. */
  readonly topic: TopicId | '';
  /** Posted not longer ago than this. */
  readonly since: ListingAge | '';
  /** Only what costs nothing. */
  readonly cost: 'free' | '';
  /** Of events: their kind, and when they are. */
  readonly eventType: EventType | '';
  readonly when: EventTime | '';
  /** Of a hive of the campus's own: what its fields have to hold, such as `kind:shared,furnished:yes`. */
  readonly facets: string;
  readonly sort: ListingSort | '';
}

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

export const AGES: readonly ListingAge[] = ['day', 'week', 'month'];
const SORTS: readonly ListingSort[] = ['newest', 'soonest', 'price-asc', 'price-desc', 'relevance'];

/** Reads filters from an address; what is not one is left out. */
export function parseFilters(
  campus: BrowserCampus,
  read: (name: keyof ListingFilters) => string | null,
): ListingFilters {
  const price = (name: 'minPrice' | 'maxPrice') => {
    // Addresses carry plain numbers: see `withPlainPrices`.
    const typed = read(name)?.trim() ?? '';
    const amount = Number(typed);
    return !/^\d+(?:\.\d+)?$/.test(typed) || priceError(amount, campus) !== null ? '' : String(amount);
  };
  const university = read('university') ?? '';
  return {
    q: read('q') ?? '',
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    condition: CONDITIONS.find((one) => one === read('condition')) ?? '',
    university: findUniversity(campus, university) === undefined ? '' : university,
    hive: hiveNamesOf(campus).find((one) => one === read('hive')) ?? '',
    topic: topicIdsOf(campus).find((one) => one === read('topic')) ?? '',
    since: AGES.find((one) => one === read('since')) ?? '',
    cost: read('cost') === 'free' ? 'free' : '',
    eventType: EVENT_TYPES.find((one) => one === read('eventType')) ?? '',
    when: EVENT_TIMES.find((one) => one === read('when')) ?? '',
    facets: read('facets') ?? '',
    sort: SORTS.find((one) => one === read('sort')) ?? '',
  };
}

export const isFiltered = ({ q, sort: _sort, ...rest }: ListingFilters): boolean =>
  q.trim() !== '' || Object.values(rest).some((value) => value !== '');

/** What a list is ordered by unless its reader wants otherwise: a search by what fits, events by their date. */
export function usualSort(hive: HiveName | undefined, q = '') {
  if (q.trim() !== '') return 'relevance';
  return hive === 'buzz' ? 'soonest' : 'newest';
}

/** The input of the list call. A university that the filters name counts more than the campus that comes first. */
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
    // Another hive was chosen since.
    ...(mayBeEvents(within) && eventType !== '' && { eventType }),
    ...(mayBeEvents(within) && when !== '' && { when }),
    ...(areFacetsOf(within, facets) && { facets }),
    sort: sort === '' ? usualSort(within === '' ? undefined : within, q) : sort,
  } as const;
}

/** Whether a list may have events: of all hives, or of theirs. */
export const mayBeEvents = (hive: HiveName | ''): boolean => hive === '' || hive === 'buzz';

/** Where listings are looked for: one hive, all of them, or the services of several. */
export type FilterScope = HiveName | 'all' | 'services';

/** The topics that can narrow a list; once a hive is chosen, its own. */
export function topicsFor(scope: FilterScope, chosen: HiveName | ''): readonly TopicId[] {
  if (scope === 'services') return [];
  const hive = scope === 'all' ? chosen : scope;
  return TOPIC_IDS.filter((id) => hive === '' || TOPICS[id].hive === hive);
}

/** The lowest price is above the highest: nothing can fit. */
export const arePricesCrossed = ({ minPrice, maxPrice }: ListingFilters): boolean =>
  minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice);
