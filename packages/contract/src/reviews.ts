import { DAY } from './limits.js';

export const MAX_STARS = 5;
export const MAX_REVIEW_TEXT = 1_000;
/** Time after which an unanswered review is published, in ms. */
export const REVIEW_HIDDEN_FOR = 7 * DAY;
