import { HOUR } from '../limits.js';

/**
 * The hive of the listing behind each safe-deal link. No campus names it among its hives, so lists, search and profiles leave these
 * listings out. Only the link leads to one.
 */
export const DEAL_HIVE = 'deal';

/** Maximum open links of one student. A further one fails with `limit_reached`. */
export const MAX_OPEN_DEALS = 5;
/** Time that a safe-deal link works, in ms. */
export const SAFE_DEAL_LIFETIME = 72 * HOUR;

/**
 * States of a safe-deal link: it can be paid, a payment is under way, it is paid, it is over because of its time or its maker, or reports
 * or a moderator have hidden it.
 */
export const SAFE_DEAL_STATES = ['open', 'reserved', 'paid', 'ended', 'hidden'] as const;
/** A state of a safe-deal link. */
export type SafeDealState = (typeof SAFE_DEAL_STATES)[number];
