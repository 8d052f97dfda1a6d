import { UNIVERSITIES } from '@campushive/contract';
import { expect, it } from 'vitest';
import { FACULTIES } from './university-faculties.js';
import { findUniversities, LOCATIONS } from './find-universities.js';
import { messages as en } from './university-words.en.js';
import { messages as es } from './university-words.es.js';
import { messages as fr } from './university-words.fr.js';

const ids = (q: string, location = '') => findUniversities({ q, location }, en).map((one) => one.id);

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

it('keeps to one town', () => {
  expect(ids('', 'Kumasi')).toEqual(['knust']);
  expect(LOCATIONS.slice(0, 6)).toEqual(['Accra', 'Kumasi', 'Cape Coast', 'Tamale', 'Winneba', 'Berekuso']);
});

it('says something of every university in three languages', () => {
  const all = UNIVERSITIES.map((one) => one.id).sort();
  for (const words of [en, fr, es, FACULTIES]) expect(Object.keys(words).sort()).toEqual(all);
});
