import type { CallName } from '@campushive/contract';
import type { Expected } from './parties.js';
import { baseExpected } from './calls/base.js';
import { accountsExpected } from './calls/accounts.js';
import { catalogueExpected } from './calls/catalogue.js';
import { talkExpected } from './calls/talk.js';
import { dealsExpected } from './calls/deals.js';
import { trustExpected } from './calls/trust.js';
import { reachExpected } from './calls/reach.js';

/** One entry per call: a new call needs an entry, or the test fails. `anybody` acts for themselves, or sees public data. */
export const EXPECTED: Readonly<Partial<Record<CallName, Expected>>> = {
  ...baseExpected,
  ...accountsExpected,
  ...catalogueExpected,
  ...talkExpected,
  ...dealsExpected,
  ...trustExpected,
  ...reachExpected,
};
