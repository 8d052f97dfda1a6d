import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { aListing, aPayment } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutScreen } from './checkout-screen.js';

const listing = aListing(0);
const hives = { get: async () => ({ data: listing }) };
const reserved = () =>
  Promise.reject(
    new ApiError({
      code: 'listing_reserved',
      status: 409,
      message: 'Another student is paying for this right now.',
    }),
  );
const asked = aPayment(0, {
  status: 'pending',
  orderStatus: 'pending_payment',
  handoverCode: null,
  charge: {
    network: 'telecel',
    maskedPhone: '020 ••• 0005',
    step: 'voucher',
    secondsLeft: 880,
    sandboxUrl: null,
  },
});
const wrongVoucher = () =>
  Promise.reject(
    new ApiError({
      code: 'voucher_wrong',
      status: 422,
      message: 'That voucher does not work.',
      fieldErrors: { voucher: { code: 'voucher_wrong' } },
    }),
  );

const meta = {
  id: 'screens-payments-checkout-flow',
  title: 'Screens/Buy/Payments/Checkout/Flow',
  component: CheckoutScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { client: { hives }, stored: { 'pay-method': 'page' } } },
  args: { hiveId: listing.id, reference: null },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn((_: { price?: number }) =>
  Promise.reject(
    new ApiError({
      code: 'price_changed',
      status: 409,
      message: 'The price has changed. Please look again.',
    }),
  ),
);
let price = 2450;

/** The price changes when Pay is pressed. The buyer must see the new price before paying. */
export const PriceChanged: Story = {
  parameters: {
    campus: {
      client: {
        hives: { get: async () => ({ data: aListing(0, { price }) }) },
        payments: { initialize: changed },
      },
    },
  },
  beforeEach: () => {
    price = 2450;
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Pay is pressed', async () => {
      const pay = await canvas.findByRole('button', { name: 'Pay ₵2,609.25' });
      price = 2600;
      await userEvent.click(pay);
    });
    await step('then the price that was seen was sent, and the new one is shown', async () => {
      await waitFor(() =>
        expect(canvas.getByText('The price has changed. Please look again.')).toBeVisible(),
      );
      await expect(changed.mock.lastCall?.[0].price).toBe(2450);
      await expect(await canvas.findByRole('button', { name: 'Pay ₵2,769.00' })).toBeEnabled();
    });
  },
};

export const TwoBuyers: Story = {
  parameters: { campus: { client: { hives, payments: { initialize: reserved } } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Pay is pressed while another buyer pays', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₵2,609.25' }));
    });
    await step('then it says why, and Pay can be pressed again', async () => {
      await waitFor(() =>
        expect(
          canvas.getByText('Payment service error: Another student is paying for this right now.'),
        ).toBeVisible(),
      );
      await expect(canvas.getByRole('button', { name: 'Pay ₵2,609.25' })).toBeEnabled();
    });
  },
};

export const ReturnedAndPaid: Story = {
  args: { reference: aPayment(0).reference },
  parameters: { campus: { client: { hives, payments: { verify: async () => ({ data: aPayment(0) }) } } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then the payment is thanked for', async () => {
      const thanks = await screen.findAllByText('Payment was successful! Thank you for your purchase.');
      await waitFor(() => expect(thanks[0]).toBeVisible());
      await expect(screen.queryByText(/^Payment successful!/)).toBeNull();
    });
  },
};

export const MobileMoney: Story = {
  parameters: {
    campus: {
      client: {
        hives,
        payouts: { account: async () => ({ data: { account: null } }) },
        payments: {
          charge: async () => ({ data: asked }),
          voucher: async ({ voucher }: { voucher: string }) =>
            voucher === '123456' ? { data: aPayment(0) } : wrongVoucher(),
          verify: async () => ({ data: asked }),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const pay = () => canvas.findByRole('button', { name: 'Pay ₵2,609.25' });
    await step('when Telecel is chosen and no number is given', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Telecel Cash' }));
      await userEvent.click(await pay());
    });
    await step('then it is said beside the number', async () => {
      await waitFor(() => expect(canvas.getByText('Enter a Ghanaian mobile number')).toBeVisible());
      await waitFor(() => expect(canvas.getByLabelText('Telecel mobile money number')).toHaveFocus());
    });
    await step('when a number is given', async () => {
      await userEvent.type(canvas.getByLabelText('Telecel mobile money number'), '020 777 0005');
      await userEvent.click(await pay());
    });
    await step('then a voucher is requested; a wrong one can be given again', async () => {
      const field = await canvas.findByLabelText('Voucher code');
      await userEvent.type(field, '4821');
      await userEvent.click(await pay());
      await waitFor(() => expect(canvas.getByText(/That voucher does not work/)).toBeVisible());
      await userEvent.clear(field);
      await userEvent.type(field, '123456');
      await userEvent.click(await pay());
    });
    await step('then the payment is thanked for', async () => {
      const thanks = await screen.findAllByText('Payment successful! Thank you for your purchase.');
      await waitFor(() => expect(thanks[0]).toBeVisible());
      await expect(screen.queryByText(/Payment was successful!/)).toBeNull();
    });
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
