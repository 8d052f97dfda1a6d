import { expect, it } from 'vitest';
import { asksFor } from './asks-for.js';

it.each([
  ['A desk lamp', 'Desk lamp with a clamp'],
  ['Used laptops', 'Laptop'],
  ['Red bag', 'A bag'],
  ['Café table', 'cafe TABLES, two'],
])('matches the request "%s" with the title "%s"', (request, offered) => {
  expect(asksFor(request, offered)).toBe(true);
});

it.each([
  ['A desk lamp', 'Standing desk'],
  ['Lamp', 'Lampshade'],
  ['A desk lamp', ''],
  ['A desk lamp', 'A'],
  ['', 'Desk lamp'],
  ['A', 'Of'],
])('does not match the request "%s" with the title "%s"', (request, offered) => {
  expect(asksFor(request, offered)).toBe(false);
});
