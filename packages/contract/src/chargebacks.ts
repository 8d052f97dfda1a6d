/** A chargeback is a payment that the buyer's bank asks to have back, through the provider. Its vocabulary, as data. */

/** How it ended: the payment stands, the bank took it back, or we agreed to give it back. */
export const CHARGEBACK_OUTCOMES = ['won', 'lost', 'accepted'] as const;
export type ChargebackOutcome = (typeof CHARGEBACK_OUTCOMES)[number];

/** What a moderator answers the bank: evidence against it, or that it is right. */
export const CHARGEBACK_ANSWERS = ['contest', 'accept'] as const;
export type ChargebackAnswer = (typeof CHARGEBACK_ANSWERS)[number];

/**
 * What a chargeback did when it was raised: it froze held money, became a debt of the seller who has the money, met money
 * that goes back anyway, or was only recorded because nothing was booked.
 */
export const CHARGEBACK_EFFECTS = ['frozen', 'debt', 'refund', 'recorded'] as const;
export type ChargebackEffect = (typeof CHARGEBACK_EFFECTS)[number];

/** Moderators are reminded of a chargeback without an answer so long before its deadline. */
export const CHARGEBACK_REMINDER = 24 * 3_600_000;
