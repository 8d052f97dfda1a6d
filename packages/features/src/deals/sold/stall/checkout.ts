import type { CheckoutKind } from '../checkout-kind.js';
import { itemCheckout } from '../thing/checkout.js';

/** Items of a stall. Another page has their checkout, because a basket has no listed price. */
export const stallCheckout: CheckoutKind = { ...itemCheckout, isOnce: false, isReserved: false };
