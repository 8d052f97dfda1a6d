import { STALL_LATE_AFTER, type StallOrderStatus } from '../../../deals/stall-orders.js';

/**
 * Returns whether a buyer can cancel an order at a stall: until the seller starts on it, and again when it is an hour late. `isReady` food
 * is not cancelled, but can be disputed.
 */
export const mayCancelAtStall = (
  { status, readyAt }: { readonly status: StallOrderStatus; readonly readyAt: Date },
  now: Date,
): boolean =>
  status === 'new' || (status === 'preparing' && now.getTime() >= readyAt.getTime() + STALL_LATE_AFTER);
