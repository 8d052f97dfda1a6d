import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failed, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, PASSWORD } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { SuspensionScreen } from './suspension-screen.js';

/** Campus where Efua has suspended Esi, who has just logged in. */
async function settle(campus: InMemoryCampus) {
  const esi = await joinCampus(campus, 'Esi Ofori');
  const efua = await joinCampus(campus, 'Efua Danquah');
  campus.promote((await efua.auth.me({})).data.id, 'moderator');
  const { id } = (await esi.auth.me({})).data;
  await efua.moderation.updateUser({ id, action: 'suspend', reason: 'Asked for money first.' });
  return campus.client();
}

const meta = {
  id: 'screens-appeals-suspension-flow',
  title: 'Screens/Look after it/Appeals/Suspension/Flow',
  component: SuspensionScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      session: { status: 'anonymous' },
      stored: { credentials: JSON.stringify({ email: 'esi.ofori@st.ug.edu.gh', password: PASSWORD }) },
      settle,
    },
  },
} satisfies Meta<typeof SuspensionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it says why', async () => {
      await waitFor(() => expect(canvas.getByText('Asked for money first.')).toBeVisible());
    });
  },
};
/** Bookmarked address: the account is unknown. */
export const WithoutContext: Story = {
  // Overrides the common note; an empty list would keep it.
  parameters: { campus: { stored: { credentials: 'null' } } },
  play: async ({ canvasElement, step }) => {
    await step('then the way in is shown', async () => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByText('Is your account suspended?')).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    });
  },
};
export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
