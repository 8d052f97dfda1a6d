import { DAY } from './limits.js';

export const STARS_MAX = 5;
export const REVIEW_TEXT_MAX = 1_000;
/** A review that the other side does not answer is shown after this. */
export const REVIEW_HIDDEN_FOR = 7 * DAY;
