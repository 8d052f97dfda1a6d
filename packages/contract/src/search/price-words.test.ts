import { expect, it } from 'vitest';
import { readPriceWords } from './price-words.js';

const cedi = {
  code: 'GHS',
  symbol: '₵',
  longSymbol: 'GH₵',
  words: ['cedis', 'cedi', 'Ghana cedis', 'GH¢', 'GH'],
};
const shilling = { code: 'KES', symbol: 'KSh', longSymbol: 'KSh', words: ['Sh', 'Shs', 'bob', '/='] };

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
  ['fan under 80 Ghana cedis', 'fan', null, 80],
  ['fan GH¢80.50', 'fan', null, 80.5],
  ['fan under GH 80', 'fan', null, 80],
])('reads the price words in %j', (q, rest, minPrice, maxPrice) => {
  const read = readPriceWords(q, cedi);
  expect({ ...read, rest: read.rest.trim() }).toEqual({ rest, minPrice, maxPrice });
});

it.each([
  'iphone 11',
  'math 223',
  'under 500',
  'room under renovation',
  'thunder 500',
  '991es',
  'from zero',
  'lumix GH5',
  'fan 80 bob',
])('reads no price in %j', (q) =>
  expect(readPriceWords(q, cedi)).toEqual({ rest: q, minPrice: null, maxPrice: null }),
);

it.each([
  ['kettle 500 bob', 'kettle', null, 500],
  ['kettle 500/=', 'kettle', null, 500],
  ['kettle 500ksh', 'kettle', null, 500],
  ['kettle under KSh. 2k', 'kettle', null, 2000],
  ['kettle over shs 500', 'kettle', 500, null],
  ['kettle 80 cedis', 'kettle 80 cedis', null, null],
])('reads %j with the words of another currency', (q, rest, minPrice, maxPrice) => {
  const read = readPriceWords(q, shilling);
  expect({ ...read, rest: read.rest.trim() }).toEqual({ rest, minPrice, maxPrice });
});
