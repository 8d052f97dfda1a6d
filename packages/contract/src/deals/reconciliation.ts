/** Subjects and results of the nightly comparison with the payment provider, as data. */

/** Subjects of the nightly comparison with the payment provider. */
export const RECONCILED = ['charge', 'refund', 'transfer', 'balance'] as const;
/** A subject of the nightly comparison with the payment provider. */
export type Reconciled = (typeof RECONCILED)[number];

/** Kinds of differences: the provider has an entry that the ledger lacks, the reverse, or the amounts differ. */
export const DIFFERENCES = ['missing_here', 'missing_there', 'amount'] as const;
/** The kind of a difference between the ledger and the provider. */
export type Difference = (typeof DIFFERENCES)[number];
