import * as z from 'zod/mini';
import { amountMinor, type DeepReadonly } from './schema-parts.js';

/** Upper limit of a campus's highest price, in minor units. */
const MAX_PRICE_MINOR = 1_000_000_000;
/** Hundredths of a per cent. */
const basisPoints = z
  .number()
  .check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value < 10_000, 'must be basis points'),
  );

const rates = z.strictObject({
  /** Fees added to the price for the payer. */
  payer: z.strictObject({ platform: basisPoints, processing: basisPoints }),
  /** Fees deducted from the price for the payee. `payout`: the fee for the transfer to their account. */
  payee: z.strictObject({ platform: basisPoints, payout: basisPoints }),
});

/** The schema of the fees in a campus definition. */
export const fees = z.strictObject({
  purchase: rates,
  gig: rates,
  /** Lowest balance of the daily payout (`minimum`), and the fee of an instant one. */
  payout: z.strictObject({ minimum: amountMinor, instantFee: amountMinor }),
  /** Limits of credits from the campus's funds: of one credit, and of each admin in 24 hours. */
  goodwill: z.strictObject({
    max: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
    aDay: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
  }),
  /** The provider's fees: basis points of a charge, minor units of a transfer. */
  provider: z.strictObject({ charge: basisPoints, transfer: amountMinor }),
  /** Price above which a gig can be divided into milestones. */
  milestonesAbove: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
  /** Lowest price of a sold item. Default: the smallest unit. Free items cost nothing. */
  minPrice: z.optional(amountMinor),
  /** Highest price of a listing. With its fees it must fit into a four-byte integer of the database. */
  maxPrice: amountMinor.check(z.maximum(MAX_PRICE_MINOR, `must be at most ${MAX_PRICE_MINOR}`)),
  /** The monthly price of the pro plan. */
  pro: amountMinor,
});
/** The fees and price limits of a campus. Rates are in basis points, and amounts in minor units. */
export type FeeTable = DeepReadonly<z.infer<typeof fees>>;
