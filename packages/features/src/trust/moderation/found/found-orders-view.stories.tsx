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
  id: 'screens-moderation-orders',
  title: 'Screens/Moderate/Orders',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'money in question', viewer: 'Efua Danquah' } },
  args: { tab: 'orders' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const giveBack = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const [first] = await canvas.findAllByRole('button', { name: 'Refund the buyer' });
  await userEvent.click(first ?? canvasElement);
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Refund the buyer' }));
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The seller has left');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund the buyer' }));
  return dialog;
};

export const Filled: Story = {};
/** Refunds held money. A reason is required. */
export const Refunding: Story = {
  play: async ({ canvasElement, loaded }) => {
    await giveBack(canvasElement);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const { data } = await campusOf(loaded).as('Efua Danquah').moderation.orders({});
    await expect(data.map(({ refund }) => refund?.note)).toContain('The seller has left');
  },
};
/** Refused refund: the typed reason stays. */
export const Refused: Story = {
  parameters: { campus: { failures: { 'moderation.refund': { code: 'order_disputed' } } } },
  play: async ({ canvasElement }) => {
    const dialog = await giveBack(canvasElement);
    await expect(await dialog.findByText(/decide that under Complaints/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The seller has left');
  },
};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
