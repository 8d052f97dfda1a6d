import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { StallScreen } from './buy/stall-screen.js';
import { StallQueueScreen, type QueueTab } from './desk/queue-screen.js';
import type { Basket } from './parts/basket.js';

/** Keeps the basket in state, where the app uses the URL. */
function Hosted({ id }: { id: string }) {
  const [basket, setBasket] = useState<Basket>({});
  return <StallScreen id={id} basket={basket} onBasketChange={(change) => setBasket(change.basket)} />;
}

function HostedQueue() {
  const [tab, setTab] = useState<QueueTab>('new');
  return <StallQueueScreen tab={tab} onTabChange={(change) => setTab(change.tab)} />;
}

const meta = {
  id: 'screens-stalls-flow',
  title: 'Screens/Buy/Stalls/Flow',
  component: Hosted,
  args: { id: 'stall' },
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Kofi Mensah', ids: { id: 'stall' } },
  },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FillTheBasket: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when one large waakye and two eggs are added', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Waakye, large' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Add Egg' }));
      await userEvent.click(canvas.getByRole('button', { name: 'One Egg more' }));
    });
    await step(
      'then the basket with three items links to its checkout, and one item is marked as sold out',
      async () => {
        const [link] = await canvas.findAllByRole('link', { name: /See basket: 3 items, |Check out/ });
        await expect(link).toHaveAttribute('href', expect.stringContaining('checkout'));
        await expect(canvas.getByText('Sold out')).toBeInTheDocument();
      },
    );
  },
};

/** A wide screen has a column for each step. An order moves to the next one at once. */
export const Queue: Story = {
  parameters: { campus: { viewer: 'Ama Owusu' } },
  render: () => <HostedQueue />,
  play: async ({ canvas, step }) => {
    await step('given one new order and one order that is being prepared', async () => {
      const columns = await canvas.findAllByRole('heading', { level: 2 });
      await expect(columns.map((one) => one.textContent)).toEqual(['New 1', 'Preparing 1', 'Ready 0']);
    });
    await step('when Start is pressed for the new order', async () => {
      await userEvent.click(within(column('New 1')).getByRole('button', { name: 'Start' }));
    });
    await step('then the order moves from the New column to the Preparing column', async () => {
      await waitFor(() => expect(within(column('Preparing 2')).getByText('Kofi')).toBeVisible());
      await expect(within(column('New 0')).getAllByText('No new orders').at(-1)).toBeVisible();
    });

    function column(name: string): HTMLElement {
      return canvas.getByRole('region', { name });
    }
  },
};

/** A phone has the list of one step, and the next step of its oldest order under the thumb. */
export const QueueOnPhone: Story = {
  ...Queue,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('when Start is pressed at the bottom of the phone', async () => {
      await expect((await canvas.findAllByText('Kofi')).length).toBe(1);
      await expect(canvas.queryByRole('heading', { name: 'Preparing 1' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Start 3, Kofi' }));
    });
    await step('then the list of new orders is empty, and the order appears under Preparing', async () => {
      await expect(await canvas.findByRole('heading', { name: 'No new orders' })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: /Preparing/ }));
      await expect(await canvas.findByText('Kofi')).toBeVisible();
    });
  },
};

export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
