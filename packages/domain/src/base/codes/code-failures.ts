import { MINUTE, SECOND } from '@campushive/contract';
import { Failure } from '../../calls/failure.js';

/** Over all codes of one address: without it, a new code a minute would allow 7,000 guesses a day. */
export const GUESSING = {
  freeTries: 30,
  firstWait: MINUTE,
  longestWait: 15 * MINUTE,
  refusal: 'otp_attempts_exceeded',
} as const;

export const invalid = () =>
  new Failure('otp_invalid', 'This code is not right. Check it, or ask for a new one.', {
    fieldErrors: { otp: { code: 'code_wrong' } },
  });

export const expired = () => new Failure('otp_expired', 'This code has expired. Please ask for a new one.');

export const tooManyTries = () =>
  new Failure('otp_attempts_exceeded', 'Too many wrong codes. Please ask for a new one.');

export const tooSoon = (wait: number) =>
  new Failure('resend_too_soon', 'Please wait a moment before asking for another code.', {
    retryAfter: Math.ceil(wait / SECOND),
  });
