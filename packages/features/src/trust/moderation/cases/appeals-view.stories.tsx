import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
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
  id: 'screens-moderation-appeals',
  title: 'Screens/Moderate/Appeals',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'cases to decide', viewer: 'Efua Danquah' } },
  args: { tab: 'appeals' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

/** Restores a listing with a reason. The moderator who removed it must leave the appeal to another. */
export const AnsweringAnAppeal: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step(
      'given an appeal against a decision of the moderator, then the moderator cannot answer it',
      async () => {
        await expect(await canvas.findByText(/^You made this decision/)).toBeVisible();
        // Abena hid a listing and took a wanted post away.
        await expect(canvas.getAllByRole('button', { name: 'Show it again' })).toHaveLength(2);
      },
    );
    await step('when the moderator grants another appeal with a reason', async () => {
      const [first] = canvas.getAllByRole('button', { name: 'Show it again' });
      await userEvent.click(first ?? canvasElement);
      const dialog = within(await screen.findByRole('dialog', { name: 'Show it again' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The receipt is right');
      await userEvent.click(dialog.getByRole('button', { name: 'Show it again' }));
    });
    await step('then the dialog closes, and the appeal is resolved with this reason', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { appeals } = campusOf(loaded).as('Efua Danquah');
      const { data } = await appeals.list({ state: 'resolved' });
      await expect(data.find(({ note }) => note === 'The receipt is right')?.outcome).toBe('restore');
    });
  },
};

/** Appeal about a wanted post, which is no listing. */
export const AboutAWantedPost: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Request was removed')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Someone who explains my assignment' })).toBeVisible();
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
