import { PAYOUT_FAILURE_CODES, PAYOUT_FAILURE_KINDS } from '@campushive/contract/payout-failures';
import { describe, expect, it } from 'vitest';
import { isTriedByItself, readRefusal, readTransferStatus, TRANSFER_STATUSES } from './transfer-failures.js';

/** The `status` filter of `GET /transfer` in Paystack's OpenAPI document. */
const DOCUMENTED = 'pending success failed otp abandoned reversed blocked rejected received'.split(' ');

describe('readTransferStatus', () => {
  it('has a row for each documented status and no other', () => {
    expect(Object.keys(TRANSFER_STATUSES).sort()).toEqual([...DOCUMENTED].sort());
  });

  it.each([
    ['success', null, 'success', null],
    ['pending', null, 'pending', null],
    ['received', null, 'pending', null],
    ['otp', null, 'pending', 'transfer_otp'],
    ['abandoned', null, 'failed', 'transfer_abandoned'],
    ['blocked', null, 'failed', 'transfer_blocked'],
    ['rejected', null, 'failed', 'approval_refused'],
    ['reversed', null, 'reversed', 'transfer_returned'],
    ['failed', null, 'failed', 'network_failed'],
    ['failed', '  ', 'failed', 'network_failed'],
    ['failed', 'The network timed out', 'failed', 'network_failed'],
    ['failed', 'Account could not be credited: network error', 'failed', 'network_failed'],
    ['failed', 'The account could not be credited', 'failed', 'account_not_credited'],
    ['failed', 'Wallet of the SUBSCRIBER is barred', 'failed', 'account_not_credited'],
    ['failed', 'Insufficient balance', 'failed', 'balance_too_low'],
  ] as const)('reads %s (%s) as %s, %s', (theirs, words, status, failure) => {
    expect(readTransferStatus(theirs, words)).toEqual({ status, failure, isKnown: true });
  });

  it.each([
    ['on-hold', null, 'pending'],
    ['constructor', null, 'pending'],
    ['failed', 'Gremlins', 'failed'],
  ] as const)('reports %s (%s) as unknown and never returns the money for it', (theirs, words, status) => {
    const read = readTransferStatus(theirs, words);
    expect(read).toEqual({ status, failure: 'unknown_answer', isKnown: false });
    expect(PAYOUT_FAILURE_KINDS.unknown_answer).toBe('operator');
  });
});

describe('readRefusal', () => {
  it.each([
    [400, 'insufficient_balance', 'Your balance is not enough to fulfil this request', 'balance_too_low'],
    [400, null, 'You cannot initiate third party payouts as a starter business', 'business_not_registered'],
    [400, null, 'You cannot initiate third party payouts at this time', 'business_not_registered'],
    [400, null, 'Transfer limit for this business is exceeded', 'transfer_limit'],
    [400, null, 'Currency not supported by merchant', 'currency_refused'],
    [400, null, 'Finalize the transfer with the OTP', 'transfer_otp'],
    [400, null, 'Recipient specified is invalid', 'recipient_invalid'],
    [400, null, 'Account number is invalid', 'recipient_invalid'],
    [422, 'invalid_bank_code', 'Could not resolve account name', 'recipient_invalid'],
    [400, 'missing_params', 'Reason is required', 'request_refused'],
    [400, 'duplicate_reference', 'Duplicate Transaction Reference', 'no_answer'],
    [401, 'invalid_Key', 'Invalid key', 'key_refused'],
    [403, null, 'IP address is not allowed', 'key_refused'],
    [408, null, 'Request timed out', 'no_answer'],
    [429, null, 'Rate limit reached for this account', 'rate_limited'],
    [500, null, 'Server error', 'provider_failed'],
    [503, null, 'Your balance is not enough', 'provider_failed'],
  ] as const)('reads %i %s "%s" as %s', (http, code, words, failure) => {
    expect(readRefusal({ http, code, words })).toEqual({ failure, isKnown: true });
  });

  it('reads a missing answer as a temporary failure', () => {
    expect(readRefusal(null)).toEqual({ failure: 'no_answer', isKnown: true });
  });

  it('reports a refusal that is missing from the table', () => {
    expect(readRefusal({ http: 400, code: 'teapot', words: 'The moon is full' })).toEqual({
      failure: 'unknown_answer',
      isKnown: false,
    });
  });
});

it('asks the seller to act only for account failures, and retries ended transfers only on request', () => {
  const of = (kind: string) => PAYOUT_FAILURE_CODES.filter((code) => PAYOUT_FAILURE_KINDS[code] === kind);
  expect(of('account').sort()).toEqual([
    'account_not_credited',
    'account_questioned',
    'recipient_invalid',
    'transfer_returned',
    'wallet_limit',
  ]);
  expect(of('temporary').every(isTriedByItself)).toBe(true);
  expect(
    of('operator')
      .filter((code) => !isTriedByItself(code))
      .sort(),
  ).toEqual([
    'approval_refused',
    'keeps_failing',
    'request_refused',
    'transfer_abandoned',
    'transfer_blocked',
    'transfer_otp',
    'unknown_answer',
  ]);
});
