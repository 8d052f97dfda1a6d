import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../test/screen-states.js';
import { aPayment } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { OrderScreen } from './order-screen.js';

const sellers = aPayment(0, { role: 'seller', handoverCode: null });
const released = aPayment(0, {
  role: 'seller',
  handoverCode: null,
  orderStatus: 'released',
  autoReleaseAt: null,
});

const meta = {
  title: 'Screens/Payments/Order/Flow',
  component: OrderScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { client: { payments: { get: async () => ({ data: aPayment(0) }) } } },
  },
  args: { id: aPayment(0).id },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Handover: Story = {
  parameters: {
    campus: {
      client: {
        payments: { get: async () => ({ data: sellers }), handover: async () => ({ data: released }) },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the buyer’s code is entered', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: /1\/6/ }));
      await userEvent.paste('481926');
      await userEvent.click(await canvas.findByRole('button', { name: 'Release the money' }));
    });
    await step('then the money is the seller’s', async () => {
      await waitFor(() => expect(canvas.getByText('The money is yours')).toBeVisible());
    });
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
