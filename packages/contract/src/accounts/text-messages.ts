/**
 * Kinds of text messages: the code that proves a number, a code for a forgotten password, a released payment, the other side at the meeting
 * place, a payout, and the link to imported listings.
 */
export const SMS_KINDS = ['number_code', 'recovery_code', 'paid', 'arrived', 'payout', 'claim'] as const;
/** Kind of a text message. */
export type SmsKind = (typeof SMS_KINDS)[number];

/**
 * States of a text message. `held_back`: a daily limit is reached. `refused`: the gateway refused it. `failed`: the gateway gave no
 * answer in time. `dropped`: the number was removed or switched off, or the message is of no use any more.
 */
export const SMS_STATES = ['queued', 'sent', 'refused', 'failed', 'held_back', 'dropped'] as const;
/** State of a text message. */
export type SmsState = (typeof SMS_STATES)[number];

/** Text messages a day to one student. */
export const SMS_A_DAY = 10;
/** Codes a day to one number. */
export const SMS_CODES_A_DAY = 3;
