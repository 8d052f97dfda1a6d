import type { CheckoutKind } from '../checkout-kind.js';
import { thingCheckout } from '../thing/checkout.js';

/** Items of a stall. Another page has their checkout, because a basket has no listed price. */
export const stallCheckout: CheckoutKind = { ...thingCheckout, isOnce: false, isReserved: false };
