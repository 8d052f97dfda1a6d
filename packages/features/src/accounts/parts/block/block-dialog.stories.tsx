import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { BlockDialog } from './block-dialog.js';

/** Dialog for a student, who is known by their id. */
function Blocking({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  return <BlockDialog student={{ id, name, profileImage: null }} onClose={onClose} />;
}

/** Akosua blocks a student of the scene. */
const blocking = (name: string) => ({ args: { name }, parameters: { campus: { ids: { id: name } } } });

const meta = {
  id: 'screens-block',
  title: 'Screens/Meet/Block',
  component: Blocking,
  decorators: [withCampus],
  // Akosua has paid for Kwame’s kettle.
  parameters: {
    campus: { scene: 'open orders', viewer: 'Akosua Mensah', ids: { id: 'Kwame Boateng' } },
  },
  args: { id: '', name: 'Kwame Boateng', onClose: fn() },
} satisfies Meta<typeof Blocking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenOrderOfTheBuyer: Story = {
  play: async ({ args, canvasElement, loaded, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const { as, world } = campusOf(loaded);
    const { users } = as('Akosua Mensah');
    const blocked = async () => (await users.blocked({})).data.map(({ name }) => name);
    await step('given an open order, then neither option is selected', async () => {
      await screen.findByText('You have an open order');
      for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    });
    await step('when Block is pressed without a choice, then a message asks for the choice', async () => {
      screen.getByRole('button', { name: 'Block' }).click();
      await screen.findByText('Please choose what happens first.');
      await expect(await blocked()).toEqual([]);
    });
    await step('when Cancel and block is chosen, then the button names that choice', async () => {
      screen.getByRole('radio', { name: 'Cancel and block' }).click();
      await expect(screen.getByText('You get all ₵90.53 back.')).toBeVisible();
      (await screen.findByRole('button', { name: 'Cancel order and block' })).click();
    });
    await step('then Kwame is blocked and the order is cancelled', async () => {
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
      await expect(await blocked()).toEqual(['Kwame Boateng']);
      await expect((await users.openOrders({ id: world.id('Kwame Boateng') })).data).toEqual([]);
    });
  },
};

export const OpenOrderOfTheSeller: Story = blocking('Esi Ofori');
export const SeveralOrders: Story = blocking('Selorm Agbeko');
/** Lesson after its start. */
export const TooLateToCancel: Story = {
  args: { name: 'Ama Owusu' },
  parameters: {
    campus: { scene: 'lesson that has begun', viewer: 'Kofi Mensah', ids: { id: 'Ama Owusu' } },
  },
};
export const NoOpenOrder: Story = blocking('Yaw Darko');
export const Loading: Story = { parameters: { campus: { network: 'silent' } } };
export const OrdersNotLoaded: Story = {
  parameters: { campus: { failures: { 'users.openOrders': 'broken' } } },
};

/** The seller marks the order as done meanwhile. */
export const Refused: Story = {
  parameters: { campus: { failures: { 'users.block': { code: 'cancel_too_late' } } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Cancel and block is confirmed, but the order can no longer be cancelled', async () => {
      (await screen.findByRole('radio', { name: 'Cancel and block' })).click();
      (await screen.findByRole('button', { name: 'Cancel order and block' })).click();
    });
    await step('then the dialog stays open and names the remaining options', async () => {
      await expect(await screen.findByText(/You can keep it open, or report a problem/)).toBeVisible();
    });
  },
};

export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
