import type { CallName } from '@campushive/contract';
import type { RightInput } from './ingredients.js';
import { baseInputs } from './right-inputs/base.js';
import { accountsInputs } from './right-inputs/accounts.js';
import { catalogueInputs } from './right-inputs/catalogue.js';
import { talkInputs } from './right-inputs/talk.js';
import { dealsInputs } from './right-inputs/deals.js';
import { moneyInputs } from './right-inputs/money.js';
import { trustInputs } from './right-inputs/trust.js';
import { reachInputs } from './right-inputs/reach.js';

/** A right input of every call; `bad-input.test.ts` makes it wrong in every way. */
export const RIGHT_INPUTS: Readonly<Record<CallName, readonly RightInput[]>> = {
  ...baseInputs,
  ...accountsInputs,
  ...catalogueInputs,
  ...talkInputs,
  ...dealsInputs,
  ...moneyInputs,
  ...trustInputs,
  ...reachInputs,
};
