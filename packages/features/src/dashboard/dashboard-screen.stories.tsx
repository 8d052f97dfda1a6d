import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { offline } from '../../test/screen-states.js';
import type { InMemoryCampus } from '../testing/in-memory/in-memory-campus.js';
import { joinCampus, losingFirst } from '../testing/settle.js';
import { withCampus } from '../testing/with-campus.js';
import { DashboardScreen } from './dashboard-screen.js';

const thing = {
  category: 'essentials',
  description: 'Used for one year with care.',
  price: 120,
  condition: 'good',
  pickupLocation: 'Balme Library',
} as const;

/** Kwame paid for Akosua's rice cooker and has not met her yet; he sells a lamp himself. */
async function settle(campus: InMemoryCampus) {
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  const kwame = await joinCampus(campus, 'Kwame Boateng');
  const { data } = await akosua.category.create({ ...thing, title: 'Rice cooker 1.8 L' });
  const { reference } = (await kwame.payments.initialize({ hiveId: data.id })).data;
  campus.pay(reference, 'success');
  await kwame.payments.verify({ reference });
  await kwame.category.create({ ...thing, title: 'Desk lamp with USB' });
  return losingFirst(akosua, 'dashboard.get');
}

const meta = {
  title: 'Screens/Dashboard/Flow',
  component: DashboardScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle } },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoneyOnItsWay: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement);
    await step('given no connection, the name is there and the rest can be asked for again', async () => {
      await waitFor(() => expect(screen.getByText('Your dashboard could not be loaded.')).toBeVisible());
      await expect(screen.getByRole('heading', { name: 'Welcome back, Akosua Mensah' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    await step('then what was paid is expected, and leads to its order', async () => {
      const due = await screen.findByRole('link', { name: /Rice cooker 1.8 L.*Payment is released/ });
      await expect(due).toHaveAttribute('href', expect.stringContaining('#payment/'));
    });
    await step('and what others sell is recommended, not what is hers', async () => {
      const recommended = within(
        screen.getByRole('heading', { name: 'Recommended for You' }).closest('section') ?? canvasElement,
      );
      await expect(recommended.getByRole('link', { name: /Desk lamp with USB/ })).toBeVisible();
      await expect(recommended.queryByText('Rice cooker 1.8 L')).toBeNull();
    });
  },
};

export const Offline: Story = offline();
