import { expect, it } from 'vitest';
import { aListing } from '../../../testing/fixtures.js';
import { posterName } from './poster-name.js';

const named = aListing(0);
const unnamed = { ...named, postedBy: { ...named.postedBy, name: null } };

it('names who posted a listing', () => {
  expect(posterName(named, 'Unknown User')).toBe(named.postedBy.name);
});

it('names no one on the front page, which is the same for members and visitors', () => {
  expect(posterName(unnamed, 'Unknown User')).toBeNull();
});

it('says that an account is gone', () => {
  expect(posterName({ ...unnamed, universityId: null }, 'Unknown User')).toBe('Unknown User');
});
