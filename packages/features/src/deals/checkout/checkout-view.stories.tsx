import { ApiError, type FieldError, type Payment } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { ago, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import type { CheckoutProblem } from './checkout-phase.js';
import { CheckoutView } from './checkout-view.js';
import { PAGE } from './use-mobile-money.js';
import type { Checkout, CheckoutState } from './use-checkout.js';
import { aListing, aService, PACKAGES } from '../../testing/listing-fixtures.js';
import { aPayment } from '../../testing/order-fixtures.js';

const listing = aListing(0);
const checkout: Checkout = {
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
const inState = (state: CheckoutState, more: Partial<Checkout> = {}) => ({
  checkout: { ...checkout, state, ...more },
});
const pending = aPayment(0, {
  status: 'pending',
  orderStatus: 'pending_payment',
  authorizationUrl: '#pay',
  handoverCode: null,
  reservedUntil: ago(-12),
});

const charge = {
  network: 'mtn',
  maskedPhone: '024 ••• 0001',
  step: 'approve',
  secondsLeft: 165,
  sandboxUrl: null,
} as const satisfies Payment['charge'];
/** Checkout with a mobile money prompt on the phone. */
const charged = (
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
/** Total above every wallet's limit: the card is selected, and the wallets show their limits. */
const aboveLimit = {
  ...checkout.money,
  limits: { mtn: 25_000, telecel: 25_000, airteltigo: 25_000 },
};
const existing = { network: 'mtn', maskedPhone: '055 ••• 4987', holder: 'Akosua Mensah' };
const money = { ...checkout.money, method: 'mtn' };

const meta = {
  id: 'screens-payments-checkout',
  title: 'Screens/Buy/Payments/Checkout',
  component: CheckoutView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { checkout },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then every fee is shown before paying', async () => {
      await waitFor(() => expect(canvas.getByText('Platform fee (5%)')).toBeVisible());
      await waitFor(() => expect(canvas.getByText('₵122.50')).toBeVisible());
    });
    await step(
      'when the Pay button with the total is pressed, then the payment is requested once',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵2,609.25' }));
        await expect(args.checkout.onPay).toHaveBeenCalledOnce();
      },
    );
  },
};
/** Total above every wallet's limit. The checkout shows this beforehand and selects the card. */
export const AboveWalletLimit: Story = {
  args: inState(
    { status: 'ready', listing: aListing(0, { title: 'MacBook Pro', price: 60_000 }), problem: null },
    { money: aboveLimit },
  ),
  play: async ({ canvas, args, step }) => {
    await step('then each wallet shows its limit and is disabled, and the card is chosen', async () => {
      await expect(
        await canvas.findByText('Mobile money takes up to ₵25,000.00 a day. Pay this by card.'),
      ).toBeVisible();
      await expect(canvas.getAllByText('Up to ₵25,000.00')).toHaveLength(3);
      await expect(canvas.getByRole('radio', { name: /MTN/ })).toBeDisabled();
      await expect(canvas.getByRole('radio', { name: /Card/ })).toBeChecked();
    });
    await step('when Pay is pressed, then the card payment is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵63,900.00' }));
      await expect(args.checkout.onPay).toHaveBeenCalledOnce();
    });
  },
};
const party = aListing(0, { hiveTypeId: 'buzz', title: 'Hall Week Jams', price: 50 });
const tickets = { kind: null, quantity: 1, most: 6, error: null, onQuantityChange: fn() };
const buying = (change: Partial<NonNullable<Checkout['tickets']>>, problem: CheckoutProblem | null = null) =>
  inState({ status: 'ready', listing: party, problem }, { tickets: { ...tickets, ...change } });
/** Several tickets in one order. Fees apply to the whole amount. */
export const SeveralTickets: Story = {
  args: buying({ quantity: 3 }),
  play: async ({ canvas, args, step }) => {
    await step('given three tickets, then the button charges the total of all three', async () => {
      await expect(canvas.getByText('3 tickets at ₵50.00')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pay ₵159.75' })).toBeVisible();
    });
    await step('when another number of tickets is chosen, then this number is requested', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('How many tickets?'), '2 tickets');
      await expect(args.checkout.tickets?.onQuantityChange).toHaveBeenCalledWith(2);
    });
  },
};
/** Gig paid in milestones. */
export const Milestone: Story = {
  args: inState({
    status: 'ready',
    problem: null,
    listing: aListing(0, {
      hiveTypeId: 'sidehustle',
      title: 'Edit my thesis',
      price: 600.5,
      milestones: {
        isProposed: false,
        current: { id: idOf(9011), number: 2, count: 3, title: 'First draft', price: 300, state: 'due' },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milestone 2 of 3: First draft')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay ₵304.50' })).toBeVisible();
  },
};
/** Another buyer was faster. The quantity field shows how many tickets are left. */
export const TooFewTickets: Story = {
  args: buying(
    { quantity: 2, most: 2, error: { code: 'tickets_left', params: { max: 2 } } },
    {
      kind: 'refused',
      error: new ApiError({
        code: 'event_full',
        message: 'There are 2 tickets left.',
        status: 409,
        fieldErrors: { quantity: { code: 'tickets_left', params: { max: 2 } } },
      }),
    },
  ),
  play: async ({ canvas, step }) => {
    await step('then one message says how many tickets are left', async () => {
      await expect(canvas.getAllByText('Only 2 left')).toHaveLength(1);
    });
  },
};
const promo = {
  open: false,
  onOpen: fn(),
  typed: '',
  onType: fn(),
  applied: null,
  error: null,
  refusedAtPay: false,
  problem: null,
  checking: false,
  onApply: fn(),
  onRemove: fn(),
  onRefused: fn(),
} as const satisfies Checkout['promo'];
const withPromo = (change: Partial<NonNullable<Checkout['promo']>>, quantity = 1) =>
  inState(
    { status: 'ready', listing: party, problem: null },
    { tickets: { ...tickets, quantity }, promo: { ...promo, ...change } },
  );
const entered = (error: FieldError) => withPromo({ open: true, typed: 'HALL10', error });
/** Promo code field, closed until needed. */
export const PromoClosed: Story = {
  args: withPromo({}),
  play: async ({ canvas, args, step }) => {
    await step('given no promo code, then Add a promo code opens the code field', async () => {
      await expect(canvas.queryByLabelText('Promo code')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Add a promo code' }));
      await expect(args.checkout.promo?.onOpen).toHaveBeenCalledOnce();
    });
  },
};
export const PromoOpen: Story = {
  args: withPromo({ open: true, typed: 'hall 10' }),
  play: async ({ canvas, args, step }) => {
    await step(
      'when Enter is pressed in the code field, then the code is applied and nothing is paid',
      async () => {
        await userEvent.type(canvas.getByLabelText('Promo code'), '{Enter}');
        await expect(args.checkout.promo?.onApply).toHaveBeenCalledOnce();
        await expect(args.checkout.onPay).not.toHaveBeenCalled();
      },
    );
  },
};
export const PromoChecking: Story = { args: withPromo({ open: true, typed: 'HALL10', checking: true }) };
/** Discount, shown between the original price and the fees. */
export const PromoApplied: Story = {
  args: withPromo({ applied: { code: 'HALL10', percent: 10, priceBefore: 50, price: 45 } }, 3),
  play: async ({ canvas, args, step }) => {
    await step(
      'then the ticket price before and after the code, the discount and the total are shown',
      async () => {
        await expect(canvas.getByText('₵45.00 a ticket instead of ₵50.00')).toBeVisible();
        await expect(canvas.getByText('₵150.00')).toBeVisible();
        await expect(canvas.getByText('−₵15.00')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Pay ₵143.78' })).toBeVisible();
      },
    );
    await step('and the promo code can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the code' }));
      await expect(args.checkout.promo?.onRemove).toHaveBeenCalledOnce();
    });
  },
};
export const PromoUnknown: Story = {
  args: entered({ code: 'promo_unknown' }),
  play: async ({ canvas, step }) => {
    await step('then a message appears beside the field, and the unknown code stays in it', async () => {
      await expect(canvas.getByLabelText('Promo code')).toHaveValue('HALL10');
      await expect(canvas.getByText('No such code for this event')).toBeVisible();
    });
  },
};
export const PromoOver: Story = { args: entered({ code: 'promo_over' }) };
export const PromoUsedUp: Story = { args: entered({ code: 'promo_used_up' }) };
export const PromoForFewer: Story = { args: entered({ code: 'tickets_left', params: { max: 2 } }) };
export const PromoOtherKind: Story = { args: entered({ code: 'promo_other_kind' }) };
export const PromoTooManyTries: Story = {
  args: withPromo({ open: true, typed: 'HALL10', problem: 'too-many' }),
};
export const PromoOffline: Story = { args: withPromo({ open: true, typed: 'HALL10', problem: 'failed' }) };
export const LastTicket: Story = { args: buying({ most: 1 }) };
export const MobileMoneyHere: Story = {
  args: inState({ status: 'ready', listing, problem: null }, { money }),
};
export const KnownPhone: Story = {
  args: inState(
    { status: 'ready', listing, problem: null },
    { money: { ...money, savedNumber: existing, usesSavedNumber: true } },
  ),
};
export const PaidLast: Story = {
  args: inState(
    { status: 'ready', listing, problem: null },
    {
      money: { ...money, savedNumber: { ...existing, holder: null }, usesSavedNumber: true, onForget: fn() },
    },
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Forget it' })).toBeVisible(),
};
export const AsksNetwork: Story = {
  args: inState(
    { status: 'ready', listing, problem: null },
    { money: { ...money, method: 'telecel', phone: '0244123456', otherNetwork: 'mtn', needsNetwork: true } },
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Change to MTN' })).toBeVisible(),
};
export const TooManyPrompts: Story = {
  args: inState(
    {
      status: 'ready',
      listing,
      problem: {
        kind: 'refused',
        byPhone: true,
        error: new ApiError({ code: 'rate_limited', status: 429, message: '', retryAfter: 2_066 }),
      },
    },
    { money },
  ),
  play: ({ canvas }) =>
    expect(canvas.getByText('Too many tries. Try again in 35 minutes, or pay by card.')).toBeVisible(),
};
export const WrongPhone: Story = {
  args: inState(
    { status: 'ready', listing, problem: null },
    {
      money: {
        ...money,
        method: 'telecel',
        phone: '030 212 3456',
        phoneProblem: 'phoneWrong',
      },
    },
  ),
};
export const Prompt: Story = {
  args: charged(),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then the heading with the next step has the focus, and the timer runs', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Approve the prompt on your phone' })).toHaveFocus(),
      );
      await expect(canvas.getByRole('timer')).toHaveTextContent('2:45');
      await expect(canvas.getByText(/Dial \*170#/)).toBeVisible();
    });
    await step('when Cancel and pay another way is pressed, then the payment is cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel and pay another way' }));
      await expect(args.checkout.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const PromptInTheSandbox: Story = { args: charged({ sandboxUrl: '#phone' }) };
export const AskingTheNetwork: Story = { args: charged({ step: 'wait' }) };
export const VoucherAsked: Story = {
  args: charged({ network: 'telecel', maskedPhone: '020 ••• 0005', step: 'voucher', secondsLeft: 874 }),
};
export const VoucherWrong: Story = {
  args: {
    checkout: {
      ...charged({ network: 'telecel', maskedPhone: '020 ••• 0005', step: 'voucher', secondsLeft: 702 })
        .checkout,
      voucher: {
        ...checkout.voucher,
        value: '4821',
        problem: { kind: 'wrong' },
      },
    },
  },
};
export const NoAnswer: Story = {
  args: inState(
    {
      status: 'unanswered',
      reference: 'CH-1',
      listing,
      payment: aPayment(0, {
        status: 'pending',
        orderStatus: 'pending_payment',
        charge: { ...charge, secondsLeft: 0 },
      }),
      problem: null,
    },
    { money },
  ),
};
export const ChargeDeclined: Story = {
  args: inState(
    {
      status: 'declined',
      listing,
      payment: aPayment(0, { status: 'failed', orderStatus: 'failed', charge }),
      problem: null,
    },
    { money },
  ),
};
/** Admins have paused new payments in the hive. */
export const PaymentsPaused: Story = {
  args: { isPaused: true },
  play: ({ canvas }) => expect(canvas.getByText(/^New payments are paused here/)).toBeVisible(),
};
export const Processing: Story = { args: { checkout: { ...checkout, paying: true } } };
const elsewhere = new ApiError({
  code: 'listing_reserved',
  status: 409,
  message: 'Another student is paying for this right now.',
});
export const SomebodyElse: Story = {
  args: inState({
    status: 'ready',
    listing,
    problem: { kind: 'refused', error: elsewhere },
  }),
};
const waits = (code: 'too_many_unpaid' | 'reservations_paused', retryAfter: number) =>
  inState({
    status: 'ready',
    listing,
    problem: { kind: 'refused', error: new ApiError({ code, status: 429, message: '', retryAfter }) },
  });
export const TooManyUnpaid: Story = {
  args: waits('too_many_unpaid', 11 * 60),
  play: ({ canvas }) => expect(canvas.getByText(/or try again in 11 minutes\./)).toBeVisible(),
};
export const ReservationsPaused: Story = {
  args: waits('reservations_paused', 2 * 3600),
  play: ({ canvas }) => expect(canvas.getByText(/You can try again in 2 hours\./)).toBeVisible(),
};
export const Verifying: Story = {
  args: inState({ status: 'verifying', reference: 'CH-1', listing, payment: pending, problem: null }),
};
export const VerifyingOffline: Story = {
  args: inState({
    status: 'verifying',
    reference: 'CH-1',
    listing,
    payment: pending,
    problem: { kind: 'offline' },
  }),
};
export const Paid: Story = {
  args: inState({ status: 'paid', listing, payment: aPayment(0), path: 'return' }),
};
export const Declined: Story = {
  args: inState({
    status: 'declined',
    listing,
    payment: aPayment(0, { status: 'failed', orderStatus: 'failed' }),
    problem: null,
  }),
};
export const TimedOut: Story = {
  args: inState({ status: 'timed-out', reference: 'CH-1', listing, payment: pending, problem: null }),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then the buyer can check the payment, continue it or open the payment history', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'See payment history' })).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '#pay');
      await userEvent.click(canvas.getByRole('button', { name: 'Check Payment Status' }));
      await expect(args.checkout.onCheck).toHaveBeenCalledOnce();
    });
  },
};
/** Expired after fifteen minutes, not declined. */
export const NotInTime: Story = {
  args: inState({
    status: 'declined',
    listing,
    payment: aPayment(0, { status: 'failed', orderStatus: 'expired', handoverCode: null }),
    problem: null,
  }),
};
export const Loading: Story = { args: inState({ status: 'loading' }) };
/** Closed sales. Each shows the reason and a link back. */
export const OwnListing: Story = { args: inState({ status: 'closed', why: 'own_listing', listing }) };
export const NotAvailable: Story = {
  args: inState({ status: 'closed', why: 'listing_unavailable', listing }),
};
export const PaidAlready: Story = {
  args: inState({
    status: 'closed',
    why: 'paid',
    listing: { ...listing, myOrder: { id: pending.id, status: 'held' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See order' })).toBeVisible();
  },
};
export const NotFound: Story = { args: inState({ status: 'missing' }) };
export const Failed: Story = {
  args: inState({ status: 'failed', retry: () => undefined }),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See other listings' })).toBeVisible(),
};

const service = aService(0);
const choice = { quantity: 1, most: 1, error: null, onQuantityChange: fn() };
const buyingPackage = (kind: (typeof PACKAGES)[number] | 'missing') =>
  inState({ status: 'ready', listing: service, problem: null }, { tickets: { ...choice, kind } });
/** Service package with its contents and delivery time. */
export const Package: Story = {
  args: buyingPackage(PACKAGES[1]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done within 4 days')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Pay ₵127.80' })[0]).toBeInTheDocument();
  },
};
export const PackageMissing: Story = {
  args: buyingPackage('missing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a package first.')).toBeVisible();
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

const lesson = { startsAt: '2026-12-08T16:00:00.000Z', hours: 1.5, seriesId: 'series-1' };
const seriesLesson = inState(
  {
    status: 'ready',
    listing: aListing(3, { hiveTypeId: 'academia', title: 'Calculus, one to one', price: 60 }),
    problem: null,
  },
  { session: lesson, series: { seriesId: 'series-1', number: 3, count: 8, price: 40 } },
);
/** Third of eight weekly lessons, at the series price. The listing costs more by now. */
export const SeriesLesson: Story = {
  args: seriesLesson,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lesson 3 of 8, every week/)).toBeVisible();
    await expect(canvas.getByText('₵60.00')).toBeVisible();
    await expect(canvas.getAllByText('₵63.90')[0]).toBeVisible();
  },
};
export const SeriesLessonFrench: Story = { ...french, args: seriesLesson };
