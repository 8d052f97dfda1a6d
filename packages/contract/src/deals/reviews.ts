import { DAY } from '../limits.js';

/** Highest rating of a review. The lowest is 1. */
export const MAX_STARS = 5;
/** Maximum characters of a review's text. */
export const MAX_REVIEW_TEXT = 1_000;
/** Time after which an unanswered review is published, in ms. */
export const REVIEW_HIDDEN_FOR = 7 * DAY;
