import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, failed, french, loading, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { PayoutScreen } from './payout-screen.js';

const payout = (name: string, scene = 'payouts') => ({
  parameters: { campus: { scene, ids: { id: name } } },
});
const delayed = payout('delayed payout', 'delayed payout');

const meta = {
  id: 'screens-payout',
  title: 'Screens/Sell and earn/Payout',
  component: PayoutScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'payouts', viewer: 'Ama Owusu', ids: { id: 'paid payout' } },
  },
  args: { id: idOf(8000) },
} satisfies Meta<typeof PayoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payout that has arrived. */
export const Ready: Story = {};
/** Delay on our side: the seller has nothing to do. */
export const Delayed: Story = {
  ...delayed,
  play: async ({ canvasElement, step }) => {
    await step('then the page says that nothing is to do, and the steps include the next try', async () => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('Nothing to do')).toBeVisible();
      await expect(canvas.getByText('Delayed')).toBeVisible();
      await expect(canvas.getByText('₵1.00 fee returned')).toBeVisible();
      const steps = within(canvas.getByRole('list', { name: 'Steps of this payout' }));
      await expect(steps.getAllByRole('listitem')).toHaveLength(3);
      await expect(steps.getByText(/^Next try: /)).toBeVisible();
    });
  },
};
/** The wallet's limit was reached: the money is in the balance, and goes out in smaller parts. */
export const Returned: Story = {
  ...payout('returned payout'),
  play: async ({ canvasElement, step }) => {
    await step('then the page states the reason and that the money is back in the balance', async () => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText(/^The limit of your wallet was reached/)).toBeVisible();
      await expect(canvas.getByText('The money is back in your balance.')).toBeVisible();
    });
  },
};
export const OnItsWay: Story = payout('payout on its way');
export const Missing: Story = {
  parameters: { campus: { args: async () => ({ id: idOf(0) }) } },
  play: async ({ canvasElement, step }) => {
    await step('then a message says that the payout was not found, with a link back to payouts', async () => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('We couldn’t find this payout')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back to payouts' })).toBeVisible();
    });
  },
};
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const InFrench: Story = { ...delayed, ...french };
export const Dark: Story = { ...delayed, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...delayed, ...smallPhone, tags: ['!test'] };
