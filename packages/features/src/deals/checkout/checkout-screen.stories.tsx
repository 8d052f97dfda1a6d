import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutScreen } from './checkout-screen.js';

const meta = {
  id: 'screens-payments-checkout-flow',
  title: 'Screens/Buy/Payments/Checkout/Flow',
  component: CheckoutScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      scene: 'laptop for sale',
      viewer: 'Kofi Mensah',
      ids: { hiveId: 'laptop' },
      stored: { 'pay-method': 'page' },
    },
  },
  args: { hiveId: idOf(0), reference: null },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Item drawn by the host, and a line of the host above the price. */
export const OwnParts: Story = {
  args: {
    slots: {
      item: ({ listing }) => <p className="font-bold">Your choice: {listing.title}</p>,
      amounts: ({ usual }) => (
        <div className="grid gap-3">
          <p>Prices of the host include all fees.</p>
          {usual}
        </div>
      ),
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the item is shown in the host’s way, and can be paid as usual', async () => {
      await waitFor(() => expect(canvas.getByText(/^Your choice: /)).toBeVisible());
      await expect(canvas.getByText('Prices of the host include all fees.')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Pay ₵2,609.25' })).toBeEnabled();
    });
  },
};

/** The price changes when Pay is pressed. The buyer must see the new price before paying. */
export const PriceChanged: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    await step('when Pay is pressed after the seller has raised the price', async () => {
      const pay = await canvas.findByRole('button', { name: 'Pay ₵2,609.25' });
      const campus = campusOf(loaded);
      await campus.as('Ama Owusu').hives.update({ id: campus.world.id('laptop'), price: 2600 });
      await userEvent.click(pay);
    });
    await step('then a message names the change, and the Pay button shows the new price', async () => {
      await waitFor(() =>
        expect(canvas.getByText('The price has changed. Check the new price.')).toBeVisible(),
      );
      await expect(await canvas.findByRole('button', { name: 'Pay ₵2,769.00' })).toBeEnabled();
    });
  },
};

export const TwoBuyers: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const campus = campusOf(loaded);
    const other = await campus.student('Esi Ofori');
    await step('when Pay is pressed while another buyer pays', async () => {
      const pay = await canvas.findByRole('button', { name: 'Pay ₵2,609.25' });
      await other.payments.initialize({ hiveId: campus.world.id('laptop') });
      await userEvent.click(pay);
    });
    await step(
      'then a message says that another student is paying, and the Pay button stays enabled',
      async () => {
        await waitFor(() =>
          expect(
            canvas.getByText(/^Payment service error: Another student is paying for this right now\./),
          ).toBeVisible(),
        );
        await expect(canvas.getByRole('button', { name: 'Pay ₵2,609.25' })).toBeEnabled();
      },
    );
  },
};

export const ReturnedAndPaid: Story = {
  parameters: { campus: { scene: 'held payment', ids: { reference: 'reference' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then a message thanks the buyer for the earlier payment', async () => {
      const thanks = await screen.findAllByText('Payment was successful! Thank you for your purchase.');
      await waitFor(() => expect(thanks[0]).toBeVisible());
      await expect(screen.queryByText(/^Payment successful!/)).toBeNull();
    });
  },
};

export const MobileMoney: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const pay = () => canvas.findByRole('button', { name: 'Pay ₵2,609.25' });
    await step('when Telecel is chosen and Pay is pressed without a number', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Telecel Cash' }));
      await userEvent.click(await pay());
    });
    await step('then the number field shows an error and has the focus', async () => {
      await waitFor(() => expect(canvas.getByText('Enter a Ghanaian mobile number')).toBeVisible());
      await waitFor(() => expect(canvas.getByLabelText('Telecel mobile money number')).toHaveFocus());
    });
    await step('when a number is entered and Pay is pressed', async () => {
      await userEvent.type(canvas.getByLabelText('Telecel mobile money number'), '020 777 0005');
      await userEvent.click(await pay());
    });
    await step('then the checkout asks for a voucher code, and a wrong code can be corrected', async () => {
      const field = await canvas.findByLabelText('Voucher code');
      await userEvent.type(field, '4821');
      await userEvent.click(await pay());
      await waitFor(() => expect(canvas.getByText(/That voucher didn’t work/)).toBeVisible());
      await userEvent.clear(field);
      await userEvent.type(field, '123456');
      await userEvent.click(await pay());
    });
    await step('then a message thanks the buyer for the payment', async () => {
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
