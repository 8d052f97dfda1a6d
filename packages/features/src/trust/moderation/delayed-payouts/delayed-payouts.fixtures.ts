import type { DelayedPayout } from '@campushive/contract';
import { ago, aStudent, idOf, toPerson } from '../../../testing/fixtures.js';
import { moderation, page, session } from '../moderation.fixtures.js';

/** Payout delayed by a low balance at the provider. */
export const aDelayedPayout: DelayedPayout = {
  id: idOf(7600),
  reference: `cmp-out-${idOf(7600)}`,
  seller: toPerson(aStudent(1)),
  amount: 312.8,
  network: 'mtn',
  maskedPhone: '024 ••• 4821',
  failure: 'operator',
  code: 'balance_too_low',
  words: 'Your balance is not enough to fulfil this request',
  atProvider: false,
  retryAt: '2026-11-20T20:42:00.000Z',
  createdAt: ago(90),
};

const payouts = {
  delayed: async () => ({
    ...page<DelayedPayout>([
      aDelayedPayout,
      {
        ...aDelayedPayout,
        ...{ id: idOf(7601), seller: toPerson(aStudent(2)), amount: 48.5, code: 'transfer_otp', words: null },
        ...{ atProvider: true, retryAt: null },
      },
      {
        ...aDelayedPayout,
        ...{
          id: idOf(7602),
          seller: toPerson(aStudent(3)),
          failure: 'temporary',
          code: 'no_answer',
          words: null,
        },
        retryAt: null,
      },
    ]),
    count: 3,
  }),
};

export const campusWithDelayedPayouts = (change: object = {}) => ({
  campus: {
    session: { ...session, user: { ...session.user, role: 'admin' as const } },
    client: { moderation, payouts: { ...payouts, ...change } },
  },
});
