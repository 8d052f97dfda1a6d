import { workCancellableFrom, workRefundedAt } from '@campushive/contract/rules/work';
import { campusWords } from '@campushive/contract/campus';
import { campus } from '../../platform/campus.js';
import type { Mail } from '../../platform/mail/mail.js';
import {
  alreadyMemberLetter,
  codeLetter,
  newDeviceLetter,
  passkeyAddedLetter,
  accountDeletedLetter,
  passwordChangedLetter,
  resetLetter,
  studentCodeLetter,
} from '../../accounts/auth/letters.js';
import {
  appealLetter,
  reinstatedLetter,
  suspendedLetter,
  suspensionAppealLetter,
  takedownLetter,
} from '../../trust/moderation/letters.js';
import { payoutAccountLetter } from '../../deals/payouts/letters.js';
import type { Reader } from '../../accounts/users/user.js';

import type { LetterContent, LetterName, LetterParams, LetterRow } from './letter-params.js';
import { writeLetter } from './write-letter.js';
import { writerOf } from './letter-writer.js';

const PLACE = { isCampusNetwork: false, country: 'NG', city: 'Lagos' };
const AT = new Date('2026-11-28T15:30:00Z');
const exampleMessage = 'Doors open at seven. Bring your student ID, and come by the side gate.';
const listing = 'HP EliteBook 840 G5, 16 GB';

/** Returns a name or number as the campus writes them. */
const exampleOf = (word: 'exampleName' | 'examplePhone') => campusWords(campus, 'en')[word] ?? '';

type Writer = ReturnType<typeof writerOf>;

/** Values that most letters about an order share. */
const sampleOrder = (write: Writer) => ({
  listing,
  other: exampleOf('exampleName'),
  amount: write.money(197_025),
});

const sampleWork = (write: Writer) => ({
  ...sampleOrder(write),
  due: write.day(AT),
  cancel: write.day(workCancellableFrom(AT)),
  refund: write.day(workRefundedAt(AT)),
});

const orderSamples = (write: Writer) => {
  const order = sampleOrder(write);
  const held = { ...order, when: write.day(AT) };
  const work = sampleWork(write);
  const session = { ...held, starts: write.time(AT) };
  const staffRefund = { ...order, note: 'The seller has left the campus.' };
  const mismatch = { listing, expected: write.money(5_325), paid: write.foreign(4_000, 'USD') };
  return {
    receipt_goods: held,
    receipt_session: session,
    receipt_ticket: order,
    receipt_gig: work,
    sale_goods: order,
    sale_session: session,
    sale_ticket: order,
    sale_gig: work,
    payment_failed: order,
    cancelled_by_buyer: order,
    cancelled_by_seller: order,
    refund_sent: order,
    refund_event_cancelled: order,
    refunded_by_staff_buyer: staffRefund,
    refunded_by_staff_seller: staffRefund,
    refund_arrived: order,
    part_refund_arrived: {
      ...order,
      amount: write.money(3_000),
      paid: write.money(7_988),
      net: write.money(4_988),
    },
    refund_failed: order,
    mismatch_buyer: mismatch,
    mismatch_seller: mismatch,
  };
};

const moneySamples = (write: Writer) => {
  const payout = {
    amount: write.money(11_280),
    account: exampleOf('examplePhone'),
    feeReturned: write.money(100),
  };
  const credit = { amount: write.money(2_500), note: 'Your order was late because of us.' };
  return {
    credit_given: credit,
    credit_withdrawn: credit,
    payout_paid: payout,
    payout_failed: payout,
    payout_limited: { ...payout, limit: write.money(300_000) },
    payout_limit_stopped: payout,
  };
};

const disputeSamples = (write: Writer) => {
  const order = sampleOrder(write);
  const settlement = { ...order, refund: write.money(2_000), payout: write.money(2_913) };
  return {
    dispute_opened_buyer: order,
    dispute_opened_seller: order,
    dispute_answered: order,
    dispute_released_buyer: order,
    dispute_released_seller: order,
    dispute_refunded_buyer: order,
    dispute_refunded_seller: order,
    dispute_withdrawn: order,
    dispute_conceded: order,
    settlement_proposed: settlement,
    settlement_declined: settlement,
    settled_buyer: settlement,
    settled_seller: settlement,
    chargeback_raised_buyer: order,
    chargeback_raised_frozen: order,
    chargeback_raised_debt: order,
    chargeback_won_buyer: order,
    chargeback_won_frozen: order,
    chargeback_won_debt: order,
    chargeback_lost_buyer: order,
    chargeback_lost_frozen: order,
    chargeback_lost_debt: order,
    blocked_kept: order,
    blocked_buyer: order,
    blocked_seller: order,
  };
};

const workSamples = (write: Writer) => {
  const order = sampleOrder(write);
  const held = { ...order, when: write.day(AT) };
  const work = sampleWork(write);
  return {
    work_done: held,
    work_sent_back: work,
    work_due: work,
    work_overdue_buyer: work,
    work_overdue_seller: work,
    work_refunded: order,
  };
};

const meetingSamples = (write: Writer) => {
  const other = exampleOf('exampleName');
  const meetup = {
    listing,
    other,
    place: campus.institutions[0]?.meetupSpots[0]?.name ?? '',
    when: write.time(AT),
  };
  const lesson = { listing, other, when: write.time(AT) };
  return {
    meetup_proposed: meetup,
    meetup_accepted: meetup,
    meetup_declined: meetup,
    meetup_due_day: meetup,
    meetup_due_hour: meetup,
    lesson_moved: lesson,
    lesson_moved_by_you: lesson,
    lesson_move_proposed: lesson,
    lesson_due_day: lesson,
    lesson_due_hour: lesson,
    series_due: lesson,
  };
};

const eventSamples = (write: Writer) => {
  const moved = {
    listing,
    from: `${write.time(AT)}, Great Hall`,
    to: `${write.time(AT)}, Main Hall`,
    until: write.time(AT),
  };
  return {
    event_changed: { listing },
    event_moved_holder: moved,
    event_moved_guest: moved,
    event_moved_waiting: moved,
    event_cancelled: { listing },
    event_message: { listing, other: exampleOf('exampleName'), text: exampleMessage },
    event_moved_up: { listing },
    event_offered: { listing },
  };
};

/** Values for every letter, for its preview and its tests; the compiler asks for a new one. */
function sampleValues(language: string): { readonly [N in LetterName]: LetterParams[N] } {
  const write = writerOf(language);
  return {
    ...orderSamples(write),
    ...moneySamples(write),
    ...disputeSamples(write),
    ...workSamples(write),
    ...meetingSamples(write),
    ...eventSamples(write),
  };
}

const sampleTicketRows = (time: ReturnType<typeof writerOf>['time']): LetterRow[] => [
  ['event_starts', time(AT)],
  ['event_place', `Great Hall, ${campus.institutions[0]?.displayName ?? ''}`],
  ['ticket', '1/2 · VIP · 7KQ2-MX9R-TB4C'],
  ['ticket', '2/2 · VIP · 9WXE-4HNA-P3VD'],
];

const rowsFor = (name: string, { money, time }: ReturnType<typeof writerOf>): LetterRow[] =>
  name.startsWith('receipt_')
    ? [
        ...(name === 'receipt_ticket' ? sampleTicketRows(time) : []),
        ['price', money(185_000)],
        ['platform_fee', money(9_250)],
        ['processing_fee', money(2_775)],
        ['total', money(197_025)],
        ['reference', 'CH-8F3K-22Q7'],
      ]
    : [];

/** Returns every mail of the product in a language, by name, for designing and checking them. */
export function sampleMails(publicUrl: string, language: string): ReadonlyMap<string, Mail> {
  const reader: Reader = {
    name: exampleOf('exampleName'),
    email: 'reader@campus.example',
    settings: { language },
  };
  const login = `${publicUrl}/login`;
  const about = { listing, note: 'This is a copy.' };
  const mails = new Map<string, Mail>();
  for (const [name, values] of Object.entries(sampleValues(language))) {
    const isOptional = /^(?:meetup|lesson|series|event(?!_moved_holder))_/.test(name);
    mails.set(
      name,
      writeLetter(reader, { name, values } as LetterContent, {
        leadsTo: name.startsWith('payout_') ? 'payouts' : name.startsWith('event_') ? 'event' : 'order',
        url: `${publicUrl}/dashboard/payments/1`,
        rows: rowsFor(name, writerOf(language)),
        unsubscribeUrl: isOptional ? `${publicUrl}/api/mail/unsubscribe` : null,
      }),
    );
  }
  mails.set('sign_up_code', codeLetter(reader.email, language, '123456', `${publicUrl}/api/mail/stop-codes`));
  mails.set('student_code', studentCodeLetter(reader, '123456'));
  mails.set('already_member', alreadyMemberLetter(reader, login));
  mails.set('password_reset', resetLetter(reader, login));
  mails.set('account_deleted', accountDeletedLetter(reader, 'help@campus.test'));
  mails.set('password_changed', passwordChangedLetter(reader, login));
  mails.set('passkey_added', passkeyAddedLetter(reader, login));
  mails.set(
    'new_device',
    newDeviceLetter(reader, { browser: 'Chrome', system: 'Android', place: PLACE, at: AT }, login),
  );
  for (const change of ['added', 'changed'] as const) {
    const isBank = campus.payments.mobileMoney === undefined;
    const facts = { change, account: exampleOf('examplePhone'), isBank, paidFrom: AT };
    mails.set(`payout_account_${change}`, payoutAccountLetter(reader, facts, login));
  }
  mails.set('suspended', suspendedLetter(reader, { reason: 'Sold what was not there', until: AT }, login));
  mails.set('reinstated', reinstatedLetter(reader, login));
  mails.set(
    'suspension_upheld',
    suspensionAppealLetter(reader, { decision: 'uphold', note: 'It stands.' }, login),
  );
  mails.set('listing_hidden', takedownLetter(reader, { kind: 'hide', ...about }, login));
  mails.set('listing_deleted', takedownLetter(reader, { kind: 'delete', ...about }, login));
  mails.set('appeal_restored', appealLetter(reader, { decision: 'restore', ...about }, login));
  mails.set('appeal_upheld', appealLetter(reader, { decision: 'uphold', ...about }, login));
  mails.set(
    'suspension_lifted',
    suspensionAppealLetter(reader, { decision: 'restore', note: 'It was a mistake.' }, login),
  );
  return mails;
}
