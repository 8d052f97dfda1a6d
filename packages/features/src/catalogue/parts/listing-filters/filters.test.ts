import { campus as ghana } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';
import { arePricesCrossed, isFiltered, NO_FILTERS, parseFilters, toInput, topicsFor } from './filters.js';
import { priceProblem, withPlainPrices } from './price-filters.js';

it('reads valid filters from a URL, and ignores invalid values', () => {
  const address = new URLSearchParams('q=fan&minPrice=5.50&maxPrice=cheap&condition=shiny&sort=price-asc');
  expect(parseFilters(ghana, (name) => address.get(name))).toEqual({
    ...NO_FILTERS,
    q: 'fan',
    minPrice: '5.5',
    sort: 'price-asc',
  });
});

it('sorts by relevance for a search, unless another order is chosen', () => {
  expect(toInput(NO_FILTERS, 'all')).toEqual({ sort: 'newest' });
  expect(toInput(NO_FILTERS, 'buzz').sort).toBe('soonest');
  expect(toInput({ ...NO_FILTERS, q: ' fan ' }, 'essentials')).toEqual({
    hiveType: 'essentials',
    q: 'fan',
    sort: 'relevance',
  });
  expect(toInput({ ...NO_FILTERS, q: 'fan', sort: 'newest' }, 'all').sort).toBe('newest');
});

it('does not count a sort order as a filter', () => {
  expect(isFiltered({ ...NO_FILTERS, sort: 'price-asc' })).toBe(false);
  expect(isFiltered({ ...NO_FILTERS, university: 'ug' })).toBe(true);
});

it('accepts a price in any notation, and writes a plain number into the URL', () => {
  const typed = { ...NO_FILTERS, minPrice: ' 1,200 ', maxPrice: 'GHS 1.5k' };
  expect(withPlainPrices(typed, ghana)).toEqual({ ...NO_FILTERS, minPrice: '1200', maxPrice: '1500' });
  expect(['', '1,200', '100,000.01', '1.200', '$5'].map((price) => priceProblem(price, ghana))).toEqual([
    null,
    null,
    'priceTooHigh',
    'invalidPrice',
    'invalidPrice',
  ]);
  const address = new URLSearchParams('minPrice=1200&maxPrice=1,500');
  expect(parseFilters(ghana, (name) => address.get(name))).toEqual({ ...NO_FILTERS, minPrice: '1200' });
});

it('drops values that the server would refuse, and reports a minimum price above the maximum', () => {
  const address = new URLSearchParams('minPrice=100000.01&maxPrice=20&university=mit');
  expect(parseFilters(ghana, (name) => address.get(name))).toEqual({ ...NO_FILTERS, maxPrice: '20' });
  expect(toInput({ ...NO_FILTERS, q: 'a'.repeat(101) }, 'all')).toMatchObject({ q: 'a'.repeat(100) });
  expect(arePricesCrossed({ ...NO_FILTERS, minPrice: '20.5', maxPrice: '20' })).toBe(true);
  expect(arePricesCrossed({ ...NO_FILTERS, minPrice: '9', maxPrice: '10' })).toBe(false);
  expect(arePricesCrossed({ ...NO_FILTERS, minPrice: '9' })).toBe(false);
});

it('lists the preferred campus first, unless a university is selected', () => {
  expect(toInput(NO_FILTERS, 'all', { near: 'ug' })).toEqual({ near: 'ug', sort: 'newest' });
  expect(toInput({ ...NO_FILTERS, university: 'knust' }, 'all', { university: 'ug' })).toEqual({
    university: 'knust',
    sort: 'newest',
  });
});

it('sends event filters only for hives that can contain events', () => {
  const address = new URLSearchParams('when=weekend&eventType=party&cost=free');
  const filters = parseFilters(ghana, (name) => address.get(name));
  const values = { when: 'weekend', eventType: 'party', cost: 'free' };
  expect(toInput(filters, 'buzz')).toMatchObject(values);
  expect(toInput(filters, 'all')).toMatchObject(values);
  expect(toInput(filters, 'essentials')).toEqual({ hiveType: 'essentials', cost: 'free', sort: 'newest' });
  expect(isFiltered(filters)).toBe(true);
  const wrong = new URLSearchParams('when=someday&eventType=rave&cost=cheap');
  expect(parseFilters(ghana, (name) => wrong.get(name))).toEqual(NO_FILTERS);
});

it('offers the categories of the selected hive, and none for services', () => {
  expect(topicsFor('all', '')).toHaveLength(12);
  expect(topicsFor('all', 'archive')).toEqual(['past-questions', 'notes']);
  expect(topicsFor('archive', '')).toEqual(['past-questions', 'notes']);
  expect(topicsFor('services', '')).toEqual([]);
});
