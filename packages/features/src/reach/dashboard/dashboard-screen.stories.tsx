import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { DashboardScreen } from './dashboard-screen.js';

const meta = {
  id: 'screens-dashboard-flow',
  title: 'Screens/Find/Dashboard/Flow',
  component: DashboardScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'money on its way', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoneyOnItsWay: Story = {
  parameters: { campus: { failures: { 'dashboard.get': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement);
    await step(
      'given a lost connection, then the name of the student is shown, and Try again loads the rest',
      async () => {
        await waitFor(() => expect(screen.getByText('Your dashboard could not be loaded.')).toBeVisible());
        await expect(screen.getByRole('heading', { name: 'Welcome, Akosua Mensah' })).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      },
    );
    await step('then the paid listing is shown with its payout date, and links to its order', async () => {
      const due = await screen.findByRole('link', { name: /Rice cooker 1.8 L.*Seller gets paid/ });
      await expect(due).toHaveAttribute('href', expect.stringContaining('#payment/'));
    });
    await step('and listings of other students are recommended, not those of the viewer', async () => {
      const recommended = within(
        screen.getByRole('heading', { name: 'Recommended for You' }).closest('section') ?? canvasElement,
      );
      await expect(recommended.getByRole('link', { name: /Desk lamp with USB/ })).toBeVisible();
      await expect(recommended.queryByText('Rice cooker 1.8 L')).toBeNull();
    });
  },
};

export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
