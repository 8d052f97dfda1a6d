import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../../../testing/with-campus.js';
import { CheckoutView } from '../checkout-view.js';
import { aPayment } from '../../../testing/order-fixtures.js';
import { checkout, inState, listing, money, existing, charged, charge } from './checkout-view.fixtures.js';

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
