import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
import { campusToLookUp } from '../console.fixtures.js';
import { page } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-orders',
  title: 'Screens/Moderate/Orders',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusToLookUp() },
  args: { tab: 'orders' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const giveBack = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Refund the buyer' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Refund the buyer' }));
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The seller has left');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund the buyer' }));
  return dialog;
};

export const Filled: Story = {};
const refunded = fn(async () => ({ data: {} }));
/** Refunds held money. A reason is required. */
export const Refunding: Story = {
  parameters: campusToLookUp({ refund: refunded }),
  play: async ({ canvasElement }) => {
    refunded.mockClear();
    await giveBack(canvasElement);
    await waitFor(() => expect(refunded).toHaveBeenCalledTimes(1));
    await expect(refunded).toHaveBeenCalledWith(expect.objectContaining({ reason: 'The seller has left' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
/** Refused refund: the typed reason stays. */
export const Refused: Story = {
  parameters: campusToLookUp({
    refund: async () => {
      throw new ApiError({ code: 'order_disputed', message: 'No', status: 409 });
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await giveBack(canvasElement);
    await expect(await dialog.findByText(/decide that under Complaints/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The seller has left');
  },
};
export const Empty: Story = { parameters: campusToLookUp({ orders: async () => page([]) }) };
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
