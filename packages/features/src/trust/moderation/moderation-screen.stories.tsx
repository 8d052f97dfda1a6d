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
import { aStudent } from '../../testing/fixtures.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, sell } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { ModerationTabs } from './moderation-tabs.fixture.js';

/** Seeds a report: Efua moderates, and Esi reports Kwame's listing with these details. */
const reported = (details: string | null) => async (campus: InMemoryCampus) => {
  const kwame = await joinCampus(campus, 'Kwame Boateng');
  const [targetId = ''] = await sell(kwame, 'HP EliteBook laptop');
  const esi = await joinCampus(campus, 'Esi Ofori');
  if (details !== null)
    await esi.reports.create({ targetType: 'listing', targetId, reason: 'scam', details });
  const efua = await joinCampus(campus, 'Efua Danquah');
  campus.promote((await efua.auth.me({})).data.id, 'moderator');
  return efua;
};

const meta = {
  id: 'screens-moderation',
  title: 'Screens/Moderate/Moderation',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      session: { status: 'member', user: aStudent(4, { role: 'moderator' }), offline: false },
      settle: reported('Asked me to send the money to another number first.'),
    },
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
    await step('then the log shows it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Look up' }));
      await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
      await waitFor(() => expect(canvas.getByText(/Wants money first/)).toBeVisible());
    });
  },
};
/** Twelve tabs in three groups. Moderators who are not admins see fewer. */
export const Admin: Story = {
  parameters: {
    campus: { session: { status: 'member', user: aStudent(4, { role: 'admin' }), offline: false } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const tabs = () => canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await step('when another group is chosen, its first tab is open', async () => {
      await expect(tabs()).toEqual(['Reports', 'Appeals', 'Complaints', 'Chargebacks', 'Payouts']);
      await userEvent.click(canvas.getByRole('radio', { name: 'Look up' }));
      await expect(tabs()).toEqual(['Students', 'Listings', 'Orders', 'Log']);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Students');
      await userEvent.click(canvas.getByRole('radio', { name: 'Campus' }));
      await expect(tabs()).toEqual(['Ledger', 'Health', 'Hives', 'Partners']);
    });
  },
};
export const Empty: Story = { parameters: { campus: { settle: reported(null) } } };
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
