import * as z from 'zod/mini';
import { DIFFERENCES, RECONCILED } from '../reconciliation.js';
import { instant, majorUnits } from '../schema.js';

/** What the books say, as moderators see it. Amounts in major units. */
export const ledgerSummary = z.object({
  /** Paid by buyers, and neither side's yet. */
  held: majorUnits,
  /** Earned by sellers or given to students, and not paid out. */
  owedToSellers: majorUnits,
  /** Owed by sellers for chargebacks. */
  sellerDebt: majorUnits,
  /** On its way to sellers. */
  payoutsOnTheWay: majorUnits,
  /** On its way back to buyers. */
  refundsOnTheWay: majorUnits,
  /** Given to students out of the campus's own. */
  goodwill: majorUnits,
  /** What the provider should have of ours. */
  atProvider: majorUnits,
  /** What the provider said that it has, the last time that it was asked; null before the first. */
  reported: z.nullable(majorUnits),
  /** What it had more, or less, than our books said then. */
  difference: z.nullable(majorUnits),
  /** When the provider was last compared with the books. */
  comparedAt: z.nullable(instant),
  /** Differences that wait for a moderator. */
  openCases: z.number(),
});
export type LedgerSummary = z.infer<typeof ledgerSummary>;

/** Something on which our books and the provider disagree. */
export const ledgerCase = z.object({
  id: z.string(),
  of: z.enum(RECONCILED),
  kind: z.enum(DIFFERENCES),
  /** Of the payment or the payout; null for the balance. */
  reference: z.nullable(z.string()),
  currency: z.string(),
  /** Null where our books have nothing. */
  ours: z.nullable(majorUnits),
  /** Null where the provider has nothing. */
  theirs: z.nullable(majorUnits),
  foundAt: instant,
  /** When it was last found. */
  lastFoundAt: instant,
  /** Null while it is open. */
  closed: z.nullable(
    z.object({
      /** The moderator's words; null where the two agreed again. */
      note: z.nullable(z.string()),
      by: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
export type LedgerCase = z.infer<typeof ledgerCase>;
