import { describe, expect, it } from 'vitest';
import { MAX_DOOR_HELPERS } from '../../../limits.js';
import { DOOR_OPEN_AFTER } from './door.js';
import { doorRoleOf, refusalToNameHelper } from './door-helpers.js';

const over = new Date('2026-11-20T22:00:00.000Z');
const event = { isCancelled: false, opens: null, over };
const now = new Date('2026-11-20T18:00:00.000Z');
const fit = { isOrganiser: false, isReachable: true, isBlocked: false, isHelper: false, helpers: 0 };

describe('the role of a viewer at the door', () => {
  it('is organiser for the organiser, even when they are also a helper or blocked', () => {
    expect(doorRoleOf({ isOrganiser: true, isHelper: false, isBlocked: false })).toBe('organiser');
    expect(doorRoleOf({ isOrganiser: true, isHelper: true, isBlocked: true })).toBe('organiser');
  });

  it('is helper for a helper without a block, and null for everyone else', () => {
    expect(doorRoleOf({ isOrganiser: false, isHelper: true, isBlocked: false })).toBe('helper');
    expect(doorRoleOf({ isOrganiser: false, isHelper: true, isBlocked: true })).toBeNull();
    expect(doorRoleOf({ isOrganiser: false, isHelper: false, isBlocked: false })).toBeNull();
  });
});

describe('naming a door helper', () => {
  it('accepts any student who is visible and not blocked', () => {
    expect(refusalToNameHelper(event, fit, now)).toBeNull();
    expect(refusalToNameHelper(event, { ...fit, isOrganiser: true }, now)).toBe('own_listing');
    expect(refusalToNameHelper(event, { ...fit, isReachable: false }, now)).toBe('not_found');
    expect(refusalToNameHelper(event, { ...fit, isBlocked: true }, now)).toBe('blocked');
  });

  it('returns not_found for an invisible student, even when there is a block', () => {
    expect(refusalToNameHelper(event, { ...fit, isReachable: false, isBlocked: true }, now)).toBe(
      'not_found',
    );
  });

  it('is refused after the door has closed or the event is cancelled', () => {
    const last = new Date(over.getTime() + DOOR_OPEN_AFTER);
    expect(refusalToNameHelper(event, fit, last)).toBeNull();
    expect(refusalToNameHelper(event, fit, new Date(last.getTime() + 1))).toBe('listing_unavailable');
    expect(refusalToNameHelper({ ...event, isCancelled: true }, fit, now)).toBe('listing_unavailable');
  });

  it('is refused beyond the limit, except for an existing helper', () => {
    const full = { ...fit, helpers: MAX_DOOR_HELPERS };
    expect(refusalToNameHelper(event, { ...fit, helpers: MAX_DOOR_HELPERS - 1 }, now)).toBeNull();
    expect(refusalToNameHelper(event, full, now)).toBe('limit_reached');
    expect(refusalToNameHelper(event, { ...full, isHelper: true }, now)).toBeNull();
  });
});
