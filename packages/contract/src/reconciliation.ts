/** Subjects and results of the nightly comparison with the payment provider, as data. */

export const RECONCILED = ['charge', 'refund', 'transfer', 'balance'] as const;
export type Reconciled = (typeof RECONCILED)[number];

/** Kinds of differences: the provider has an entry that the ledger lacks, the reverse, or the amounts differ. */
export const DIFFERENCES = ['missing_here', 'missing_there', 'amount'] as const;
export type Difference = (typeof DIFFERENCES)[number];
