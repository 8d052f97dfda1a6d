import { expect, it } from 'vitest';
import { DAY } from '../../limits.js';
import { TOPICS } from '../../catalogue/topics.js';
import {
  MAX_ANSWERS_EACH,
  MAX_OPEN_WANTED,
  RENEW_WANTED_EVERY,
  WANTED_CATEGORIES,
  WANTED_LIFETIME,
} from '../../catalogue/wanted.js';
import {
  isWantedVisible,
  refusalToAnswer,
  refusalToChange,
  refusalToClose,
  refusalToPost,
  refusalToRenew,
  wantedStatusOf,
  type WantedFacts,
} from './wanted.js';

const now = new Date('2026-11-26T12:00:00Z');
const post: WantedFacts = {
  userId: 'ama',
  status: 'open',
  listedAt: new Date(now.getTime() - DAY),
  endsAt: new Date(now.getTime() - DAY + WANTED_LIFETIME),
};
const listing = { posterId: 'kofi', hive: 'essentials', status: 'active' } as const;
const kofi = { viewerId: 'kofi', isAnswered: false, given: 0 };
const ended = { ...post, endsAt: now };

it('offers only categories of the Essentials hive', () => {
  expect(WANTED_CATEGORIES.map((id) => TOPICS[id].hive)).toEqual(WANTED_CATEGORIES.map(() => 'essentials'));
});

it('returns the status ended from the exact end time, unless the post was closed', () => {
  expect(wantedStatusOf(ended, now)).toBe('ended');
  expect(wantedStatusOf({ ...post, endsAt: new Date(now.getTime() + 1) }, now)).toBe('open');
  expect(wantedStatusOf({ ...ended, status: 'closed' }, now)).toBe('closed');
});

it('shows a post to viewers without a block, and a hidden or removed one only to its author and moderators', () => {
  const visitor = { id: null, isStaff: false, isBlocked: false };
  expect(isWantedVisible(post, visitor)).toBe(true);
  expect(isWantedVisible({ ...post, status: 'closed' }, visitor)).toBe(true);
  expect(isWantedVisible(post, { id: 'kofi', isStaff: false, isBlocked: true })).toBe(false);
  for (const status of ['hidden', 'removed'] as const) {
    const taken = { ...post, status };
    expect(isWantedVisible(taken, visitor)).toBe(false);
    expect(isWantedVisible(taken, { id: 'ama', isStaff: false, isBlocked: false })).toBe(true);
    expect(isWantedVisible(taken, { id: 'esi', isStaff: true, isBlocked: false })).toBe(true);
  }
});

it('refuses a new post at the limit of open posts', () => {
  expect(refusalToPost(MAX_OPEN_WANTED - 1)).toBeNull();
  expect(refusalToPost(MAX_OPEN_WANTED)).toBe('limit_reached');
});

it('refuses to change a closed post, and allows closing it again unless it is hidden or removed', () => {
  expect(refusalToChange(post)).toBeNull();
  expect(refusalToChange({ status: 'closed' })).toBe('wanted_over');
  expect(refusalToClose({ status: 'closed' })).toBeNull();
  expect(refusalToClose({ status: 'open' })).toBeNull();
  expect(refusalToClose({ status: 'removed' })).toBe('wanted_over');
  expect(refusalToClose({ status: 'hidden' })).toBe('wanted_over');
});

it('allows a renewal weekly while the post is open, and at once when it is over', () => {
  const due = new Date(post.listedAt.getTime() + RENEW_WANTED_EVERY);
  expect(refusalToRenew(post, 0, new Date(due.getTime() - 1))).toBe('renewed_lately');
  expect(refusalToRenew(post, 0, due)).toBeNull();
  expect(refusalToRenew(ended, 0, now)).toBeNull();
  expect(refusalToRenew({ ...post, status: 'closed' }, 0, now)).toBeNull();
  expect(refusalToRenew({ ...post, status: 'closed' }, MAX_OPEN_WANTED, now)).toBe('limit_reached');
  expect(refusalToRenew({ ...post, status: 'removed' }, 0, due)).toBe('wanted_over');
  expect(refusalToRenew({ ...post, status: 'hidden' }, 0, due)).toBe('wanted_over');
});

it('accepts one answer for each student, with their own active listing, to an open post of another', () => {
  expect(refusalToAnswer(post, listing, kofi, now)).toBeNull();
  expect(refusalToAnswer(post, { ...listing, posterId: 'ama' }, { ...kofi, viewerId: 'ama' }, now)).toBe(
    'own_content',
  );
  expect(refusalToAnswer(post, { ...listing, posterId: 'esi' }, kofi, now)).toBe('forbidden');
  expect(refusalToAnswer(ended, listing, kofi, now)).toBe('wanted_over');
  expect(refusalToAnswer({ ...post, status: 'hidden' }, listing, kofi, now)).toBe('wanted_over');
  expect(refusalToAnswer(post, { ...listing, hive: 'archive' }, kofi, now)).toBe('listing_unavailable');
  expect(refusalToAnswer(post, { ...listing, status: 'sold' }, kofi, now)).toBe('listing_unavailable');
  expect(refusalToAnswer(post, listing, { ...kofi, isAnswered: true, given: 1 }, now)).toBe(
    'already_answered',
  );
  expect(refusalToAnswer(post, listing, { ...kofi, given: MAX_ANSWERS_EACH }, now)).toBe('limit_reached');
});
