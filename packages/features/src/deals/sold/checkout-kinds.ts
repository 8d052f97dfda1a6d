import type { CheckoutKind } from './checkout-kind.js';
import { bundleCheckout } from './bundle/checkout.js';
import { errandCheckout } from './errand/checkout.js';
import { gigCheckout } from './gig/checkout.js';
import { packageCheckout } from './package/checkout.js';
import { sessionCheckout } from './session/checkout.js';
import { stallCheckout } from './stall/checkout.js';
import { itemCheckout } from './thing/checkout.js';
import { ticketCheckout } from './ticket/checkout.js';
import type { SoldKind } from './kinds.js';

export const CHECKOUT_KINDS: Readonly<Record<SoldKind, CheckoutKind>> = {
  thing: itemCheckout,
  bundle: bundleCheckout,
  session: sessionCheckout,
  ticket: ticketCheckout,
  package: packageCheckout,
  gig: gigCheckout,
  errand: errandCheckout,
  stall: stallCheckout,
};
