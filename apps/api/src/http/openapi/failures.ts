import { ERROR_STATUS, FIELD_CODES, type ErrorCode } from '@campushive/contract';
import type { Json } from './schemas.js';

/** Description of each error code. */
const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  malformed_request:
    'The request is unreadable: invalid JSON, a body that is not an object, or an invalid form',
  unauthenticated: 'The call needs a session, and the request has no valid token',
  session_expired: 'The session of this token has ended',
  invalid_credentials: 'The address or the password is wrong',
  forbidden: 'The caller may not do this',
  email_unverified: 'The address is not verified. A new code was sent',
  account_suspended: 'The account is suspended',
  verification_required: 'Student verification has expired. Renew it with `POST /auth/student-verification`',
  passkey_refused: 'The passkey is unknown, late, already used, or of an account that cannot be used',
  step_up_required: 'The call needs a fresh proof in `X-Step-Up`. Get one from `POST /auth/step-up`',
  university_not_open:
    'The operator has not opened the university yet. `POST /waiting-list` takes the address',
  university_open: 'The university is open: sign up instead of waiting',
  own_listing: 'The listing is the caller’s own',
  own_content: 'The content is the caller’s own and cannot be reported',
  own_decision: 'The caller made this decision. Another moderator must review it',
  blocked: 'One of the two students has blocked the other',
  not_found: 'The object does not exist, or the caller may not know of it',
  method_not_allowed: 'The address does not support this method. `Allow` lists the supported ones',
  edited_meanwhile: 'The object changed after the sent `updatedAt`. Load it again',
  conflict: 'The current state does not allow this',
  idempotency_conflict:
    'The Idempotency-Key belongs to another request, or its first request is still running',
  idempotency_interrupted:
    'The first request with this Idempotency-Key was completed, but its response was lost',
  illegal_transition: 'The object cannot move from its status to the requested one',
  hive_paused: 'Admins have switched this off in the hive',
  listing_reserved: 'Another student is paying for the listing',
  stall_exists: 'The student has a stall already',
  stall_closed: 'The stall is closed now, by its hours or by hand',
  items_unavailable: 'Items are sold out or off the price list. `fieldErrors` names each line',
  cash_not_taken: 'The stall does not take cash',
  code_needed: 'A paid order is handed over with the buyer’s code, by `payments.handover`',
  fully_booked: 'The service has as many open orders as its student accepts',
  listing_unavailable: 'The listing is no longer open',
  listing_free: 'The listing is free: there is nothing to pay',
  listing_unassigned: 'The gig is not assigned to a student yet',
  price_changed: 'The price differs from the one in the request. Show the new price',
  already_applied: 'The caller has already applied',
  already_invited: 'The student has already been invited',
  already_answered: 'The post has already been answered with this listing',
  wanted_over: 'The wanted post is closed, expired or removed',
  payment_in_flight: 'Money for this is on its way or held',
  credit_not_waiting: 'The credit was withdrawn, or a payout carries it',
  balance_left: 'The account still has money to be paid out',
  offers_not_taken:
    'The listing takes no offers: it has no price, its poster switched offers off, or it is a ticket or a task',
  code_in_message:
    'The message contains a handover code of the sender. Send it again with `confirmed` to send it anyway',
  offers_used_up: 'The buyer has made the maximum number of offers for today',
  offer_waiting: 'The buyer’s earlier offer still waits for an answer',
  offer_over: 'The offer has ended: answered, withdrawn, expired, or the listing has changed',
  not_your_turn: 'The other side must answer, or only the other side can withdraw this',
  limit_reached: 'The maximum number has been reached',
  event_full: 'The event has no free place',
  event_elsewhere: 'The event takes registrations at its own link',
  already_going: 'The caller already has a place',
  ticket_needed: 'The event needs a ticket. Buy one',
  ticket_paid: 'A bought ticket is cancelled through its payment',
  ticket_used: 'The ticket has already been used',
  ticket_cancelled: 'The ticket is cancelled and refunded',
  ticket_void: 'The holder gave up the ticket',
  door_not_open: 'The door is not open yet. `fieldErrors.code.params.opens` is the opening time',
  event_begun: 'The event has started and can no longer be cancelled or moved',
  event_move_unconfirmed: 'The event has ticket holders. Send `confirmMove` to move it',
  event_not_started: 'Ticket money stays held until the event starts',
  event_cancelled: 'The organiser cancelled the event',
  slot_not_offered: 'The tutor does not teach at that time',
  slot_too_soon: 'The time is earlier than the tutor’s notice allows',
  slot_taken: 'The tutor is booked at that time',
  order_not_held: 'The order holds no money',
  already_done: 'The work has already been marked as done',
  not_done: 'The work has not been marked as done yet',
  revisions_used_up: 'The maximum number of revisions has been requested',
  milestones_changed: 'The proposal was replaced or answered, or no longer matches the agreed price',
  not_picked_up: 'The errand has not been picked up yet',
  meetup_changed: 'The meet-up has changed or is over. Load it again',
  lesson_move_too_late: 'The lesson starts in less than 4 hours',
  lesson_changed: 'Another time has been proposed. Load the lesson again',
  series_over: 'The series has ended or not started, or the lesson is no longer reserved',
  series_lesson_settled: 'The lesson is paid, or its time is no longer reserved',
  meetup_too_early: 'It is too early for this step of the meet-up',
  order_frozen: 'The buyer’s bank is deciding about the payment. The order is frozen until then',
  order_disputed: 'The buyer has reported a problem. Nothing is released before a decision',
  release_voucher_expired: 'The voucher has expired by the server’s time',
  release_voucher_invalid: 'The voucher’s signature is invalid, or it belongs to another order',
  chargeback_answered: 'The chargeback has been answered or decided',
  payment_not_pending: 'The payment is no longer pending',
  charge_under_way: 'A charge of the payer’s phone is in progress',
  order_not_completed: 'The order is not completed yet',
  already_reviewed: 'The caller has already reviewed this',
  not_downloaded: 'Only students who downloaded the material can rate it',
  renewed_lately: 'The listing was posted or renewed less than a week ago',
  undo_over: 'The time to restore the listing is over, or a moderator deleted it',
  unsend_too_late: 'The message was sent more than 10 minutes ago',
  cancel_too_late: 'The buyer’s time to cancel is over. Only the seller can cancel',
  dispute_resolved: 'The dispute has been decided',
  dispute_answered: 'The seller has already answered the dispute',
  settlement_changed: 'The proposal was replaced or answered. Load it again',
  never_paid: 'The payment was never made, so it has no receipt',
  payout_account_missing: 'The caller has no payout account',
  payout_account_new: 'The payout account is less than 24 hours old. See `paidFrom`',
  payout_too_small: 'The balance is below the minimum of a payout',
  payout_delayed: 'An earlier payout waits for the operator',
  payout_limit_reached: 'The account has received the network’s maximum for today',
  payout_not_waiting: 'The payout is complete, or its transfer is in progress',
  already_reported: 'The caller has already reported this',
  already_resolved: 'The case has been decided',
  already_appealed: 'The caller has already appealed',
  nothing_to_appeal: 'There is no decision to appeal against',
  payload_too_large: 'The request body is too large',
  unsupported_file: 'The file type is not supported',
  unsupported_media_type: 'The body must be JSON or, for a file, multipart/form-data',
  validation_failed: 'A field is missing, invalid or unknown. See `fieldErrors`',
  otp_invalid: 'The code is wrong',
  otp_expired: 'The code has expired',
  otp_attempts_exceeded: 'Too many wrong codes. Request a new one',
  password_wrong: 'The password is wrong',
  reset_link_invalid: 'The link has expired or was used',
  handover_code_wrong: 'The handover code is wrong',
  pickup_code_wrong: 'The pick-up code is wrong',
  pickup_code_at_dropoff: 'The pick-up code was entered at the drop-off',
  dropoff_code_at_pickup: 'The drop-off code was entered at the pick-up',
  charge_refused: 'The network refused the charge',
  above_wallet_limit:
    'The amount exceeds what a wallet can pay at once: `max` of `network` in `fieldErrors`. Pay by card',
  voucher_wrong: 'The voucher is wrong',
  ticket_unknown: 'The event has no such ticket',
  unreadable_file: 'The file is damaged or empty',
  encrypted_file: 'The file is protected by a password',
  unsafe_file: 'The file contains unsafe content',
  proof_of_work_required:
    'The network has sent many requests. Solve a challenge of `GET /auth/challenge` and repeat the call with `X-Proof-Of-Work`',
  resend_too_soon: 'A code was sent less than a minute ago',
  too_many_attempts: 'Too many wrong attempts. Wait for `Retry-After`',
  too_many_unpaid: 'The buyer has the maximum number of unpaid orders. Pay or cancel one, or wait',
  reservations_paused: 'The buyer left too many payments unfinished today. Wait for `Retry-After`',
  rate_limited: 'Too many requests. Wait for `Retry-After`',
  internal: 'An unexpected error. Quote the `requestId` to the operator',
  payment_provider_failed: 'The payment provider did not respond correctly. Try again',
  unavailable: 'The database is unreachable, or the feature is switched off on this server. Try again later',
  storage_full: 'The server has no space left. Nothing was stored',
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

/** Returns the responses of failures by status, each with its possible codes. */
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
              properties: { code: { enum: ones, description: 'Error code for programs' } },
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
  RequestId: { description: 'Id of this request in the server’s log', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds until the next attempt', schema: { type: 'integer', minimum: 1 } },
  Authenticate: { description: 'Authentication scheme', schema: { const: 'Bearer' } },
  ETag: { description: 'Value for `If-None-Match` of the next request', schema: { type: 'string' } },
};

export const FAILURE = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { const: 'error', description: 'Always `error`' },
    code: { enum: Object.keys(ERROR_STATUS), description: 'Error code for programs' },
    message: { type: 'string', description: 'English description for developers' },
    fieldErrors: {
      type: 'object',
      description: 'Errors by request field',
      additionalProperties: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { enum: Object.keys(FIELD_CODES), description: 'Error code for programs' },
          params: {
            type: 'object',
            description: 'Values for the message, such as a limit',
            additionalProperties: { type: ['number', 'string'] },
          },
        },
      },
    },
    requestId: { type: 'string', description: 'Same as the header `X-Request-Id`' },
  },
};
