import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { MAX_DISPUTE_PHOTOS, DISPUTE_REASONS, MAX_DISPUTE_TEXT } from '../../deals/disputes.js';
import { payment, paymentNumber } from '../../entities/deals/payment.js';
import { receipt } from '../../entities/deals/receipt.js';
import { HANDOVER_CODE_LENGTH, MAX_BUNDLE, MAX_PAGE, MAX_SEARCH, MAX_TICKETS } from '../../limits.js';
import { PAYMENT_STATUSES } from '../../deals/order-status.js';
import {
  id,
  instant,
  languageInput,
  line,
  mobileMoneyNetwork,
  mobileMoneyPhone,
  optionalText,
  priceInput,
  sessionHours,
  text,
  whenInput,
  wholeNumber,
} from '../../schema.js';
import { wrong } from '../../fields/field-errors.js';
import { promoCodeInput } from './promo-codes.js';
import { collectAtInput, stallItemsInput } from './stall-orders.js';

/** Orders of the list of payments. Default: `date-desc`. */
export const PAYMENT_SORTS = ['date-desc', 'date-asc', 'amount-desc', 'amount-asc'] as const;
/** The order of the list of payments. */
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** Our reference: `cmp-` and lower-case letters, digits and dashes, valid for charges and transfers. */
const paymentReference = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9.=_-]{4,100}$/, wrong('invalid_reference')));

/** Voucher code that a network issues for one payment by its short code. */
export const voucherCode = z.string().check(z.trim(), z.regex(/^\d{4,10}$/, wrong('invalid_voucher')));

/** Either handover code of an order, entered when the goods change hands. */
export const handoverCode = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^\\d{${HANDOVER_CODE_LENGTH}}$`), wrong('invalid_handover_code')));

/** Errors common to reserving an item for payment. */
const CANNOT_RECEIVE = [
  'not_found',
  'forbidden',
  'conflict',
  'verification_required',
  'own_listing',
  'listing_reserved',
  'listing_unavailable',
  'listing_free',
  'listing_unassigned',
  'hive_paused',
  'price_changed',
  'milestones_changed',
  'not_your_turn',
  'blocked',
  'event_full',
  'fully_booked',
  'stall_closed',
  'items_unavailable',
  'event_elsewhere',
  'already_going',
  'slot_taken',
  'slot_not_offered',
  'slot_too_soon',
  'series_over',
  'charge_under_way',
  'too_many_unpaid',
  'reservations_paused',
  'payment_provider_failed',
] as const;

/** Ids of the seller's other listings to buy in the same order. */
const bundledIds = z.optional(
  z.array(id).check(z.minLength(1), z.maxLength(MAX_BUNDLE - 1, wrong('too_many', { max: MAX_BUNDLE - 1 }))),
);

/** Ids of the caller's uploads with the purpose `dispute-photo`. */
const evidence = z.optional(
  z
    .array(z.string().check(z.maxLength(500)))
    .check(z.maxLength(MAX_DISPUTE_PHOTOS, `At most ${MAX_DISPUTE_PHOTOS} photos`)),
);

/** Input of `payments.dispute`: the order's id, the reason, a text, and up to `MAX_DISPUTE_PHOTOS` photos as evidence. */
const disputeInput = z.strictObject({
  id,
  reason: z.enum(DISPUTE_REASONS, wrong('reason_missing')),
  text: text(MAX_DISPUTE_TEXT),
  photos: evidence,
});

/** Calls about orders and their payments: checkout, handover, cancelling, complaints and receipts. */
export const payments = {
  'payments.initialize': defineCall({
    summary: 'Start a payment',
    who: 'member',
    creates: true,
    resumes: true,
    input: z.strictObject({
      hiveId: id,
      /** Start and duration of a tutoring session. */
      startsAt: z.optional(whenInput),
      hours: z.optional(sessionHours),
      /** The caller's weekly series that the session belongs to. Its price applies, and its time is reserved for them. */
      seriesId: z.optional(id),
      /** Number of tickets. Default: 1. */
      quantity: z.optional(wholeNumber(1, MAX_TICKETS)),
      /** Kind of tickets, for an event that has kinds. An order has one kind. */
      kindId: z.optional(id),
      /** A promo code of the event, in any spelling. `price` is then the price of one ticket with it. */
      promoCode: z.optional(promoCodeInput),
      /** The other items of a bundle, each with a price, from the same seller. */
      bundledIds,
      /** The milestone, for a gig that is divided into some. Default: the one that can be paid now. */
      milestoneId: z.optional(id),
      /** The basket, for a stall. */
      items: z.optional(stallItemsInput),
      /** Time of collection at a stall. Default: as soon as the order is ready. */
      collectAt: z.optional(collectAtInput),
      /**
       * Price that the payer saw, in major units: of one ticket, or of a whole bundle or basket. A different current price is refused.
       * Default: the current price.
       */
      price: z.optional(priceInput),
    }),
    output: z.object({
      authorizationUrl: z.string(),
      reference: z.string(),
      accessCode: z.string(),
      paymentId: z.string(),
      reservedUntil: instant,
    }),
    errors: CANNOT_RECEIVE,
  }),
  'payments.charge': defineCall({
    summary: 'Charge mobile money',
    who: 'member',
    creates: true,
    resumes: true,
    input: z.strictObject({
      hiveId: id,
      startsAt: z.optional(whenInput),
      hours: z.optional(sessionHours),
      /** The caller's weekly series that the session belongs to. Its price applies, and its time is reserved for them. */
      seriesId: z.optional(id),
      /** Number of tickets. Default: 1. */
      quantity: z.optional(wholeNumber(1, MAX_TICKETS)),
      /** Kind of tickets, for an event that has kinds. An order has one kind. */
      kindId: z.optional(id),
      /** A promo code of the event, in any spelling. `price` is then the price of one ticket with it. */
      promoCode: z.optional(promoCodeInput),
      /** The other items of a bundle, each with a price, from the same seller. */
      bundledIds,
      /** The milestone, for a gig that is divided into some. Default: the one that can be paid now. */
      milestoneId: z.optional(id),
      /** The basket, for a stall. */
      items: z.optional(stallItemsInput),
      /** Time of collection at a stall. Default: as soon as the order is ready. */
      collectAt: z.optional(collectAtInput),
      /**
       * Price that the payer saw, in major units: of one ticket, or of a whole bundle or basket. A different current price is refused.
       * Default: the current price.
       */
      price: z.optional(priceInput),
      /** Default: the number of the payout account. */
      phone: z.optional(mobileMoneyPhone),
      /** Default: the network that issued the number. */
      network: z.optional(mobileMoneyNetwork),
      /** Uses the number of the last payment instead of `phone`. */
      remembered: z.optional(z.boolean()),
    }),
    output: payment,
    errors: [...CANNOT_RECEIVE, 'charge_refused', 'above_wallet_limit'],
  }),
  'payments.number': defineCall({
    summary: 'Get your saved number',
    who: 'member',
    input: z.strictObject({}),
    output: paymentNumber,
    errors: [],
  }),
  'payments.forgetNumber': defineCall({
    summary: 'Delete your saved number',
    who: 'member',
    input: z.strictObject({}),
    errors: [],
  }),
  'payments.voucher': defineCall({
    summary: 'Submit a voucher',
    who: 'member',
    input: z.strictObject({ id, voucher: voucherCode }),
    output: payment,
    errors: ['not_found', 'forbidden', 'payment_not_pending', 'voucher_wrong', 'payment_provider_failed'],
  }),
  'payments.verify': defineCall({
    summary: 'Verify a payment',
    who: 'member',
    input: z.strictObject({ reference: paymentReference }),
    output: payment,
    errors: ['not_found', 'payment_provider_failed'],
  }),
  'payments.status': defineCall({
    summary: 'Verify a payment by its id',
    who: 'member',
    input: z.strictObject({ reference: paymentReference }),
    output: payment,
    errors: ['not_found', 'payment_provider_failed'],
  }),
  'payments.list': defineCall({
    summary: 'List your payments',
    who: 'member',
    input: z.strictObject({
      status: z.optional(z.enum(PAYMENT_STATUSES)),
      q: z.optional(optionalText(MAX_SEARCH)),
      sort: z.optional(z.enum(PAYMENT_SORTS)),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(payment),
    answers: 'page',
    errors: [],
  }),
  'payments.get': defineCall({
    summary: 'Get a payment',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: ['not_found'],
  }),
  'payments.handover': defineCall({
    summary: 'Enter the handover code',
    who: 'member',
    input: z.strictObject({ id, code: handoverCode }),
    output: payment,
    errors: [
      'not_found',
      'forbidden',
      'order_not_held',
      'event_not_started',
      'event_cancelled',
      'handover_code_wrong',
      'pickup_code_at_dropoff',
      'too_many_attempts',
    ],
  }),
  'payments.cancel': defineCall({
    summary: 'Cancel a payment',
    who: 'member',
    input: z.strictObject({ id }),
    output: payment,
    errors: ['not_found', 'forbidden', 'payment_not_pending', 'cancel_too_late'],
  }),
  'payments.dispute': defineCall({
    summary: 'Open a dispute',
    who: 'member',
    input: disputeInput,
    output: payment,
    creates: true,
    errors: ['not_found', 'forbidden', 'order_not_held'],
  }),
  'payments.answerDispute': defineCall({
    summary: 'Answer a dispute',
    who: 'member',
    input: z.strictObject({ id, text: text(MAX_DISPUTE_TEXT), photos: evidence }),
    output: payment,
    errors: ['not_found', 'forbidden', 'dispute_resolved', 'dispute_answered'],
  }),
  'payments.receipt': defineCall({
    summary: 'Get a receipt',
    who: 'member',
    input: z.strictObject({ id, language: z.optional(languageInput) }),
    output: receipt,
    errors: ['not_found', 'never_paid'],
  }),
};
