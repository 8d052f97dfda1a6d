import * as z from 'zod/mini';
import { CHARGEBACK_ANSWERS, CHARGEBACK_EFFECTS, CHARGEBACK_OUTCOMES } from '../chargebacks.js';
import { ORDER_STATUSES } from '../order-status.js';
import { instant, majorUnits } from '../schema.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

const facts = {
  id: z.string(),
  /** What the bank asks for. */
  amount: majorUnits,
  effect: z.enum(CHARGEBACK_EFFECTS),
  /** Until when the bank takes an answer; null where it does not say. */
  dueAt: z.nullable(instant),
  /** Null while the bank decides. */
  outcome: z.nullable(z.enum(CHARGEBACK_OUTCOMES)),
  raisedAt: instant,
  resolvedAt: z.nullable(instant),
};

/** A payment that the buyer's bank asks to have back, as the two of its order see it. */
export const orderChargeback = z.object({
  ...facts,
  /** What the seller owes for it; null for the buyer. */
  owed: z.nullable(majorUnits),
});

/** The same with its order and its answer, as moderators see it. */
export const chargeback = z.object({
  ...facts,
  /** What the seller owes for it. */
  owed: majorUnits,
  /** The provider's word for what it is about. */
  category: z.nullable(z.string()),
  paymentId: z.string(),
  reference: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  title: z.string(),
  hiveId: z.string(),
  /** What the buyer paid. */
  paid: majorUnits,
  paidAt: z.nullable(instant),
  buyer: party,
  seller: party,
  /** What the bank was answered; null until a moderator has decided. */
  answer: z.nullable(
    z.object({
      answer: z.enum(CHARGEBACK_ANSWERS),
      note: z.string(),
      answeredAt: instant,
      /** When the provider had it; null while it is on its way. */
      sentAt: z.nullable(instant),
    }),
  ),
  /** The evidence as a PDF. The address works for a quarter of an hour, for anyone who has it. */
  evidenceUrl: z.string(),
});
export type Chargeback = z.infer<typeof chargeback>;
