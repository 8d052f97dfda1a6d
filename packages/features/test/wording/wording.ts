import { DASHBOARD } from './dashboard.js';
import { IN_THE_HIVES } from './hives.js';
import { MONEY_AND_MESSAGES } from './money-and-messages.js';
import { PUBLIC_PAGES } from './public-pages.js';
import type { SpecifiedScreen } from './specified.js';
import { AUTH_SCREENS } from './auth-screens.js';

/** Texts that the specification quotes, by screen and state. `wording.test.tsx` finds each of it there. */
export const WORDING: readonly SpecifiedScreen[] = [
  ...PUBLIC_PAGES,
  ...AUTH_SCREENS,
  ...DASHBOARD,
  ...IN_THE_HIVES,
  ...MONEY_AND_MESSAGES,
];
