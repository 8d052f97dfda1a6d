import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { majorUnits } from '../../schema.js';
import { photo } from '../base/upload.js';

/** An order with held money, as shown to a student who is about to block its other side. */
export const openOrder = z.object({
  id: z.string(),
  title: z.string(),
  /** Number of other items in a bundle. 0 for other orders. */
  moreItems: z.number(),
  photo: z.nullable(photo),
  /** The viewer's side of the order. */
  role: z.enum(['buyer', 'seller']),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The buyer's whole payment, which cancelling refunds. */
  amount: majorUnits,
  /** True if blocking can cancel the order: before a possible handover, and while no moderator or bank decides. */
  canCancel: z.boolean(),
});
/** An order with held money that blocking its other side would affect. The amount is in major units. */
export type OpenOrder = z.infer<typeof openOrder>;
