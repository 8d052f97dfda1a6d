import { PAYOUT_FAILURE_KINDS, type PayoutFailureCode } from '@campushive/contract/payout-failures';
import type { ProviderAnswer, Transfer } from './provider.js';

/** Meaning of one transfer status of Paystack. `failed` takes its reason from the provider's words. */
interface TransferMeaning {
  readonly status: Transfer['status'];
  readonly failure: PayoutFailureCode | 'by_words' | null;
}

/** All transfer statuses in Paystack's OpenAPI document. `received` is not yet with the network. */
export const TRANSFER_STATUSES: Readonly<Record<string, TransferMeaning>> = {
  success: { status: 'success', failure: null },
  pending: { status: 'pending', failure: null },
  received: { status: 'pending', failure: null },
  otp: { status: 'pending', failure: 'transfer_otp' },
  failed: { status: 'failed', failure: 'by_words' },
  abandoned: { status: 'failed', failure: 'transfer_abandoned' },
  blocked: { status: 'failed', failure: 'transfer_blocked' },
  rejected: { status: 'failed', failure: 'approval_refused' },
  reversed: { status: 'reversed', failure: 'transfer_returned' },
};

interface Row {
  /** HTTP statuses. Default: any refusal, 400 to 499. */
  readonly http?: readonly number[];
  /** Words of Paystack's message, or of its error code. Default: any. */
  readonly words?: RegExp;
  readonly failure: PayoutFailureCode;
}

/** Refusals of `POST /transfer`, `POST /transferrecipient` and `GET /transfer/verify`. The first row that fits decides. */
const REFUSALS: readonly Row[] = [
  { http: [401, 403], failure: 'key_refused' },
  { http: [429], failure: 'rate_limited' },
  { http: [408, 425], failure: 'no_answer' },
  { words: /duplicate.?(transfer.?)?reference|already (exists|being processed)/, failure: 'no_answer' },
  { words: /balance is not enough|insufficient.?(balance|funds)/, failure: 'balance_too_low' },
  {
    words:
      /third.?party payouts|starter business|(enable|disable)d? transfers?|transfers? (is|are) (disabled|not)/,
    failure: 'business_not_registered',
  },
  {
    words:
      /(recipient|beneficiary|receiver|payee|wallet|customer|subscriber).{0,60}(limit|maximum)|(limit|maximum).{0,60}(recipient|beneficiary|receiver|payee|wallet|customer|subscriber)/,
    failure: 'wallet_limit',
  },
  { words: /\blimit/, failure: 'transfer_limit' },
  { words: /currency/, failure: 'currency_refused' },
  { words: /\botp\b/, failure: 'transfer_otp' },
  {
    words: /recipient|bank.?code|account.?(number|details|name)|mobile money (number|account)/,
    failure: 'recipient_invalid',
  },
  { words: /(missing|invalid)_params|validation_error|is required|must be/, failure: 'request_refused' },
];

/** Words of a network about a transfer that failed. The first row that fits decides. */
const NETWORK_WORDS: readonly Row[] = [
  { words: /balance is not enough|insufficient.?(balance|funds)/, failure: 'balance_too_low' },
  { words: /limit|maximum (balance|amount)|exceed|threshold/, failure: 'wallet_limit' },
  {
    words: /time.?out|timed out|unavailable|downtime|try again|system|network|switch|processor|temporar/,
    failure: 'network_failed',
  },
  {
    words: /account|wallet|recipient|beneficiary|number|subscriber|customer|barred|inactive|dormant|closed/,
    failure: 'account_not_credited',
  },
];

/** Reads a transfer's status. A null failure code of a known status means that nothing is wrong. */
export function readTransferStatus(
  status: string,
  words: string | null,
): {
  readonly status: Transfer['status'];
  readonly failure: PayoutFailureCode | null;
  readonly isKnown: boolean;
} {
  const meaning = Object.hasOwn(TRANSFER_STATUSES, status) ? TRANSFER_STATUSES[status] : undefined;
  if (meaning === undefined) return { status: 'pending', failure: 'unknown_answer', isKnown: false };
  if (meaning.failure !== 'by_words') return { ...meaning, failure: meaning.failure, isKnown: true };
  if ((words ?? '').trim() === '')
    return { status: meaning.status, failure: 'network_failed', isKnown: true };
  const failure = find(NETWORK_WORDS, (words ?? '').toLowerCase());
  return { status: meaning.status, failure: failure ?? 'unknown_answer', isKnown: failure !== undefined };
}

/** Reads the answer of a failed call. Null stands for no answer at all. */
export function readRefusal(answer: ProviderAnswer | null): {
  readonly failure: PayoutFailureCode;
  readonly isKnown: boolean;
} {
  if (answer === null) return { failure: 'no_answer', isKnown: true };
  if (answer.http >= 500) return { failure: 'provider_failed', isKnown: true };
  const failure = find(REFUSALS, `${answer.code ?? ''} ${answer.words ?? ''}`.toLowerCase(), answer.http);
  return { failure: failure ?? 'unknown_answer', isKnown: failure !== undefined };
}

const find = (rows: readonly Row[], message: string, http?: number): PayoutFailureCode | undefined =>
  rows.find(
    (row) =>
      (row.http === undefined || (http !== undefined && row.http.includes(http))) &&
      (row.words === undefined || row.words.test(message)),
  )?.failure;

/** Failures that the same request can overcome, without an operator at the dashboard. */
const TRIED_BY_ITSELF: readonly PayoutFailureCode[] = [
  'balance_too_low',
  'business_not_registered',
  'transfer_limit',
  'key_refused',
  'currency_refused',
];

/** Returns true if a payout that waits for this reason is tried again without an operator's press. */
export const isTriedByItself = (code: PayoutFailureCode): boolean =>
  PAYOUT_FAILURE_KINDS[code] === 'temporary' || TRIED_BY_ITSELF.includes(code);
