import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../order-status.js';
import { majorUnits } from '../schema.js';
import { photo } from './upload.js';

/** An order for which money is held, as a student sees it who is about to block its other side. */
export const openOrder = z.object({
  id: z.string(),
  title: z.string(),
  /** Further things bought with it; 0 unless it is a bundle. */
  moreItems: z.number(),
  photo: z.nullable(photo),
  /** The side of the student who asks. */
  role: z.enum(['buyer', 'seller']),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The buyer's whole payment, which cancelling gives back. */
  amount: majorUnits,
  /** Whether blocking can cancel it: not once it may have been handed over, nor while a moderator or a bank decides. */
  canCancel: z.boolean(),
});
export type OpenOrder = z.infer<typeof openOrder>;
