import { MAX_BUNDLE } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import type { ViewerOnScene } from '../../testing/story-campus.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutScreen } from './checkout-screen.js';

const ALL = [
  ...['laptop', 'rice cooker', 'fan', 'lamp', 'calculator'],
  ...['kettle', 'iron', 'chair', 'mirror', 'bucket'],
];
/** Selects things of the scene by their names. */
const selecting = (...[first = '', ...others]: readonly string[]) => ({
  parameters: {
    campus: {
      args: async ({ id }: ViewerOnScene) => ({ hiveId: id(first), bundledIds: others.map(id) }),
    },
  },
});
const two = selecting('laptop', 'rice cooker');

const meta = {
  id: 'screens-payments-checkout-bundle',
  title: 'Screens/Buy/Payments/Checkout/Bundle',
  component: CheckoutScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Ama sells ten things. Two more are sold. Kofi looks at them.
    campus: {
      ...two.parameters.campus,
      scene: 'ten things for sale',
      viewer: 'Kofi Mensah',
      stored: { 'pay-method': 'page' },
    },
  },
  args: { hiveId: idOf(0), reference: null, bundledIds: [idOf(1)] },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two items of one seller, with one price and one fee. The request contains both. */
export const Two: Story = {
  play: async ({ canvas, loaded, step }) => {
    const campus = campusOf(loaded);
    await step(
      'given two listings in the bundle, then both are shown with their sum and the total with fees',
      async () => {
        await expect(await canvas.findByRole('button', { name: 'Pay ₵2,800.95' })).toBeVisible();
        await expect(canvas.getByText('Price of 2 items')).toBeVisible();
        await expect(canvas.getByText('2 items')).toBeVisible();
      },
    );
    await step('when one listing is sold to another buyer just before Pay is pressed', async () => {
      const friend = campus.as('Esi Ofori');
      const { data } = await friend.payments.initialize({ hiveId: campus.world.id('rice cooker') });
      await campus.pay(data);
      await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵2,800.95' }));
    });
    await step(
      'then the sold listing is marked as no longer available and can be removed before paying',
      async () => {
        await expect(await canvas.findByText('No longer available')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Remove and continue' })).toBeVisible();
        await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
      },
    );
  },
};

export const Ten: Story = {
  ...selecting(...ALL),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Price of 10 items')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(MAX_BUNDLE);
  },
};

/** Item sold since it was selected. The checkout shows this before payment. */
export const OneGone: Story = {
  ...selecting('laptop', 'sold speaker', 'lamp'),
  play: async ({ canvas, step }) => {
    await step('given a bundle of three listings with one sold, then there is no Pay button', async () => {
      await expect(await canvas.findByText(/One item is no longer available/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    });
    await step('and the sold listing can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove and continue' }));
    });
  },
};

export const AllGone: Story = {
  ...selecting('sold speaker', 'sold board'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of these is available now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Other listings' })).toBeVisible();
  },
};

/** First item reserved by another buyer, who is paying for it. */
export const BeingPaidFor: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const campus = campusOf(loaded);
    const pay = await canvas.findByRole('button', { name: 'Pay ₵2,800.95' });
    await campus.as('Esi Ofori').payments.initialize({ hiveId: campus.world.id('laptop') });
    await userEvent.click(pay);
    await waitFor(() =>
      expect(canvas.getByText('Another student is paying for this right now')).toBeVisible(),
    );
  },
};

/** An agreed offer sets the price of one item. */
export const AgreedPrice: Story = {
  ...selecting('laptop', 'fan'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agreed price')).toBeVisible();
    await expect(canvas.getByText('₵150.00')).toBeVisible();
  },
};

export const Slow: Story = slow;
export const Offline: Story = offline();
export const French: Story = { ...selecting(...ALL), ...french };
export const Dark: Story = { ...selecting(...ALL), ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...selecting(...ALL), ...smallPhone, tags: ['!test'] };
