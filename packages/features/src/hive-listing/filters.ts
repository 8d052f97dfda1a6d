import { CONDITIONS, HIVE_NAMES, type Condition, type HiveName } from '@campushive/contract';

export type ListingAge = 'day' | 'week' | 'month';
export type ListingSort = 'newest' | 'price-asc' | 'price-desc' | 'relevance';

/** What narrows a list; kept in the address by the host, so that a list can be shared and gone back to. */
export interface ListingFilters {
  readonly q: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly condition: Condition | '';
  readonly university: string;
  /** Narrows a list of all hives to one. */
  readonly hive: HiveName | '';
  /** Posted not longer ago than this. */
  readonly since: ListingAge | '';
  readonly sort: ListingSort | '';
}

export const NO_FILTERS: ListingFilters = {
  q: '',
  minPrice: '',
  maxPrice: '',
  condition: '',
  university: '',
  hive: '',
  since: '',
  sort: '',
};

export const AGES: readonly ListingAge[] = ['day', 'week', 'month'];
const SORTS: readonly ListingSort[] = ['newest', 'price-asc', 'price-desc', 'relevance'];
const isPrice = (text: string) => /^\d{1,6}(\.\d{1,2})?$/.test(text);

/** Reads filters from an address; what is not one is left out. */
export function parseFilters(read: (name: keyof ListingFilters) => string | null): ListingFilters {
  const price = (name: 'minPrice' | 'maxPrice') => {
    const text = read(name) ?? '';
    return isPrice(text) ? text : '';
  };
  return {
    q: read('q') ?? '',
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    condition: CONDITIONS.find((one) => one === read('condition')) ?? '',
    university: read('university') ?? '',
    hive: HIVE_NAMES.find((one) => one === read('hive')) ?? '',
    since: AGES.find((one) => one === read('since')) ?? '',
    sort: SORTS.find((one) => one === read('sort')) ?? '',
  };
}

export const isFiltered = ({ q, sort: _sort, ...rest }: ListingFilters): boolean =>
  q.trim() !== '' || Object.values(rest).some((value) => value !== '');

/** The input of the list call. */
export function toInput(filters: ListingFilters, hive: HiveName | 'all') {
  const { q, minPrice, maxPrice, condition, university, since, sort } = filters;
  const within = hive === 'all' ? filters.hive : hive;
  return {
    ...(within !== '' && { hiveType: within }),
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(condition !== '' && { condition }),
    ...(university !== '' && { university }),
    ...(since !== '' && { since }),
    sort: sort === '' ? (q.trim() === '' ? 'newest' : 'relevance') : sort,
  } as const;
}

/** The message key of a price that is not one, for the filter form. */
export const isWrongPrice = (text: string): boolean => text !== '' && !isPrice(text);
