import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { withCampus } from '../../../testing/with-campus.js';
import { GigMilestones } from './gig-milestones.js';
import { aListing } from '../../../testing/listing-fixtures.js';

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
    await step('given a gig with a high enough price, when Split into milestones is pressed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Split into milestones' }));
    });
    await step('when the milestones add up to less than the agreed price', async () => {
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
    await step('then the missing amount is shown, and the amounts that were typed stay', async () => {
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
    await step('then the milestones are shown as proposed, and the poster can withdraw them', async () => {
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
    await step('when the worker presses Agree', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Agree' }));
    });
    await step('then a message asks the worker to wait for the money of the first milestone', async () => {
      await expect(await canvas.findByText(/Don’t start on “Outline”/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Agree' })).toBeNull();
    });
  },
};

export const Decline: Story = {
  args: { side: 'worker' },
  parameters: { campus: { scene: 'milestones proposed', viewer: 'Kofi Mensah' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('when the worker declines without a reason, then an error asks for one', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      await expect(await dialog.findByText('Give a reason')).toBeVisible();
    });
    await step('when the worker declines with a reason', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox'), 'Half of it first.');
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    });
    await step('then the milestones are marked as declined, with the reason', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('You declined these milestones.')).toBeVisible();
      await expect(canvas.getByText('Half of it first.')).toBeVisible();
    });
  },
};
