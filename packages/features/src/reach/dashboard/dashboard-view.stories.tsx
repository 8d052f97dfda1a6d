import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withCampus } from '../../testing/with-campus.js';
import { DashboardView } from './dashboard-view.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { dashboard, filmNight, newcomer, nothing } from './dashboard-view.fixtures.js';

const meta = {
  id: 'screens-dashboard',
  title: 'Screens/Find/Dashboard',
  component: DashboardView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { name: 'Akosua', state: { status: 'ready', dashboard } },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Year is chosen', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Year' }));
    });
    await step('then the period Year is selected', async () => {
      await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked();
    });
  },
};
/** Tonight's event, new listings and two followed courses. */
export const Around: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        tonight: [filmNight],
        fresh: { since: '2026-11-19T08:00:00.000Z', listings: [4, 5, 6].map((n) => aListing(n)) },
        courses: [
          { code: 'STAT 101', listings: [aListing(8, { hiveTypeId: 'archive', title: 'Past questions' })] },
          { code: 'MATH 223', listings: [aListing(9, { title: 'Calculus, 9th edition' })] },
        ],
      },
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const French: Story = { globals: { locale: 'fr' } };
export const FirstDay: Story = {
  args: {
    name: 'Abena Newcomer',
    firstDay: newcomer,
    state: { status: 'ready', dashboard: { ...nothing, recommended: dashboard.recommended } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the cards link to a first search, a first post and a profile photo', async () => {
      await expect(await canvas.findByRole('link', { name: 'Find something' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Sell something' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Add your photo/ })).toBeVisible();
    });
    await step('and sections without any values are hidden', async () => {
      await expect(canvas.queryByText('Total Earnings')).toBeNull();
      await expect(canvas.queryByText('Upcoming Deadlines')).toBeNull();
    });
  },
};
export const FirstDayDark: Story = { args: FirstDay.args ?? {}, globals: { theme: 'dark' } };
/** Student who joined today and already has a photo, a payout number and a meet-up. */
export const FirstDayGoingWell: Story = {
  args: {
    name: 'Abena Newcomer',
    firstDay: { ...newcomer, hasPhoto: true },
    state: { status: 'ready', dashboard: { ...nothing, next: dashboard.next, activeApplications: 1 } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then only the button of the waiting order has the primary style', async () => {
      await canvas.findByRole('link', { name: 'Find something' });
      const primary = canvasElement.querySelectorAll('[data-variant=primary]');
      await expect(primary).toHaveLength(1);
      await expect(primary[0]).toHaveTextContent('Show my code');
    });
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: () => undefined } } };
