import { campus as ghana } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';
import { findUniversities, locationsOf } from './find-universities.js';
import { described } from './universities.fixtures.js';

const ids = (q: string, location = '', existing = described) =>
  findUniversities(ghana, existing, { q, location }, 'en').map((university) => university.id);

it('begins with the eight that the listing shows first', () => {
  expect(ids('')).toHaveLength(17);
  expect(ids('').slice(0, 8)).toEqual(['ug', 'knust', 'ucc', 'gimpa', 'ashesi', 'central', 'uew', 'uds']);
});

it('finds by name, short name or description, in any case', () => {
  expect(ids('winneba')).toEqual(['uew']);
  expect(ids('KNUST')).toEqual(['knust']);
  expect(ids('honour code')).toEqual(['ashesi']);
  expect(ids('casino')).toEqual([]);
});

it('finds by name until the descriptions are there', () => {
  expect(ids('KNUST', '', [])).toEqual(['knust']);
  expect(ids('honour code', '', [])).toEqual([]);
});

it('keeps to one town', () => {
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

it('says something of every university in three languages', () => {
  for (const { id, about, programs, faculties } of ghana.institutions) {
    for (const text of [about, programs ?? {}]) expect(Object.keys(text), id).toEqual(['en', 'fr', 'es']);
    expect(faculties.length, id).toBeGreaterThan(1);
  }
});
