import { describe, expect, it } from 'vitest';
import { MAX_INVITATIONS } from '../../../limits.js';
import { invitationStatusOf, refusalToDecline, refusalToInvite } from './invitations.js';

const now = new Date('2026-11-26T12:00:00Z');
const task = { status: 'active', posterId: 'ama', expiresAt: new Date('2026-11-27T12:00:00Z') } as const;
const facts = {
  viewerId: 'ama',
  studentId: 'kofi',
  isReachable: true,
  isBlocked: false,
  isInvited: false,
  application: null,
  invited: 0,
};

describe('inviting a student', () => {
  it('is allowed to the poster of an open task', () => {
    expect(refusalToInvite(task, facts, now)).toBeNull();
    expect(refusalToInvite(task, { ...facts, viewerId: 'kofi' }, now)).toBe('forbidden');
    expect(refusalToInvite({ ...task, status: 'assigned' }, facts, now)).toBe('listing_unavailable');
    expect(refusalToInvite({ ...task, expiresAt: now }, facts, now)).toBe('listing_unavailable');
  });

  it('is refused for one who is hidden, blocked or the poster', () => {
    expect(refusalToInvite(task, { ...facts, isReachable: false }, now)).toBe('not_found');
    expect(refusalToInvite(task, { ...facts, isBlocked: true }, now)).toBe('blocked');
    expect(refusalToInvite(task, { ...facts, studentId: 'ama' }, now)).toBe('own_listing');
  });

  it('is refused for an invited student or an applicant, but allowed after a withdrawal', () => {
    expect(refusalToInvite(task, { ...facts, isInvited: true }, now)).toBe('already_invited');
    const applied = { ...facts, application: { isWithdrawn: false } };
    expect(refusalToInvite(task, applied, now)).toBe('already_applied');
    expect(refusalToInvite(task, { ...facts, application: { isWithdrawn: true } }, now)).toBeNull();
  });

  it('is refused beyond the maximum number of invitations for a task', () => {
    expect(refusalToInvite(task, { ...facts, invited: MAX_INVITATIONS - 1 }, now)).toBeNull();
    expect(refusalToInvite(task, { ...facts, invited: MAX_INVITATIONS }, now)).toBe('limit_reached');
  });
});

describe('an invitation', () => {
  it('has a status that follows the answers of its student', () => {
    const standing = { isWithdrawn: false };
    expect(invitationStatusOf({ isDeclined: false, application: null })).toBe('invited');
    expect(invitationStatusOf({ isDeclined: true, application: null })).toBe('declined');
    expect(invitationStatusOf({ isDeclined: true, application: standing })).toBe('applied');
    expect(invitationStatusOf({ isDeclined: false, application: { isWithdrawn: true } })).toBe('invited');
  });

  it('can be declined by its student unless they have applied', () => {
    expect([refusalToDecline('invited'), refusalToDecline('declined')]).toEqual([null, null]);
    expect(refusalToDecline(null)).toBe('not_found');
    expect(refusalToDecline('applied')).toBe('already_applied');
  });
});
