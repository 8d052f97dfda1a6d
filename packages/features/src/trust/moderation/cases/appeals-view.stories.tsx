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
import { anAppeal, aPostAppeal, campusWith, page } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-appeals',
  title: 'Screens/Moderate/Appeals',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWith() },
  args: { tab: 'appeals' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: campusWith({}, {}, { list: async () => page([]) }),
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
let answer: unknown = null;

/** Restores a listing with a reason. The moderator who removed it must leave the appeal to another. */
export const AnsweringAnAppeal: Story = {
  parameters: campusWith(
    {},
    {},
    {
      resolve: async (input: unknown) => {
        answer = input;
        return { data: anAppeal };
      },
    },
  ),
  play: async ({ canvasElement, step }) => {
    answer = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('Given an appeal against one’s own decision, it cannot be answered', async () => {
      await expect(await canvas.findByText(/^You made this decision/)).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Show it again' })).toHaveLength(1);
    });
    await step('when another is granted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show it again' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Show it again' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The receipt is right');
      await userEvent.click(dialog.getByRole('button', { name: 'Show it again' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(answer).toEqual({ id: anAppeal.id, decision: 'restore', note: 'The receipt is right' });
    });
  },
};

/** Appeal about a wanted post, which is no listing. */
export const AboutAWantedPost: Story = {
  parameters: campusWith({}, {}, { list: async () => page([aPostAppeal]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Wanted post was taken away')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Someone who explains my assignment' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show it again' })).toBeVisible();
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
