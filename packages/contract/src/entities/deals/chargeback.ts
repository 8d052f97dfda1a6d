import * as z from 'zod/mini';
import { CHARGEBACK_ANSWERS, CHARGEBACK_EFFECTS, CHARGEBACK_OUTCOMES } from '../../deals/chargebacks.js';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { instant, majorUnits } from '../../schema.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

const facts = {
  id: z.string(),
  /** Amount that the bank claims. */
  amount: majorUnits,
  effect: z.enum(CHARGEBACK_EFFECTS),
  /** The bank's deadline for an answer. Null where the bank names none. */
  dueAt: z.nullable(instant),
  /** Null while the bank decides. */
  outcome: z.nullable(z.enum(CHARGEBACK_OUTCOMES)),
  raisedAt: instant,
  resolvedAt: z.nullable(instant),
};

/** A payment that the buyer's bank reclaims, as the two sides of its order see it. */
export const orderChargeback = z.object({
  ...facts,
  /** The seller's debt for the chargeback. Null for the buyer. */
  owed: z.nullable(majorUnits),
});

/** A chargeback with its order and its answer, as moderators see it. */
export const chargeback = z.object({
  ...facts,
  /** The seller's debt for the chargeback. */
  owed: majorUnits,
  /** The provider's name for the category of the claim. */
  category: z.nullable(z.string()),
  paymentId: z.string(),
  reference: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  title: z.string(),
  hiveId: z.string(),
  /** Amount that the buyer paid. */
  paid: majorUnits,
  paidAt: z.nullable(instant),
  buyer: party,
  seller: party,
  /** The answer to the bank. Null until a moderator has decided. */
  answer: z.nullable(
    z.object({
      answer: z.enum(CHARGEBACK_ANSWERS),
      note: z.string(),
      answeredAt: instant,
      /** Time at which the provider received it. Null while it is being sent. */
      sentAt: z.nullable(instant),
    }),
  ),
  /** URL of the evidence as a PDF. Valid for 15 minutes, for anyone who has the URL. */
  evidenceUrl: z.string(),
});
/** A chargeback as moderators see it. Amounts are in major units. */
export type Chargeback = z.infer<typeof chargeback>;
