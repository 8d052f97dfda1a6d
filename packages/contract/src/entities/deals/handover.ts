import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { instant, majorUnits } from '../../schema.js';

/** The parts of the viewer's order that a phone needs without a network. */
const handoverOrder = z.object({
  paymentId: z.string(),
  role: z.enum(['buyer', 'seller']),
  title: z.string(),
  /** Name of the other side. Null when they have left. */
  otherName: z.nullable(z.string()),
  /** Amount that the seller receives, in major units. */
  payout: majorUnits,
  orderStatus: z.enum(ORDER_STATUSES),
  /** Expiry of the voucher. */
  expiresAt: instant,
  /** The buyer's voucher, while money is held. Null for the seller. */
  voucher: z.nullable(z.string()),
  /** The seller's commitment, which verifies a typed code without revealing it. Null for the buyer. */
  commitment: z.nullable(z.string()),
});
/** The parts of the viewer's order that a phone needs for a handover without a network. The payout is in major units. */
export type HandoverOrder = z.infer<typeof handoverOrder>;

/** Data for releasing money at a handover without a network: server time, public keys, and the viewer's open orders. */
export const handoverFacts = z.object({
  /** The server's time, from which a phone computes its clock's offset. */
  now: instant,
  /** Ed25519 public keys that verify vouchers: 32 bytes each, in base64url. */
  keys: z.array(z.string()),
  orders: z.array(handoverOrder),
});
/** Data for a handover without a network, which a phone stores while it is online. */
export type HandoverFacts = z.infer<typeof handoverFacts>;
