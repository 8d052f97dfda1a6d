import { describe, expect, it } from 'vitest';
import { AUTO_RELEASE_AFTER, DAY, MAX_REVISIONS, WORK_TIME } from '../../../limits.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import {
  completionStatusOf,
  decideDone,
  decideRevision,
  refusalToAccept,
  revisionsLeft,
  type CompletionFacts,
} from './completion.js';

const now = new Date('2026-11-26T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const done = { revision: null };
const back = { revision: { reason: 'Darker' } };
const facts = (rounds: CompletionFacts['rounds'], change: Partial<CompletionFacts> = {}) => ({
  orderStatus: 'held' as const,
  rounds,
  promisedAt: after(2 * DAY),
  isErrand: false,
  ...change,
});

describe('the work of a gig', () => {
  it('is marked as done by its worker, and again after each revision', () => {
    const release = { to: 'done', autoReleaseAt: after(AUTO_RELEASE_AFTER) };
    expect(decideDone('seller', facts([]), now)).toEqual(release);
    expect(decideDone('seller', facts([back]), now)).toEqual(release);
    expect(decideDone('seller', facts([back, done]), now)).toEqual({ refused: 'already_done' });
    for (const side of ['buyer', null] as const)
      expect(decideDone(side, facts([]), now)).toEqual({ refused: 'forbidden' });
  });

  it('is sent back by its poster when it is done, up to the maximum number of revisions', () => {
    const release = { to: 'revision', workDueAt: after(WORK_TIME) };
    expect(decideRevision('buyer', facts([done]), now)).toEqual(release);
    expect(decideRevision('buyer', facts([]), now)).toEqual({ refused: 'not_done' });
    expect(decideRevision('buyer', facts([back]), now)).toEqual({ refused: 'not_done' });
    const sentBack = Array.from({ length: MAX_REVISIONS }, () => back);
    expect(revisionsLeft(sentBack)).toBe(0);
    expect(decideRevision('buyer', facts([...sentBack.slice(1), done]), now)).toEqual(release);
    expect(decideRevision('buyer', facts([...sentBack, done]), now)).toEqual({
      refused: 'revisions_used_up',
    });
    expect(decideRevision('seller', facts([done]), now)).toEqual({ refused: 'forbidden' });
  });

  it('is accepted by its poster when it is done', () => {
    expect(refusalToAccept('buyer', facts([back, done]))).toBeNull();
    expect(refusalToAccept('buyer', facts([back]))).toBe('not_done');
    expect(refusalToAccept('seller', facts([done]))).toBe('forbidden');
    expect(refusalToAccept('buyer', facts([done], { orderStatus: 'released' }))).toBe('done');
    expect(refusalToAccept('buyer', facts([done], { orderStatus: 'disputed' }))).toBe('order_not_held');
  });

  it('changes only while its money is held', () => {
    for (const orderStatus of ORDER_STATUSES.filter((status) => status !== 'held')) {
      const refused = { refused: 'order_not_held' };
      expect(decideDone('seller', facts([], { orderStatus }), now)).toEqual(refused);
      expect(decideRevision('buyer', facts([done], { orderStatus }), now)).toEqual(refused);
    }
  });

  it('starts the days until the release when it is marked as done, whatever the promised day', () => {
    const promisedAt = after(60 * DAY);
    expect(decideDone('seller', facts([], { promisedAt }), now)).toEqual({
      to: 'done',
      autoReleaseAt: after(AUTO_RELEASE_AFTER),
    });
  });

  it('is due again a week after a revision, or on its promised day if that is later', () => {
    const promisedAt = after(WORK_TIME + DAY);
    expect(decideRevision('buyer', facts([done], { promisedAt }), now)).toEqual({
      to: 'revision',
      workDueAt: promisedAt,
    });
  });

  it('is not sent back when it is an errand', () => {
    expect(revisionsLeft([], true)).toBe(0);
    expect(decideRevision('buyer', facts([done], { isErrand: true }), now)).toEqual({
      refused: 'revisions_used_up',
    });
  });

  it('counts as accepted once it is paid, so that accepting again changes nothing', () => {
    for (const orderStatus of ['released', 'paid_out'] as const)
      expect(refusalToAccept('buyer', { orderStatus, rounds: [done] })).toBe('done');
  });

  it('has a status that follows from its rounds', () => {
    expect([[], [done], [back], [back, done]].map((rounds) => completionStatusOf(rounds))).toEqual([
      'working',
      'done',
      'revision',
      'done',
    ]);
  });
});
