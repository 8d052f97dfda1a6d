import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { StallCheckoutScreen } from './stall-checkout-screen.js';

/** Basket with one of each item that is left. */
async function oneOfEach({ client, id }: ViewerOnScene): Promise<object> {
  const { data } = await client.stalls.get({ id: id('stall') });
  const left = data.items.filter(({ isSoldOut }) => !isSoldOut);
  return { basket: Object.fromEntries(left.map((item) => [item.id, 1])) };
}

const noArgs = (): Promise<object> => Promise.resolve({});

const meta = {
  id: 'screens-stall-checkout',
  title: 'Screens/Buy/Stalls/Checkout',
  component: StallCheckoutScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Kofi Mensah', ids: { id: 'stall' }, args: oneOfEach },
  },
  args: { id: '', basket: {}, again: null, reference: null },
} satisfies Meta<typeof StallCheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Waakye, large/)).toBeVisible();
  },
};
export const EmptyBasket: Story = { parameters: { campus: { args: noArgs } } };
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
