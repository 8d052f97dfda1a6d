import * as z from 'zod/mini';
import { DIFFERENCES, RECONCILED } from '../../deals/reconciliation.js';
import { instant, majorUnits } from '../../schema.js';

/** Summary of the ledger, as moderators see it. Amounts in major units. */
export const ledgerSummary = z.object({
  /** Money that buyers have paid and that belongs to neither side yet. */
  held: majorUnits,
  /** Money that sellers have earned or students were given, and that is not paid out. */
  owedToSellers: majorUnits,
  /** Money that sellers owe for chargebacks. */
  sellerDebt: majorUnits,
  /** Money on its way to sellers. */
  payoutsOnTheWay: majorUnits,
  /** Money on its way back to buyers. */
  refundsOnTheWay: majorUnits,
  /** Money that the campus has given to students from its own funds. */
  goodwill: majorUnits,
  /** The balance that the provider should hold, by the ledger. */
  atProvider: majorUnits,
  /** The balance that the provider reported at the last comparison. Null before the first. */
  reported: z.nullable(majorUnits),
  /** Reported balance minus the ledger's balance at that comparison. */
  difference: z.nullable(majorUnits),
  /** Time of the last comparison with the provider. */
  comparedAt: z.nullable(instant),
  /** Number of open differences. */
  openCases: z.number(),
});
/** Balances of the ledger, as moderators see them. Amounts are in major units. */
export type LedgerSummary = z.infer<typeof ledgerSummary>;

/** A difference between the ledger and the provider. */
export const ledgerCase = z.object({
  id: z.string(),
  of: z.enum(RECONCILED),
  kind: z.enum(DIFFERENCES),
  /** Reference of the payment or payout. Null for the balance. */
  reference: z.nullable(z.string()),
  currency: z.string(),
  /** Null where the ledger has no entry. */
  ours: z.nullable(majorUnits),
  /** Null where the provider has no entry. */
  theirs: z.nullable(majorUnits),
  foundAt: instant,
  /** Time of the last comparison that found the difference. */
  lastFoundAt: instant,
  /** Null while it is open. */
  closed: z.nullable(
    z.object({
      /** The moderator's explanation. Null where the two balances agreed again. */
      note: z.nullable(z.string()),
      by: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
/** A difference between the ledger and the provider. Amounts are in major units of `currency` (ISO 4217). */
export type LedgerCase = z.infer<typeof ledgerCase>;
