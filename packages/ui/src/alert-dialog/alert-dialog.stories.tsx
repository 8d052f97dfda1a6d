import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { AlertDialog } from './alert-dialog.js';

const meta = {
  id: 'kit-alertdialog',
  title: 'Kit/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete this listing?',
    description: 'HP EliteBook 840 G6 disappears for everybody. This cannot be undone.',
    confirmLabel: 'Delete listing',
    cancelLabel: 'Keep it',
    loadingLabel: 'Deleting...',
    onConfirm: fn(),
  },
  // Dialogs cover the screen, so each has its own frame on the docs page.
  parameters: {
    contract: {
      use: 'Before something that cannot be undone.',
      avoid: 'What can be undone: do it, and offer Undo in a toast.',
      keyboard: [
        ['Tab', 'Between the two buttons; the harmless one has the focus first'],
        ['Escape', 'Leaves all as it was'],
      ],
      screenReader: 'An alert dialog with its title and its consequence.',
    },
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The cancel button has the focus, so that a hasty Enter destroys nothing. */
export const Answer: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this listing?' }));
    await step('given the open dialog, then its cancel button has the focus', () =>
      expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the caller is asked to close the dialog', () =>
      expect(args.onOpenChange).toHaveBeenCalledWith(false),
    );
    await step('when Delete is pressed', () =>
      userEvent.click(dialog.getByRole('button', { name: 'Delete listing' })),
    );
    await step(
      'then the caller gets the confirmation, and the dialog stays open until the work is done',
      async () => {
        await expect(args.onConfirm).toHaveBeenCalledOnce();
        await expect(args.onOpenChange).toHaveBeenCalledOnce();
      },
    );
  },
};

/** While the action is in progress, the dialog cannot be closed. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, step, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Deleting...' });
    await step('when the loading button is pressed again', () => userEvent.click(confirm));
    await step('and Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then nothing is confirmed again, and the dialog stays open', async () => {
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

export const Ink: Story = {
  args: {
    variant: 'secondary',
    title: 'Release ₵2,450.00 to Kwame?',
    description: 'You confirm that you have the laptop in your hands.',
    confirmLabel: 'Release money',
    cancelLabel: 'Not yet',
  },
};

/** With a trigger, the dialog holds its own state, and closes when the promise of `onConfirm` resolves. */
export const WithTrigger: Story = {
  args: {
    open: undefined,
    trigger: <Button variant="outline">Delete</Button>,
    onConfirm: fn(() => Promise.resolve()),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await step('when the trigger is pressed', () => userEvent.click(trigger));
    await step('and Delete listing is pressed', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Delete listing' })),
    );
    await step('then the caller gets the confirmation, and the dialog closes', async () => {
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('and the focus is back at the trigger', () => waitFor(() => expect(trigger).toHaveFocus()));
  },
};

export const Matrix: Story = {};
