import { expect, it } from 'vitest';
import { readPriceWords } from './price-words.js';

it.each([
  ['laptop under 2000', 'laptop', null, 2000],
  ['laptop below ₵1,500', 'laptop', null, 1500],
  ['phone less than 1.5k', 'phone', null, 1500],
  ['vélo moins de 300 cedis', 'vélo', null, 300],
  ['phone over 500', 'phone', 500, null],
  ['phone over 500 under 900', 'phone', 500, 900],
  ['kettle 80 cedis', 'kettle', null, 80],
  ['kettle GHS 80', 'kettle', null, 80],
  ['fan 2k cedis', 'fan', null, 2000],
])('reads %j', (q, rest, minPrice, maxPrice) => {
  const read = readPriceWords(q);
  expect({ ...read, rest: read.rest.trim() }).toEqual({ rest, minPrice, maxPrice });
});

it.each(['iphone 11', 'math 223', 'under 500', 'room under renovation', 'thunder 500', '991es', 'from zero'])(
  'reads no price in %j',
  (q) => expect(readPriceWords(q)).toEqual({ rest: q, minPrice: null, maxPrice: null }),
);
