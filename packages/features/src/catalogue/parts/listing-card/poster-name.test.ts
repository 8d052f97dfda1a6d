import { expect, it } from 'vitest';

import { posterName } from './poster-name.js';
import { aListing } from '../../../testing/listing-fixtures.js';

const named = aListing(0);
const unnamed = { ...named, postedBy: { ...named.postedBy, name: null } };

it('returns the name of the poster', () => {
  expect(posterName(named, 'Unknown User')).toBe(named.postedBy.name);
});

it('returns null for a listing of the front page, which names no posters', () => {
  expect(posterName(unnamed, 'Unknown User')).toBeNull();
});

it('returns the placeholder name when the account of the poster is deleted', () => {
  expect(posterName({ ...unnamed, universityId: null }, 'Unknown User')).toBe('Unknown User');
});
