import type { Payment } from '@campushive/contract';
import { fn } from 'storybook/test';
import { ago } from '../../../testing/fixtures.js';
import type { CheckoutProblem } from '../checkout-phase.js';
import { PAGE } from '../use-mobile-money.js';
import type { Checkout, CheckoutState } from '../use-checkout.js';
import { aListing } from '../../../testing/listing-fixtures.js';
import { aPayment } from '../../../testing/order-fixtures.js';

/** Laptop for sale. */
export const listing = aListing(0);
/** State of a checkout by card before Pay is pressed. */
export const checkout: Checkout = {
  state: { status: 'ready', listing, problem: null },
  onPay: fn(),
  paying: false,
  onCheck: fn(),
  checking: false,
  payee: 'Akosua Mensah',
  session: null,
  series: null,
  tickets: null,
  bundle: null,
  promo: null,
  money: {
    methods: ['mtn', 'telecel', 'airteltigo', PAGE],
    limits: {},
    method: PAGE,
    onMethod: fn(),
    savedNumber: null,
    usesSavedNumber: false,
    onOtherPhone: fn(),
    phone: '',
    onPhone: fn(),
    phoneProblem: null,
    otherNetwork: null,
    onForget: null,
    needsNetwork: false,
    onKeepNetwork: fn(),
  },
  voucher: { value: '', onChange: fn(), onGive: fn(), giving: false, problem: null },
  onCancel: fn(),
};
/** Arguments of a story: the checkout in a state, with further changes. */
export const inState = (state: CheckoutState, more: Partial<Checkout> = {}) => ({
  checkout: { ...checkout, state, ...more },
});
/** Payment that is not finished. */
export const pending = aPayment(0, {
  status: 'pending',
  orderStatus: 'pending_payment',
  authorizationUrl: '#pay',
  handoverCode: null,
  reservedUntil: ago(-12),
});

/** Mobile money charge on the way to the phone of the payer. */
export const charge = {
  network: 'mtn',
  maskedPhone: '024 ••• 0001',
  step: 'approve',
  secondsLeft: 165,
  sandboxUrl: null,
} as const satisfies Payment['charge'];
/** Checkout with a mobile money prompt on the phone. */
export const charged = (
  change: Partial<NonNullable<Payment['charge']>> = {},
  problem: CheckoutProblem | null = null,
) =>
  inState({
    status: 'verifying',
    reference: 'CH-1',
    listing,
    payment: aPayment(0, {
      status: 'pending',
      orderStatus: 'pending_payment',
      handoverCode: null,
      charge: { ...charge, ...change },
    }),
    problem,
  });

/** Wallet that paid last. */
export const existing = { network: 'mtn', maskedPhone: '055 ••• 4987', holder: 'Akosua Mensah' };
/** Mobile money form with a network. */
export const money = { ...checkout.money, method: 'mtn' };
