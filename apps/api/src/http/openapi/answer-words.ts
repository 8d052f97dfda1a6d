import { ACCOUNT_WORDS } from './answer-words/accounts.js';
import { CATALOGUE_WORDS } from './answer-words/catalogue.js';
import { COMMON_WORDS } from './answer-words/common.js';
import { DEAL_WORDS } from './answer-words/deals.js';
import { MONEY_AND_TRUST_WORDS } from './answer-words/money-and-trust.js';
import { STALL_WORDS } from './answer-words/stalls.js';
import { TALK_WORDS } from './answer-words/talk.js';
import { TEXT_MESSAGE_WORDS } from './answer-words/text-messages.js';

/** The tables of descriptions. Each key belongs to one table. */
export const ANSWER_TABLES = [
  ACCOUNT_WORDS,
  CATALOGUE_WORDS,
  COMMON_WORDS,
  DEAL_WORDS,
  MONEY_AND_TRUST_WORDS,
  STALL_WORDS,
  TALK_WORDS,
  TEXT_MESSAGE_WORDS,
];

/**
 * Descriptions of response fields. A key is `owner.field`, or `field` for any other owner. The owner is a named schema (`Payment`), the field
 * that holds the object (`booking`), or, for the data of a response, the first part of the call's name (`series`).
 */
export const ANSWER_WORDS: Readonly<Record<string, string>> = Object.assign({}, ...ANSWER_TABLES) as Record<
  string,
  string
>;
