import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { EditListingDialog } from './edit-listing-dialog.js';

const meta = {
  id: 'screens-edit-listing',
  title: 'Screens/Sell and earn/Edit listing',
  component: EditListingDialog,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'own listings', viewer: 'Akosua Mensah', ids: { id: 'cooker' } },
  },
  args: { hive: 'essentials', id: '', onClose: fn() },
} satisfies Meta<typeof EditListingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, loaded, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }));
    await step('when the title is changed and saved', async () => {
      const title = await dialog.findByLabelText('Title');
      await waitFor(() => expect(title).toHaveValue('Rice cooker'));
      await userEvent.type(title, ', 1.8 l');
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    });
    await step('then the new title is stored and the dialog closes', async () => {
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      const { as, world } = campusOf(loaded);
      const { data } = await as('Akosua Mensah').hives.get({ id: world.id('cooker') });
      await expect(data.title).toBe('Rice cooker, 1.8 l');
    });
  },
};

export const Loading: Story = { parameters: { campus: { network: 'silent' } } };

export const Failed: Story = {
  parameters: { campus: { network: 'broken' } },
  play: async ({ step }) => {
    await step('when the listing fails to load, then a message and a Try again button appear', async () => {
      await expect(await screen.findByText('Failed to load the listing')).toBeInTheDocument();
      await expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    });
  },
};

export const SomebodyElses: Story = {
  parameters: { campus: { viewer: 'Kwame Boateng' } },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
