import { expect, it } from 'vitest';
import { isFoundHelpful, opinionsIn, opinionsShown, refusalToRate, withOpinion } from './helpfulness.js';

it('lets only students who downloaded the material rate it, and never its poster', () => {
  expect(refusalToRate({ isPoster: false, hasDownloaded: true })).toBeNull();
  expect(refusalToRate({ isPoster: false, hasDownloaded: false })).toBe('not_downloaded');
  expect(refusalToRate({ isPoster: true, hasDownloaded: true })).toBe('own_listing');
});

it.each([
  ['a first yes', null, null, true, { helpful: 1, of: 1 }],
  ['a first no', null, null, false, { helpful: 0, of: 1 }],
  ['another yes', { helpful: 2, of: 3 }, null, true, { helpful: 3, of: 4 }],
  ['the same again', { helpful: 2, of: 3 }, true, true, { helpful: 2, of: 3 }],
  ['a no instead of a yes', { helpful: 2, of: 3 }, true, false, { helpful: 1, of: 3 }],
  ['a yes instead of a no', { helpful: 2, of: 3 }, false, true, { helpful: 3, of: 3 }],
])('counts each student once: %s', (_what, opinions, before, after, then) => {
  expect(withOpinion(opinions, before, after)).toEqual(then);
});

it('shows the opinions once there are three', () => {
  expect(opinionsShown(null)).toBeNull();
  expect(opinionsShown({ helpful: 2, of: 2 })).toBeNull();
  expect(opinionsShown({ helpful: 0, of: 3 })).toEqual({ helpful: 0, of: 3 });
});

it('marks material as helpful from three positive opinions in four', () => {
  expect(isFoundHelpful(null)).toBe(false);
  expect(isFoundHelpful({ helpful: 3, of: 4 })).toBe(true);
  expect(isFoundHelpful({ helpful: 12, of: 14 })).toBe(true);
  expect(isFoundHelpful({ helpful: 2, of: 3 })).toBe(false);
});

it('reads the opinions from the details of a listing', () => {
  expect(opinionsIn({ opinions: { helpful: 1, of: 2 } })).toEqual({ helpful: 1, of: 2 });
  for (const opinions of [undefined, null, 3, {}, { helpful: 1 }])
    expect(opinionsIn({ opinions })).toBeNull();
});
