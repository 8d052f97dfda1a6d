import type { FieldErrors } from './fields/field-codes.js';

/** Error codes of all calls, with their HTTP status. Clients map codes to their own texts. The message is for people. */
export const ERROR_STATUS = {
  malformed_request: 400,
  unauthenticated: 401,
  session_expired: 401,
  invalid_credentials: 401,
  passkey_refused: 401,
  forbidden: 403,
  email_unverified: 403,
  account_suspended: 403,
  verification_required: 403,
  step_up_required: 403,
  university_not_open: 403,
  own_listing: 403,
  own_content: 403,
  own_decision: 403,
  blocked: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  code_in_message: 409,
  edited_meanwhile: 409,
  idempotency_conflict: 409,
  idempotency_interrupted: 409,
  illegal_transition: 409,
  hive_paused: 409,
  university_open: 409,
  listing_reserved: 409,
  listing_unavailable: 409,
  listing_free: 409,
  listing_unassigned: 409,
  price_changed: 409,
  already_applied: 409,
  already_invited: 409,
  already_answered: 409,
  wanted_over: 409,
  payment_in_flight: 409,
  balance_left: 409,
  limit_reached: 409,
  offers_not_taken: 409,
  offers_used_up: 409,
  offer_waiting: 409,
  offer_over: 409,
  not_your_turn: 409,
  event_full: 409,
  fully_booked: 409,
  stall_exists: 409,
  stall_closed: 409,
  items_unavailable: 409,
  cash_not_taken: 409,
  code_needed: 409,
  event_elsewhere: 409,
  already_going: 409,
  ticket_needed: 409,
  ticket_paid: 409,
  ticket_used: 409,
  ticket_cancelled: 409,
  ticket_void: 409,
  door_not_open: 409,
  event_begun: 409,
  event_move_unconfirmed: 409,
  event_not_started: 409,
  slot_taken: 409,
  slot_not_offered: 409,
  slot_too_soon: 409,
  lesson_move_too_late: 409,
  lesson_changed: 409,
  series_over: 409,
  series_lesson_settled: 409,
  order_not_held: 409,
  order_frozen: 409,
  order_disputed: 409,
  release_voucher_expired: 409,
  not_picked_up: 409,
  already_done: 409,
  not_done: 409,
  revisions_used_up: 409,
  milestones_changed: 409,
  meetup_changed: 409,
  meetup_too_early: 409,
  chargeback_answered: 409,
  payment_not_pending: 409,
  charge_under_way: 409,
  order_not_completed: 409,
  already_reviewed: 409,
  cancel_too_late: 409,
  unsend_too_late: 409,
  undo_over: 409,
  renewed_lately: 409,
  not_downloaded: 409,
  dispute_resolved: 409,
  dispute_answered: 409,
  settlement_changed: 409,
  never_paid: 409,
  credit_not_waiting: 409,
  payout_account_missing: 409,
  payout_account_new: 409,
  payout_too_small: 409,
  payout_delayed: 409,
  payout_limit_reached: 409,
  payout_not_waiting: 409,
  already_reported: 409,
  already_resolved: 409,
  already_appealed: 409,
  nothing_to_appeal: 409,
  event_cancelled: 410,
  payload_too_large: 413,
  unsupported_file: 415,
  unsupported_media_type: 415,
  validation_failed: 422,
  otp_invalid: 422,
  otp_expired: 422,
  otp_attempts_exceeded: 429,
  password_wrong: 422,
  reset_link_invalid: 422,
  handover_code_wrong: 422,
  pickup_code_wrong: 422,
  pickup_code_at_dropoff: 422,
  dropoff_code_at_pickup: 422,
  charge_refused: 422,
  above_wallet_limit: 422,
  voucher_wrong: 422,
  release_voucher_invalid: 422,
  ticket_unknown: 422,
  unreadable_file: 422,
  encrypted_file: 422,
  unsafe_file: 422,
  proof_of_work_required: 428,
  resend_too_soon: 429,
  too_many_attempts: 429,
  too_many_unpaid: 429,
  reservations_paused: 429,
  rate_limited: 429,
  internal: 500,
  payment_provider_failed: 502,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

/** The code of a failed call (`code` of the error response). `ERROR_STATUS` maps it to its HTTP status. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Body of a failed response. `fieldErrors` is keyed by the input's field (`photos.0` for elements). */
export interface ErrorBody {
  status: 'error';
  code: ErrorCode;
  message: string;
  fieldErrors?: FieldErrors;
  requestId: string;
}

/** Error of a failed call on the client: with the server's code, or `network` or `timeout` without a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'network' | 'timeout';
  /** HTTP status. 0 without a response. */
  readonly status: number;
  readonly fieldErrors: FieldErrors;
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry. Undefined unless the server sends them. */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    code: ErrorCode | 'network' | 'timeout';
    message: string;
    status: number;
    fieldErrors?: FieldErrors | undefined;
    requestId?: string | undefined;
    retryAfter?: number | undefined;
  }) {
    super(failure.message);
    this.code = failure.code;
    this.status = failure.status;
    this.fieldErrors = failure.fieldErrors ?? {};
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

/** Returns whether a call failed because its target does not exist for this reader, or because the id is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [404, 410, 422].includes(error.status);

/** Returns whether a retry may succeed: there was no response, or the server failed. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
