import { HELD_STATUSES } from '@campushive/contract';
import { isWork } from '@campushive/contract/rules/work';
import { isPartRefund } from '../../deals/payments/orders/orders.js';
import type { LetterContent, LetterParams } from './letter-params.js';
import type { MailedNotification } from './letter-content.js';
import { type OrderLetter, namesOf, amountFor, workDaysOf, NO_DAYS } from './order-letter.js';

/** Returns the content of a letter about an order; undefined where there is nothing to say any more. */
export function orderContentOf(
  notification: MailedNotification,
  about: OrderLetter,
): LetterContent | undefined {
  const values = { ...namesOf(about), amount: amountFor(notification.kind, about) };
  switch (notification.kind) {
    case 'payment_made':
      return receiptOf(about);
    case 'payment_held':
      return saleFor(about);
    case 'payment_failed':
      return { name: 'payment_failed', values };
    case 'payment_cancelled':
      return { name: `cancelled_by_${notification.values.by}`, values };
    case 'payment_refunded':
      return {
        name: notification.values.because === undefined ? 'refund_sent' : 'refund_event_cancelled',
        values,
      };
    case 'payment_refunded_by_staff': {
      const { note } = notification.values;
      return { name: `refunded_by_staff_${about.to}`, values: { ...values, note } };
    }
    case 'payment_refund_arrived':
      return refundFor(about, values);
    case 'payment_refund_failed':
      return { name: 'refund_failed', values };
    case 'payment_disputed':
      return { name: `dispute_opened_${about.to}`, values };
    case 'payment_dispute_answered':
      return { name: 'dispute_answered', values };
    case 'payment_dispute_released':
      return { name: `dispute_released_${about.to}`, values };
    case 'payment_dispute_refunded':
      return { name: `dispute_refunded_${about.to}`, values };
    case 'payment_dispute_withdrawn':
      return { name: 'dispute_withdrawn', values };
    case 'payment_dispute_conceded':
      return { name: 'dispute_conceded', values };
    case 'payment_settlement_proposed':
    case 'payment_settlement_declined':
    case 'payment_settled': {
      // The agreed or proposed amounts: the order may have moved on since.
      const { amountMinor, payoutMinor } = notification.values;
      const refund = about.write.money(amountMinor);
      return {
        name: settlementLetter(notification.kind, about.to),
        values: { ...values, refund, payout: about.write.money(payoutMinor) },
      };
    }
    case 'payment_blocked':
      // Skipped if the order was cancelled or handed over before the letter is written.
      if (!HELD_STATUSES.includes(about.row.order.status)) return undefined;
      return { name: notification.values.kept ? 'blocked_kept' : `blocked_${about.to}`, values };
    case 'work_done': {
      const { status, autoReleaseAt } = about.row.order;
      // Skipped if the order was released or disputed before the letter is written.
      if (status !== 'held' || autoReleaseAt === null) return undefined;
      return { name: notification.kind, values: { ...values, when: about.write.day(autoReleaseAt) } };
    }
    case 'work_sent_back':
    case 'work_due': {
      const days = workDaysOf(about);
      return days && { name: notification.kind, values: { ...values, ...days } };
    }
    case 'work_overdue': {
      const days = workDaysOf(about);
      return days && { name: `work_overdue_${notification.values.to}`, values: { ...values, ...days } };
    }
    case 'work_refunded':
      return { name: notification.kind, values };
    case 'payment_mismatched':
      return mismatchOf(about);
    case 'chargeback_raised':
    case 'chargeback_won':
    case 'chargeback_lost':
      return chargebackOf(notification, about);
    case 'meetup_proposed':
    case 'meetup_accepted':
    case 'meetup_declined':
    case 'meetup_due':
      return meetupOf(notification, about);
    case 'lesson_moved':
    case 'lesson_move_proposed':
    case 'lesson_due':
      return lessonOf(notification, about);
    case 'series_due': {
      const when = about.write.time(new Date(notification.values.startsAt));
      return { name: notification.kind, values: { ...namesOf(about), when } };
    }
    case 'credit_given':
    case 'credit_withdrawn':
    case 'payout_paid':
    case 'payout_failed':
    case 'payout_limited':
    case 'event_changed':
    case 'event_cancelled':
    case 'event_moved':
    case 'event_message':
    case 'event_moved_up':
    case 'event_offered':
      return undefined;
    default:
      return notification satisfies never;
  }
}

/**
 * Returns the content of a letter about a refund that arrived: of the whole payment, or of the agreed part with the buyer's final price.
 */
function refundFor(
  { row: { order, refund }, write }: OrderLetter,
  values: LetterParams['refund_arrived'],
): LetterContent {
  if (!isPartRefund(refund, order.total)) return { name: 'refund_arrived', values };
  const paid = write.money(order.total);
  const net = write.money(order.total - refund.amount);
  return { name: 'part_refund_arrived', values: { ...values, paid, net } };
}

type SettlementKind = 'payment_settlement_proposed' | 'payment_settlement_declined' | 'payment_settled';

function settlementLetter(kind: SettlementKind, to: 'buyer' | 'seller') {
  switch (kind) {
    case 'payment_settlement_proposed':
      return 'settlement_proposed';
    case 'payment_settlement_declined':
      return 'settlement_declined';
    case 'payment_settled':
      return to === 'buyer' ? 'settled_buyer' : 'settled_seller';
    default:
      return kind satisfies never;
  }
}

function receiptOf(about: OrderLetter): LetterContent {
  const { order } = about.row;
  const { write } = about;
  const paid = { ...namesOf(about), amount: write.money(order.total) };
  const held = { ...paid, when: order.autoReleaseAt === null ? '' : write.day(order.autoReleaseAt) };
  if (order.item === 'ticket') return { name: 'receipt_ticket', values: paid };
  if (order.startsAt !== null) {
    return { name: 'receipt_session', values: { ...held, starts: write.time(order.startsAt) } };
  }
  if (!isWork(order)) return { name: 'receipt_goods', values: held };
  return { name: 'receipt_gig', values: { ...paid, ...(workDaysOf(about) ?? NO_DAYS) } };
}

function saleFor(about: OrderLetter): LetterContent {
  const { order } = about.row;
  const { write } = about;
  const values = { ...namesOf(about), amount: write.money(order.payout) };
  if (order.item === 'ticket') return { name: 'sale_ticket', values };
  if (order.startsAt !== null) {
    return { name: 'sale_session', values: { ...values, starts: write.time(order.startsAt) } };
  }
  if (!isWork(order)) return { name: 'sale_goods', values };
  return { name: 'sale_gig', values: { ...values, ...(workDaysOf(about) ?? NO_DAYS) } };
}

function mismatchOf(about: OrderLetter): LetterContent | undefined {
  const { row, to, write } = about;
  if (row.refund === null) return undefined;
  const { amount, currency } = row.refund;
  const paid = currency === null ? write.money(amount) : write.foreign(amount, currency);
  const values = { listing: write.name(row.order), expected: write.money(row.order.total), paid };
  return { name: `mismatch_${to}`, values };
}

function chargebackOf(
  { kind, values }: Extract<MailedNotification, { kind: `chargeback_${string}` }>,
  about: OrderLetter,
): LetterContent | undefined {
  const { row, to, write } = about;
  if (row.chargeback === null) return undefined;
  const side = to === 'buyer' ? 'buyer' : values.effect;
  const amount = write.money(side === 'debt' ? row.chargeback.sellerShare : row.chargeback.amount);
  return { name: `${kind}_${side}`, values: { listing: write.name(row.order), amount } };
}

/** Status of a meet-up that matches its notification. */
const STANDS = {
  meetup_proposed: 'proposed',
  meetup_accepted: 'accepted',
  meetup_declined: 'declined',
  meetup_due: 'accepted',
} as const;

/**
 * Returns the content of a letter about a meet-up; undefined if the meet-up was replaced or answered before the letter is written,
 * because the outcome has a separate letter.
 */
function meetupOf(
  notification: Extract<MailedNotification, { readonly kind: keyof typeof STANDS }>,
  about: OrderLetter,
): LetterContent | undefined {
  const { kind, values } = notification;
  const { meetup } = about.row;
  if (meetup === null || meetup.status !== STANDS[kind] || meetup.place !== values.place) return undefined;
  return {
    name: kind === 'meetup_due' ? `meetup_due_${notification.values.within}` : kind,
    values: { ...namesOf(about), place: meetup.place, when: about.write.time(meetup.startsAt) },
  };
}

/**
 * Returns the content of a letter about a lesson; undefined if the proposal was answered before the letter is written. Uses the current
 * time of the lesson.
 */
function lessonOf(
  notification: Extract<MailedNotification, { readonly kind: `lesson_${string}` }>,
  about: OrderLetter,
): LetterContent | undefined {
  const { order } = about.row;
  const at = notification.kind === 'lesson_move_proposed' ? order.proposedStartsAt : order.startsAt;
  if (at === null || order.status !== 'held') return undefined;
  const values = { ...namesOf(about), when: about.write.time(at) };
  switch (notification.kind) {
    case 'lesson_moved':
      return { name: notification.values.to === 'buyer' ? 'lesson_moved_by_you' : 'lesson_moved', values };
    case 'lesson_move_proposed':
      return { name: notification.kind, values };
    case 'lesson_due':
      return { name: `lesson_due_${notification.values.within}`, values };
    default:
      return notification satisfies never;
  }
}
