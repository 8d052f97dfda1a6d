import { ERROR_STATUS, FIELD_CODES, type ErrorCode } from '@campushive/contract';
import type { Json } from './schemas.js';

/** Meaning of each error code. */
const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'The request could not be read: broken JSON, a body that is no object, a broken form',
  unauthenticated: 'Needs a session, or what was sent is not a token',
  session_expired: 'The session of this token has ended',
  invalid_credentials: 'Address or password is wrong',
  forbidden: 'Not for this student',
  email_unverified: 'The address is not proved yet; a new code was sent',
  account_suspended: 'The account is suspended',
  verification_required: 'Needs a proof that one is still a student: `POST /auth/student-verification`',
  passkey_refused:
    'The passkey is not one of this site, was answered too late or twice, or its account cannot be used',
  step_up_required: 'Needs a fresh proof of who asks, in `X-Step-Up`: `POST /auth/step-up`',
  own_listing: 'Not possible with one’s own listing',
  own_content: 'Own content cannot be reported',
  own_decision: 'Another moderator has to review this decision',
  blocked: 'One of the two has blocked the other',
  not_found: 'There is no such thing, or not for this student',
  method_not_allowed: 'The address knows other methods, which `Allow` names',
  edited_meanwhile: 'It was changed since the `updatedAt` that was sent',
  conflict: 'Does not fit with how it stands right now',
  idempotency_conflict: 'This Idempotency-Key was used for another request, or its first is still at work',
  idempotency_interrupted:
    'The first request with this Idempotency-Key was done, and its answer was lost with the server',
  illegal_transition: 'Cannot be moved from its status to that one',
  hive_paused: 'Admins have switched this off in the hive for now',
  listing_reserved: 'Another student is paying for it',
  fully_booked: 'The student who offers the service has as many orders to do as they take at once',
  listing_unavailable: 'It is not open any more',
  listing_free: 'There is nothing to pay',
  listing_unassigned: 'The gig was not given to anybody yet',
  price_changed: 'It costs something else by now than the payer was shown',
  already_applied: 'Applied already',
  already_invited: 'Invited already',
  already_answered: 'Answered with this listing already',
  wanted_over: 'It is not looked for any more, or was taken away',
  payment_in_flight: 'Money is on its way or held',
  credit_not_waiting: 'A payout carries the credit, or it was taken back already',
  balance_left: 'There is money left to be paid out',
  offers_not_taken:
    'Offers are taken on what is sold for a price, unless its poster has switched them off, and not on tickets and tasks',
  code_in_message:
    'It holds the handover code of an order of mine that holds money; `confirmed` sends it anyway',
  offers_used_up: 'The buyer has named as many prices for it today as one may',
  offer_waiting: 'The buyer’s offer still waits for an answer',
  offer_over: 'The offer has come to its end: answered, withdrawn, out of time, or the listing has changed',
  not_your_turn: 'The other side is to answer, or only they can take the amount back',
  limit_reached: 'There are as many as there can be',
  event_full: 'No place left',
  event_elsewhere: 'One says yes to this event at its own link',
  already_going: 'Has a place already',
  ticket_needed: 'This event needs a ticket, which is bought',
  ticket_paid: 'A bought ticket is cancelled as a payment',
  ticket_used: 'The ticket was used',
  ticket_cancelled: 'The ticket is cancelled, and its money went back',
  ticket_void: 'The holder gave the ticket up',
  door_not_open: 'The door of the event is not open yet; `fieldErrors.code.params.opens` says when it is',
  event_begun: 'The event has started and is not cancelled any more',
  event_move_unconfirmed:
    'People hold tickets of the event: its organiser confirms the move with `confirmMove`',
  event_not_started: 'Ticket money stays held until the event starts',
  event_cancelled: 'The organiser cancelled the event',
  slot_not_offered: 'The tutor does not teach at that time',
  slot_too_soon: 'The tutor wants to know of it earlier',
  slot_taken: 'The tutor is booked at that time',
  order_not_held: 'No money is held for this order',
  already_done: 'The worker said so already',
  not_done: 'The worker did not say yet that it is done',
  revisions_used_up: 'The poster asked for as many revisions as one may',
  milestones_changed: 'These milestones were replaced or answered, or no longer fit what was agreed on',
  not_picked_up: 'The helper has not picked it up yet',
  meetup_changed: 'The meet-up has changed, or is over',
  lesson_move_too_late: 'The lesson begins in less than 4 hours',
  lesson_changed: 'Another time is proposed by now',
  series_over: 'The weekly series has ended or not begun, or the lesson is not kept any more',
  series_lesson_settled: 'The lesson of the series is paid, or its time is not kept any more',
  meetup_too_early: 'It is too early to say that',
  order_frozen: 'The buyer’s bank is deciding about the payment: until then nothing else can be done with it',
  order_disputed: 'The buyer has reported a problem: until it is decided nothing is released',
  release_voucher_expired: 'The voucher has run out by the server’s time',
  release_voucher_invalid: 'The server did not sign it, or it is of another order',
  chargeback_answered: 'The bank has an answer already, or has decided',
  payment_not_pending: 'The payment is not waiting any more',
  charge_under_way: 'The payer’s phone is being asked already',
  order_not_completed: 'The order is not completed yet',
  already_reviewed: 'Reviewed already',
  not_downloaded: 'Only who downloaded study material says whether it helped',
  renewed_lately: 'It was posted or brought up again less than a week ago',
  undo_over: 'It was deleted too long ago, or by a moderator',
  unsend_too_late: 'Can be taken back for 10 minutes only',
  cancel_too_late: 'Can only be cancelled by the seller now',
  dispute_resolved: 'The complaint is decided already',
  dispute_answered: 'The seller has answered it already',
  settlement_changed: 'The proposal was replaced or answered: look at it again',
  never_paid: 'This was never paid, so there is no receipt',
  payout_account_missing: 'There is no account to pay to',
  payout_account_new: 'The account was named less than 24 hours ago: see `paidFrom`',
  payout_too_small: 'There is too little to pay out',
  payout_delayed: 'An earlier payout waits for the operator of the campus',
  payout_limit_reached: 'The account was sent as much today as its network takes in a day',
  payout_not_waiting: 'The payout is over, or its transfer is under way',
  already_reported: 'Reported already',
  already_resolved: 'Decided already',
  already_appealed: 'Appealed already',
  nothing_to_appeal: 'Nothing was decided about this listing',
  payload_too_large: 'More bytes than are taken',
  unsupported_file: 'Not a kind of file that is taken',
  unsupported_media_type: 'The body is neither JSON nor, where a file is sent, multipart/form-data',
  validation_failed: 'A field is missing, wrong or unknown: see `fieldErrors`',
  otp_invalid: 'Not the code',
  otp_expired: 'The code is too old',
  otp_attempts_exceeded: 'Too many wrong codes: ask for a new one',
  password_wrong: 'Not the password',
  reset_link_invalid: 'The link is too old or was used',
  handover_code_wrong: 'Not the code that the buyer shows',
  pickup_code_wrong: 'Not the code of the person at the pick-up',
  pickup_code_at_dropoff: 'The code of the pick-up was entered at the drop-off',
  dropoff_code_at_pickup: 'The code of the drop-off was entered at the pick-up',
  charge_refused: 'The network refused the charge',
  above_wallet_limit:
    'More than a mobile money wallet can pay at once: see `max` of `network` in `fieldErrors`. Pay by card',
  voucher_wrong: 'Not the voucher',
  ticket_unknown: 'No ticket of this event',
  unreadable_file: 'The file is broken',
  encrypted_file: 'The file has a password',
  unsafe_file: 'The file contains something that could do harm',
  proof_of_work_required:
    'The caller’s network has sent many requests: solve a challenge of `GET /auth/challenge` and repeat the call with `X-Proof-Of-Work`',
  resend_too_soon: 'A code was sent less than a minute ago',
  too_many_attempts: 'Too many wrong tries',
  too_many_unpaid:
    'The buyer keeps as many things unpaid as one may: one has to be paid, cancelled or waited for',
  reservations_paused:
    'The buyer left too many payments unfinished today: `Retry-After` says when the next may begin',
  rate_limited: 'Too many calls',
  internal: 'Our fault; it is logged under the `requestId`',
  payment_provider_failed: 'The payment provider did not answer as it should; try again',
  unavailable:
    'The server cannot reach its database at the moment, or the feature is switched off on this server',
  storage_full: 'The server has run out of space; nothing was stored',
};

/** Examples for `components`, one per code. */
export const failureExamples = (): Json =>
  Object.fromEntries(
    Object.entries(MEANINGS).map(([code, message]) => [
      code,
      {
        summary: message,
        value: {
          status: 'error',
          code,
          message,
          ...(code === 'validation_failed' && { fieldErrors: { title: { code: 'required' } } }),
          requestId: '019ecc32-e05b-7fb5-a698-2f49dc291b87',
        },
      },
    ]),
  );

/** The answers of failures by their status, each with the codes that it can have. */
export function failureAnswers(codes: ReadonlySet<ErrorCode>): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, ones]) => [
      String(status),
      {
        description: ones.map((code) => `\`${code}\`: ${MEANINGS[code]}`).join('. '),
        headers: headersOf(status),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Failure' }],
              properties: { code: { enum: ones } },
            },
            examples: Object.fromEntries(
              ones.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}

/** Headers of an answer with that status. */
export const headersOf = (status: number): Json => ({
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  ...((status === 429 || status === 503) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
  ...(status === 401 && { 'WWW-Authenticate': { $ref: '#/components/headers/Authenticate' } }),
  ...((status === 200 || status === 304) && { ETag: { $ref: '#/components/headers/ETag' } }),
});

export const HEADERS = {
  RequestId: { description: 'Names this request in the server’s log', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
  Authenticate: { description: 'How to sign in', schema: { const: 'Bearer' } },
  ETag: { description: 'For `If-None-Match` of the next request', schema: { type: 'string' } },
};

export const FAILURE = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { const: 'error' },
    code: { enum: Object.keys(ERROR_STATUS), description: 'For programs' },
    message: { type: 'string', description: 'For people, in English' },
    fieldErrors: {
      type: 'object',
      description: 'What is wrong with which field',
      additionalProperties: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { enum: Object.keys(FIELD_CODES), description: 'For programs: screens word it' },
          params: {
            type: 'object',
            description: 'What its wording needs',
            additionalProperties: { type: ['number', 'string'] },
          },
        },
      },
    },
    requestId: { type: 'string', description: 'As in the header `X-Request-Id`' },
  },
};
