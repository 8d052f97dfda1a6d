import { DAY } from './limits.js';

export const MAX_STARS = 5;
export const MAX_REVIEW_TEXT = 1_000;
/** A review that the other side does not answer is shown after this. */
export const REVIEW_HIDDEN_FOR = 7 * DAY;
