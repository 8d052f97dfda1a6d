import { expect, it } from 'vitest';
import { readShelfName } from './shelf-name.js';

it.each([
  ['kofi', 'kofi'],
  [' @Kofi_2 ', 'kofi_2'],
  ['KOF', 'kof'],
  ['abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
  ['ab', null],
  ['abcdefghijklmnopqrstu', null],
  ['2kofi', null],
  ['_kofi', null],
  ['kofi mensah', null],
  ['@@kofi', null],
  ['kófi', null],
  ['', null],
])('reads %j as %j', (typed, name) => {
  expect(readShelfName(typed)).toBe(name);
});
