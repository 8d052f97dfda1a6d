/**
 * Parties that end a payout failure. `account`: the seller corrects the account. `operator`: the operator of the campus acts at the
 * provider. `temporary`: a retry is enough.
 */
export const PAYOUT_FAILURES = ['account', 'operator', 'temporary'] as const;
/** The party that ends a payout failure. `payoutFailureOf` derives it from the code. */
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

/** Reasons for which money did not reach a seller. */
export const PAYOUT_FAILURE_CODES = [
  'recipient_invalid',
  'account_not_credited',
  'wallet_limit',
  'transfer_returned',
  'account_questioned',
  'balance_too_low',
  'transfer_otp',
  'business_not_registered',
  'transfer_limit',
  'key_refused',
  'approval_refused',
  'transfer_blocked',
  'transfer_abandoned',
  'currency_refused',
  'request_refused',
  'keeps_failing',
  'unknown_answer',
  'no_answer',
  'rate_limited',
  'provider_failed',
  'network_failed',
] as const;
/** The reason for a payout failure. `PAYOUT_FAILURE_KINDS` describes each and names the party that ends it. */
export type PayoutFailureCode = (typeof PAYOUT_FAILURE_CODES)[number];

/** Party that ends each failure. */
export const PAYOUT_FAILURE_KINDS: Readonly<Record<PayoutFailureCode, PayoutFailure>> = {
  /** The provider rejected the account's number, network or name. */
  recipient_invalid: 'account',
  /** The network did not credit the account: closed, barred or full. */
  account_not_credited: 'account',
  /** The amount exceeds the limit of the wallet. It is sent in smaller parts, or the seller names another account. */
  wallet_limit: 'account',
  /** The money arrived and came back. */
  transfer_returned: 'account',
  /** The operator asks the seller to check the account. */
  account_questioned: 'account',
  /** Our balance at the provider is too low. */
  balance_too_low: 'operator',
  /** The provider waits for the operator's one-time code: transfer OTP is switched on. */
  transfer_otp: 'operator',
  /** The provider lets only a registered business send transfers. */
  business_not_registered: 'operator',
  /** A limit of our account at the provider is reached. */
  transfer_limit: 'operator',
  /** The provider refused our secret key. */
  key_refused: 'operator',
  /** The transfer was refused by the approval URL or a person at the dashboard. */
  approval_refused: 'operator',
  /** The provider's own checks stopped the transfer. */
  transfer_blocked: 'operator',
  /** No one finished the transfer at the dashboard. */
  transfer_abandoned: 'operator',
  /** Our account at the provider does not send this currency. */
  currency_refused: 'operator',
  /** The provider found a fault in our request. */
  request_refused: 'operator',
  /** The network failed each attempt. */
  keeps_failing: 'operator',
  /** The provider sent a message that no table lists. */
  unknown_answer: 'operator',
  /** The provider did not answer, or an earlier request is still under way. */
  no_answer: 'temporary',
  /** The provider takes no more requests for the moment. */
  rate_limited: 'temporary',
  /** The provider failed (5xx). */
  provider_failed: 'temporary',
  /** The network failed the transfer, without a problem of the account. */
  network_failed: 'temporary',
};

/** Returns the party that ends a failure with this code. */
export const payoutFailureOf = (code: PayoutFailureCode): PayoutFailure => PAYOUT_FAILURE_KINDS[code];
