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
import { ModerationTabs } from './moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation',
  title: 'Screens/Moderate/Moderation',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'reported laptop', viewer: 'Efua Danquah' },
  },
  args: { tab: 'reports' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a reported listing is hidden, with the reason', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Hide listing' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Hide listing' }));
      await userEvent.click(dialog.getByRole('textbox', { name: 'Reason' }));
      await userEvent.paste('Wants money first');
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('then the Log tab shows the decision with its reason', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Look up' }));
      await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
      await waitFor(() => expect(canvas.getByText(/Wants money first/)).toBeVisible());
    });
  },
};
/** Twelve tabs in three groups. Moderators who are not admins see fewer. */
export const Admin: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const tabs = () => canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await step('when another group is chosen, then its tabs appear and the first one is open', async () => {
      await expect(tabs()).toEqual(['Reports', 'Appeals', 'Complaints', 'Chargebacks', 'Payouts']);
      await userEvent.click(canvas.getByRole('radio', { name: 'Look up' }));
      await expect(tabs()).toEqual(['Students', 'Listings', 'Orders', 'Log']);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Students');
      await userEvent.click(canvas.getByRole('radio', { name: 'Campus' }));
      await expect(tabs()).toEqual(['Ledger', 'Health', 'Imports', 'Hives', 'Partners']);
    });
  },
};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
