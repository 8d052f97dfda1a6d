import { ApiError, type FieldError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withCampus } from '../../../testing/with-campus.js';
import type { CheckoutProblem } from '../checkout-phase.js';
import { CheckoutView } from '../checkout-view.js';
import type { Checkout } from '../use-checkout.js';
import { aListing } from '../../../testing/listing-fixtures.js';
import { checkout, inState } from './checkout-view.fixtures.js';

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
