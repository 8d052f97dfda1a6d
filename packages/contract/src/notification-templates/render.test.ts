import { describe, expect, it } from 'vitest';
import { LOCALES } from '../settings.js';
import {
  isNotificationKind,
  NOTIFICATION_TEMPLATES,
  renderNotification,
  type NotificationContent,
  type NotificationKind,
  type NotificationParams,
} from './render.js';

const listing = 'HP laptop';
const CHARGEBACKS = [
  { listing, to: 'buyer', effect: 'frozen' },
  { listing, to: 'seller', effect: 'frozen' },
  { listing, to: 'seller', effect: 'debt' },
] as const;
/** Samples of every kind, in each of its wordings. The compiler requires an entry for a new kind. */
const SAMPLES: { readonly [K in NotificationKind]: readonly NotificationParams[K][] } = {
  message_received: [{ sender: 'Ama' }, { sender: null }],
  group_message_received: [
    { sender: 'Ama', group: 'Hall Week Jams' },
    { sender: null, group: 'Hall Week Jams' },
  ],
  offer_received: [{ listing }],
  offer_countered: [{ listing }],
  offer_accepted: [{ listing }],
  offer_declined: [{ listing }],
  application_received: [{ listing }],
  application_withdrawn: [{ listing }],
  application_closed: [{ listing }],
  application_declined: [{ listing }],
  application_invited: [{ listing }],
  application_reopened: [{ listing }],
  task_assigned: [{ listing }],
  task_unassigned: [{ listing }],
  task_returned: [{ listing }],
  payment_dispute_withdrawn: [{ listing }],
  payment_dispute_conceded: [{ listing }],
  payment_settlement_proposed: [{ listing, amountMinor: 2_000, payoutMinor: 2_800 }],
  payment_settlement_declined: [{ listing, amountMinor: 2_000, payoutMinor: 2_800 }],
  payment_settled: [
    { listing, to: 'buyer', amountMinor: 2_000, payoutMinor: 2_800 },
    { listing, to: 'seller', amountMinor: 2_000, payoutMinor: 2_800 },
  ],
  payment_held: [{ listing }],
  payment_made: [{ listing }],
  payment_failed: [{ listing }],
  meetup_proposed: [{ listing, place: 'Night Market', name: 'Ama' }],
  meetup_accepted: [{ listing, place: 'Night Market', name: null }],
  meetup_declined: [{ listing, place: 'Night Market', name: 'Ama' }],
  meetup_arrived: [{ listing, place: 'Night Market', name: 'Ama' }],
  meetup_missed: [{ listing, place: 'Night Market', name: 'Ama' }],
  meetup_due: [
    { listing, place: 'Night Market', name: 'Ama', within: 'day' },
    { listing, place: 'Night Market', name: 'Ama', within: 'hour' },
  ],
  lesson_moved: [
    { listing, name: 'Ama', to: 'seller' },
    { listing, name: null, to: 'buyer' },
  ],
  lesson_move_proposed: [{ listing, name: 'Ama' }],
  lesson_move_declined: [{ listing, name: null }],
  lesson_due: [
    { listing, name: 'Ama', within: 'day' },
    { listing, name: 'Ama', within: 'hour' },
  ],
  series_started: [{ listing, name: 'Ama', lessons: 8 }],
  series_due: [{ listing, name: 'Ama', startsAt: '2026-12-08T16:00:00.000Z' }],
  series_lapsed: [
    { listing, name: 'Ama', to: 'buyer' },
    { listing, name: null, to: 'seller' },
  ],
  series_skipped: [{ listing, name: 'Ama' }],
  series_ended: [
    { listing, name: 'Ama', because: 'other' },
    { listing, name: null, because: 'unpaid' },
    { listing, name: 'Ama', because: 'unavailable' },
  ],
  delivery_picked_up: [{ listing, name: 'Ama' }],
  delivery_on_the_way: [{ listing, name: null }],
  work_done: [{ listing }],
  work_sent_back: [{ listing }],
  work_due: [{ listing }],
  work_overdue: [
    { listing, to: 'buyer' },
    { listing, to: 'seller' },
  ],
  work_refunded: [{ listing }],
  milestones_proposed: [{ listing }],
  milestones_accepted: [{ listing }],
  milestones_declined: [{ listing }],
  milestones_expired: [
    { listing, to: 'buyer' },
    { listing, to: 'seller' },
  ],
  payment_released: [
    { listing, to: 'buyer' },
    { listing, to: 'seller' },
  ],
  payment_auto_released: [
    { listing, to: 'buyer' },
    { listing, to: 'seller' },
  ],
  payment_blocked: [
    { listing, to: 'buyer', kept: false },
    { listing, to: 'seller', kept: false },
    { listing, to: 'buyer', kept: true },
  ],
  payment_cancelled: [
    { listing, by: 'buyer' },
    { listing, by: 'seller' },
  ],
  payment_disputed: [
    { listing, to: 'buyer' },
    { listing, to: 'seller' },
  ],
  payment_dispute_answered: [{ listing }],
  payment_dispute_released: [{ listing }],
  payment_dispute_refunded: [{ listing }],
  payment_mismatched: [
    { listing, to: 'buyer' },
    { listing, to: 'seller' },
  ],
  payment_refunded: [{ listing }, { listing, because: 'event_cancelled' }],
  payment_refunded_by_staff: [
    { listing, to: 'buyer', note: 'The seller left' },
    { listing, to: 'seller', note: 'You did not answer' },
  ],
  payment_refund_arrived: [{ listing }],
  payment_refund_failed: [{ listing }],
  credit_given: [{ amountMinor: 2_500, note: 'Your order was late because of us' }],
  credit_withdrawn: [{ amountMinor: 2_500, note: 'It was meant for someone else' }],
  payout_paid: [{ account: '024 ••• 4567', amountMinor: 11_280 }],
  payout_delayed: [
    { account: '024 ••• 4567', amountMinor: 11_280 },
    { account: '024 ••• 4567', amountMinor: 11_280, feeReturnedMinor: 100 },
  ],
  payout_limited: [
    { account: '024 ••• 4567', amountMinor: 1_500_000, limitMinor: 300_000 },
    { account: '024 ••• 4567', amountMinor: 300_000, limitMinor: null },
  ],
  payouts_waiting: [{ count: 1 }],
  payout_failed: [{ account: '024 ••• 4567', amountMinor: 11_280 }],
  payout_account_added: [{ account: '024 ••• 4567' }],
  payout_account_changed: [{ account: '024 ••• 4567' }],
  chargeback_raised: CHARGEBACKS,
  chargeback_won: CHARGEBACKS,
  chargeback_lost: CHARGEBACKS,
  chargeback_opened: [{ listing }],
  chargeback_due: [{ listing }],
  dispute_opened: [{ listing }],
  webhook_disabled: [{ host: 'union.example' }],
  ledger_differs: [{ count: 1 }, { count: 3 }],
  event_changed: [{ listing }],
  event_moved: (['holder', 'guest', 'waiting'] as const).map((role) => ({
    listing,
    role,
    from: { startsAt: '2026-12-04T19:00:00.000Z', place: 'Great Hall' },
    to: { startsAt: '2026-12-11T19:00:00.000Z', place: null },
    until: '2026-12-10T19:00:00.000Z',
    timeZone: 'Africa/Accra',
  })),
  event_cancelled: [{ listing }],
  door_helper: [{ listing }],
  event_message: [
    { listing, name: 'Ama', text: 'Doors open at seven' },
    { listing, name: null, text: null },
  ],
  event_moved_up: [{ listing }],
  event_offered: [{ listing }],
  event_offer_over: [{ listing }],
  listing_expiring: [{ listing }],
  listing_expired: [{ listing }],
  listing_hidden: [
    { listing, note: null },
    { listing, note: 'Not a laptop' },
  ],
  listing_restored: [{ listing, note: 'All is well' }],
  listing_deleted: [{ listing, note: 'Stolen' }],
  appeal_received: [{ listing }],
  appeal_restored: [{ listing, note: 'You are right' }],
  appeal_upheld: [{ listing, note: 'It is a copy' }],
  moderation_warning: [{ reason: 'Be kind' }],
  student_verification_due: [
    { days: 30, email: 'ama@st.ug.edu.gh' },
    { days: 1, email: 'ama@st.ug.edu.gh' },
  ],
  student_verification_over: [{ email: 'ama@st.ug.edu.gh' }],
  review_received: [{ listing }],
  review_shown: [{ listing }],
  followed_posted: [
    { listing, name: 'Ama', count: 7 },
    { listing, name: null, count: 7 },
  ],
  price_dropped: [
    { listing, percent: 12 },
    { listing, percent: 100 },
  ],
  saved_search_match: [
    { listing, search: 'lamp' },
    { listing, search: '' },
  ],
  wanted_answered: [{ listing, wanted: 'A desk lamp' }],
  wanted_removed: [{ listing, note: 'Not allowed here' }],
};
const all = Object.entries(SAMPLES).flatMap(([kind, wordings]) =>
  wordings.map((values) => ({ kind, values }) as NotificationContent),
);

describe('the text of notifications', () => {
  it.each(LOCALES)('covers every kind and wording in %s, whole', (language) => {
    for (const sample of all) {
      const { title, description } = renderNotification(sample, language);
      for (const line of [title, description]) {
        expect(line.trim(), sample.kind).not.toBe('');
        expect(line, sample.kind).not.toMatch(/undefined|null|\[object/);
      }
      // Names and free text stay unchanged. Amounts appear only in emails, and a price of 0 reads "free".
      const amounts = { amountMinor: 0, payoutMinor: 0, feeReturnedMinor: 0, limitMinor: 0, startsAt: '' };
      const {
        amountMinor: _inTheLetter,
        payoutMinor: _too,
        feeReturnedMinor: _either,
        limitMinor: _nor,
        startsAt: _also,
        ...values
      } = { ...amounts, ...sample.values };
      const own = Object.values(values).map(String);
      for (const word of own.filter(
        (one) =>
          !['buyer', 'seller', 'frozen', 'debt', 'null', 'day', 'hour', '100'].includes(one) &&
          !['other', 'unpaid', 'unavailable', 'true', 'false', 'event_cancelled'].includes(one) &&
          sample.kind !== 'event_moved',
      ))
        expect(`${title} ${description}`, sample.kind).toContain(word);
    }
  });

  it.each(LOCALES)('names the old and the new time and place of a moved event in %s', (language) => {
    const moved = {
      listing,
      role: 'holder',
      from: { startsAt: '2026-12-04T19:00:00.000Z', place: 'Great Hall' },
      to: { startsAt: '2026-12-11T20:30:00.000Z', place: 'Main Hall' },
      until: '2026-12-10T20:30:00.000Z',
      timeZone: 'Africa/Nairobi',
    } as const;
    const text = renderNotification({ kind: 'event_moved', values: moved }, language).description;
    // Times by the campus's clock, three hours ahead.
    for (const part of [listing, '4', '10:00', 'Great Hall', '11', '11:30', 'Main Hall'])
      expect(text.replace('22:00', '10:00').replace('23:30', '11:30')).toContain(part);
    const titles = (['holder', 'guest', 'waiting'] as const).map(
      (role) => renderNotification({ kind: 'event_moved', values: { ...moved, role } }, language).title,
    );
    expect(new Set(titles).size).toBe(3);
  });

  it('has words of its own in every language', () => {
    for (const sample of all) {
      const titles = LOCALES.map((language) => renderNotification(sample, language).title);
      expect(new Set(titles).size, titles.join(' | ')).toBe(LOCALES.length);
    }
    const lines = LOCALES.map(
      (language) =>
        renderNotification({ kind: 'message_received', values: { sender: 'Ama' } }, language).title,
    );
    expect(lines).toEqual(['Ama wrote to you', 'Ama vous a écrit', 'Ama te escribió']);
  });

  it('tells buyer and seller apart in every language', () => {
    for (const language of LOCALES) {
      for (const [kind, wordings] of Object.entries(SAMPLES)) {
        const lines = wordings.map((values) => {
          const { title, description } = renderNotification(
            { kind, values } as NotificationContent,
            language,
          );
          return `${title}: ${description}`;
        });
        expect(new Set(lines).size, `${language} ${kind}`).toBe(wordings.length);
      }
    }
  });

  it('names the milestone of a gig beside its title, in the reader’s language', () => {
    const milestone = { number: 2, count: 3, title: 'First draft' };
    const sample = { kind: 'payment_made', values: { listing: 'Edit my thesis', milestone } } as const;
    const lines = [...LOCALES, 'sw'].map((language) => renderNotification(sample, language).description);
    expect(lines).toEqual([
      'Edit my thesis · Milestone 2 of 3: First draft',
      'Edit my thesis · Étape 2 sur 3\u00a0: First draft',
      'Edit my thesis · Etapa 2 de 3: First draft',
      'Edit my thesis · Hatua ya 2 kati ya 3: First draft',
    ]);
  });

  it('knows its own kinds only', () => {
    for (const language of LOCALES) {
      expect(Object.keys(NOTIFICATION_TEMPLATES[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
    }
    expect(isNotificationKind('payment_held')).toBe(true);
    for (const kind of ['toString', 'akwaaba', '']) expect(isNotificationKind(kind)).toBe(false);
  });
});
