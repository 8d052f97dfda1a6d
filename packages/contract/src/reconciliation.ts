/** Subjects and results of the nightly comparison with the payment provider, as data. */

export const RECONCILED = ['charge', 'refund', 'transfer', 'balance'] as const;
export type Reconciled = (typeof RECONCILED)[number];

/** How the provider can disagree: it knows of what we have not booked, it does not know of what we have, or the amounts differ. */
export const DIFFERENCES = ['missing_here', 'missing_there', 'amount'] as const;
export type Difference = (typeof DIFFERENCES)[number];
