import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PASSWORD } from '../../../test/on-scene.js';
import { failed, long, offline, slow, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { SuspensionScreen } from './suspension-screen.js';

const meta = {
  id: 'screens-appeals-suspension-flow',
  title: 'Screens/Look after it/Appeals/Suspension/Flow',
  component: SuspensionScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      // Efua has suspended Esi, who has just logged in.
      scene: 'suspended student',
      viewer: null,
      stored: { credentials: JSON.stringify({ email: 'esi.ofori@st.ug.edu.gh', password: PASSWORD }) },
    },
  },
} satisfies Meta<typeof SuspensionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the reason for the suspension is shown', async () => {
      await waitFor(() => expect(canvas.getByText('Asked for money first.')).toBeVisible());
    });
  },
};
/** Bookmarked address: the account is unknown. */
export const WithoutContext: Story = {
  // Overrides the common note; an empty list would keep it.
  parameters: { campus: { stored: { credentials: 'null' } } },
  play: async ({ canvasElement, step }) => {
    await step('then a hint for suspended accounts is shown, with a link to log in', async () => {
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
