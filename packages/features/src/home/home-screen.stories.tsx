import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, long, offline, slow, smallPhone } from '../../test/screen-states.js';
import type { InMemoryCampus } from '../testing/in-memory/in-memory-campus.js';
import { joinCampus, sell } from '../testing/settle.js';
import { withCampus } from '../testing/with-campus.js';
import { DashboardHomeScreen } from './home-screen.js';

/** Kwame sells; Akosua comes by. */
const selling =
  (...titles: readonly string[]) =>
  async (campus: InMemoryCampus) => {
    await sell(await joinCampus(campus, 'Kwame Boateng'), ...titles);
    return joinCampus(campus, 'Akosua Mensah');
  };

const meta = {
  title: 'Screens/Dashboard home/Flow',
  component: DashboardHomeScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle: selling('Standing mirror', 'Desk lamp') } },
} satisfies Meta<typeof DashboardHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then what is new leads to its page, and every hive is one press away', async () => {
      await expect(await canvas.findByRole('link', { name: /Standing mirror/ })).toHaveAttribute('href');
      await expect(await canvas.findByRole('link', { name: /^Essentials/ })).toHaveAttribute(
        'href',
        '#hive/essentials',
      );
    });
  },
};
export const Empty: Story = {
  parameters: { campus: { settle: selling() } },
  play: async ({ canvasElement, step }) => {
    await step('then somebody is asked to be the first', async () => {
      const said = 'Nothing has been posted yet. Be the first bee!';
      await waitFor(() => expect(within(canvasElement).getByText(said)).toBeVisible());
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
