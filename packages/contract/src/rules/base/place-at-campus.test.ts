import { expect, it } from 'vitest';
import { placeAtCampus } from './place-at-campus.js';

const knust = { displayName: 'KNUST', name: 'Kwame Nkrumah University of Science and Technology' };

it('adds the campus to a place that does not name it already', () => {
  expect(placeAtCampus('Great Hall', knust)).toBe('Great Hall, KNUST');
  for (const named of ['Great Hall, KNUST', 'knust Great Hall', `Great Hall of ${knust.name}`])
    expect(placeAtCampus(named, knust)).toBe(named);
  // A part of a word does not count as a name.
  expect(placeAtCampus('Knustford Hotel', knust)).toBe('Knustford Hotel, KNUST');
});

it('leaves a place without a campus unchanged, and returns null without a place', () => {
  expect(placeAtCampus('Great Hall', undefined)).toBe('Great Hall');
  expect(placeAtCampus('', knust)).toBeNull();
  expect(placeAtCampus(null, knust)).toBeNull();
});
