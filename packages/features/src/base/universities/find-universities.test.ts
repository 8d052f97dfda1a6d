import { campus as ghana } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';
import { findUniversities, locationsOf } from './find-universities.js';
import { described } from './universities.fixtures.js';

const ids = (q: string, location = '', existing = described) =>
  findUniversities(ghana, existing, { q, location }, 'en').map((university) => university.id);

it('lists first the eight universities that the listing shows first', () => {
  expect(ids('')).toHaveLength(17);
  expect(ids('').slice(0, 8)).toEqual(['ug', 'knust', 'ucc', 'gimpa', 'ashesi', 'central', 'uew', 'uds']);
});

it('finds a university by name, short name or description, ignoring case', () => {
  expect(ids('winneba')).toEqual(['uew']);
  expect(ids('KNUST')).toEqual(['knust']);
  expect(ids('honour code')).toEqual(['ashesi']);
  expect(ids('casino')).toEqual([]);
});

it('searches names only until the descriptions are loaded', () => {
  expect(ids('KNUST', '', [])).toEqual(['knust']);
  expect(ids('honour code', '', [])).toEqual([]);
});

it('filters by town', () => {
  expect(ids('', 'Kumasi')).toEqual(['knust']);
  expect(locationsOf(ghana).slice(0, 6)).toEqual([
    'Accra',
    'Kumasi',
    'Cape Coast',
    'Tamale',
    'Winneba',
    'Berekuso',
  ]);
});

it('has texts in three languages for every university', () => {
  for (const { id, about, programs, faculties } of ghana.institutions) {
    for (const text of [about, programs ?? {}]) expect(Object.keys(text), id).toEqual(['en', 'fr', 'es']);
    expect(faculties.length, id).toBeGreaterThan(1);
  }
});
