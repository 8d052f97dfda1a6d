import type { CallName } from '@campushive/contract';
import { ACCOUNTS_AND_EVENTS } from './call-words/accounts-and-events.js';
import { CLAIMS } from './call-words/claims.js';
import { LISTINGS_AND_MESSAGES } from './call-words/listings-and-messages.js';
import { PAYMENTS_AND_USERS } from './call-words/payments-and-users.js';
import { SAFE_DEALS } from './call-words/safe-deals.js';
import { STALLS } from './call-words/stalls.js';
import { TEXT_MESSAGES } from './call-words/text-messages.js';

/** Description of each call. Titles are the `summary` of the contract. */
export const CALL_WORDS: Readonly<Record<CallName, string>> = {
  ...ACCOUNTS_AND_EVENTS,
  ...LISTINGS_AND_MESSAGES,
  ...PAYMENTS_AND_USERS,
  ...STALLS,
  ...TEXT_MESSAGES,
  ...SAFE_DEALS,
  ...CLAIMS,
};
