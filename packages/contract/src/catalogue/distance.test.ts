import { expect, it } from 'vitest';
import { kilometresBetween, nearbyIds, spokenKilometres } from './distance.js';

const LEGON = { id: 'legon', latitude: 5.6508, longitude: -0.187 };
const MADINA = { id: 'madina', latitude: 5.6606, longitude: -0.1665 };
const BEREKUSO = { id: 'berekuso', latitude: 5.7597, longitude: -0.2199 };
const KUMASI = { id: 'kumasi', latitude: 6.6745, longitude: -1.5716 };

it('measures the distance between two campuses, the same in both directions', () => {
  expect(Math.round(kilometresBetween(LEGON, KUMASI))).toBe(191);
  expect(kilometresBetween(KUMASI, LEGON)).toBe(kilometresBetween(LEGON, KUMASI));
  expect(kilometresBetween(LEGON, LEGON)).toBe(0);
});

it.each([
  [0.2, 1],
  [2.4, 2],
  [9.9, 10],
  [14, 10],
  [191.3, 190],
])('rounds %d km to %d for display', (kilometres, spoken) => {
  expect(spokenKilometres(kilometres)).toBe(spoken);
});

it('lists the campuses near one, the nearest first, without those of another town', () => {
  const all = [KUMASI, BEREKUSO, MADINA, LEGON];
  expect(nearbyIds(all, LEGON)).toEqual(['legon', 'madina', 'berekuso']);
  expect(nearbyIds(all, KUMASI)).toEqual(['kumasi']);
});
