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
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-listings',
  title: 'Screens/Moderate/Listings',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'cases to decide', viewer: 'Efua Danquah' } },
  args: { tab: 'listings' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnlyHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Hidden' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4));
  },
};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
/** Empty result, with a button that clears the search. */
export const NothingDeleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Deleted' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked());
    await expect((await canvas.findAllByRole('heading', { level: 2 }))[0]).toBeVisible();
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
