import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-students',
  title: 'Screens/Moderate/Students',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'cases to decide', viewer: 'Efua Danquah' } },
  args: { tab: 'users' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
/** No one acts on their own account or on admins. Only admins act on moderators. */
export const OnlyWhatIsAllowed: Story = {
  parameters: { campus: { scene: 'console of an admin', viewer: 'Abena Frimpong' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reinstate' })).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Suspend student' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Change role' })).toBeNull();
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
