import { ApiError, type OpenOrder } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { aPhoto, idOf } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { BlockDialog } from './block-dialog.js';

const kettle: OpenOrder = {
  id: idOf(4000),
  title: 'Steel kettle',
  moreItems: 0,
  photo: aPhoto(0),
  role: 'buyer',
  orderStatus: 'held',
  amount: 90.53,
  canCancel: true,
};
const desk: OpenOrder = { ...kettle, id: idOf(4001), title: 'Study desk', photo: null, amount: 213 };
const block = fn(() => Promise.resolve({ data: undefined }));
const withOrders = (data: readonly OpenOrder[]) => ({
  parameters: {
    campus: { client: { users: { block, openOrders: async () => ({ data, count: data.length }) } } },
  },
});

const meta = {
  id: 'screens-block',
  title: 'Screens/Meet/Block',
  component: BlockDialog,
  decorators: [withCampus],
  ...withOrders([kettle]),
  args: { student: { id: idOf(1), name: 'Selorm Agbeko', profileImage: null }, onClose: fn() },
} satisfies Meta<typeof BlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenOrderOfTheBuyer: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('Given an open order, then neither way is chosen', async () => {
      await screen.findByText('You have an open order');
      for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    });
    await step('when Block is pressed without a choice, then the choice is requested', async () => {
      screen.getByRole('button', { name: 'Block' }).click();
      await screen.findByText('Please choose what happens first.');
      await expect(block).not.toHaveBeenCalled();
    });
    await step('when Cancel and block is chosen, then the button names that choice', async () => {
      screen.getByRole('radio', { name: 'Cancel and block' }).click();
      await expect(screen.getByText('You get all ₵90.53 back.')).toBeVisible();
      (await screen.findByRole('button', { name: 'Cancel order and block' })).click();
      await waitFor(() => expect(block).toHaveBeenCalledWith({ id: idOf(1), orders: 'cancel' }));
    });
  },
};

export const OpenOrderOfTheSeller: Story = withOrders([{ ...kettle, role: 'seller' }]);
export const SeveralOrders: Story = withOrders([kettle, { ...desk, role: 'seller' }]);
export const TooLateToCancel: Story = withOrders([{ ...kettle, canCancel: false }]);
export const NoOpenOrder: Story = withOrders([]);
export const Loading: Story = { parameters: { campus: { network: 'silent' } } };

export const OrdersNotLoaded: Story = {
  parameters: { campus: { client: { users: { block, openOrders: refused('internal', 500) } } } },
};

export const Refused: Story = {
  parameters: {
    campus: {
      client: {
        users: {
          openOrders: async () => ({ data: [kettle], count: 1 }),
          block: refused('cancel_too_late', 409),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('When the order cannot be cancelled any more', async () => {
      (await screen.findByRole('radio', { name: 'Cancel and block' })).click();
      (await screen.findByRole('button', { name: 'Cancel order and block' })).click();
    });
    await step('then the dialog stays open and says what is left', async () => {
      await expect(await screen.findByText(/You can keep it open, or report a problem/)).toBeVisible();
    });
  },
};

export const Dark: Story = dark;
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

function refused(code: 'internal' | 'cancel_too_late', status: number) {
  return () => Promise.reject(new ApiError({ code, status, message: 'Refused' }));
}
