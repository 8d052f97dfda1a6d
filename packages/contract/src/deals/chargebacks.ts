/** Vocabulary of chargebacks, as data. A chargeback is a payment that the buyer's bank reclaims through the provider. */

/** Outcomes: the payment is upheld, the bank took the money back, or we agreed to return it. */
export const CHARGEBACK_OUTCOMES = ['won', 'lost', 'accepted'] as const;
/** The outcome of a chargeback. Responses hold null while the bank decides. */
export type ChargebackOutcome = (typeof CHARGEBACK_OUTCOMES)[number];

/** A moderator's answers to the bank: contest with evidence, or accept. */
export const CHARGEBACK_ANSWERS = ['contest', 'accept'] as const;
/** The answer of `chargebacks.answer`: `contest` sends evidence to the bank, and `accept` returns the money. */
export type ChargebackAnswer = (typeof CHARGEBACK_ANSWERS)[number];

/**
 * Effect of a new chargeback: it froze held money, became a debt of the seller who has the money, covered a refund that was due in any
 * case, or was only recorded because nothing was booked.
 */
export const CHARGEBACK_EFFECTS = ['frozen', 'debt', 'refund', 'recorded'] as const;
/** The effect of a new chargeback on its order and on the ledger. */
export type ChargebackEffect = (typeof CHARGEBACK_EFFECTS)[number];

/** Time before its deadline at which moderators are reminded of an unanswered chargeback, in ms. */
export const CHARGEBACK_REMINDER = 24 * 3_600_000;
