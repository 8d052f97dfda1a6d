import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aListing } from '../../../testing/fixtures.js';
import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { withCampus } from '../../../testing/with-campus.js';
import { GigMilestones } from './gig-milestones.js';

const meta = {
  id: 'screens-milestones-flow',
  title: 'Screens/Sell and earn/Milestones of a gig/Flow',
  component: GigMilestones,
  decorators: [withCampus],
  args: { side: 'poster', listing: aListing(0) },
  parameters: {
    campus: {
      scene: 'gig given',
      viewer: 'Ama Owusu',
      args: async ({ client, id }: ViewerOnScene) => ({
        listing: (await client.hives.get({ id: id('gig') })).data,
      }),
    },
  },
} satisfies Meta<typeof GigMilestones>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProposeAndTakeBack: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('given a gig that costs enough', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Split into milestones' }));
    });
    await step('when the milestones are less than the agreed price', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      const [first, second] = dialog.getAllByRole('textbox', { name: 'What is done by then' });
      const [less, more] = dialog.getAllByRole('textbox', { name: 'Amount' });
      if (!first || !second || !less || !more) throw new Error('There are two rows to begin with');
      await userEvent.type(first, 'Outline');
      await userEvent.type(less, '100');
      await userEvent.type(second, 'Final version');
      await userEvent.type(more, '480.50');
      await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    });
    await step('then the missing amount is shown, and nothing is lost', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      const [less, more] = dialog.getAllByRole('textbox', { name: 'Amount' });
      if (!more) throw new Error('There are two rows still');
      await waitFor(() => expect(more).toHaveFocus());
      await expect(more).toHaveAccessibleDescription('₵20.00 missing');
      await expect(less).toHaveValue('100');
      await userEvent.clear(more);
      await userEvent.type(more, '500.50');
      await expect(dialog.getByRole('status')).toHaveTextContent('They add up to ₵600.50.');
      await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    });
    await step('then they wait for the answer, and can be taken back', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('Proposed milestones')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
      await expect(await canvas.findByRole('button', { name: 'Split into milestones' })).toBeVisible();
    });
  },
};

export const Accept: Story = {
  args: { side: 'worker' },
  parameters: { campus: { scene: 'milestones proposed', viewer: 'Kofi Mensah' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('when the worker agrees', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Agree' }));
    });
    await step('then they stand, and the first waits for its money', async () => {
      await expect(await canvas.findByText(/Don’t start on “Outline”/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Agree' })).toBeNull();
    });
  },
};

export const Decline: Story = {
  args: { side: 'worker' },
  parameters: { campus: { scene: 'milestones proposed', viewer: 'Kofi Mensah' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('when the worker declines without a reason', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      await expect(await dialog.findByText('Give a reason')).toBeVisible();
    });
    await step('and then with one', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox'), 'Half of it first.');
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    });
    await step('then the reason is beside them', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('You declined these milestones.')).toBeVisible();
      await expect(canvas.getByText('Half of it first.')).toBeVisible();
    });
  },
};
