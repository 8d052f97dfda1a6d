import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
import { StallOrderScreen } from './stall-order-screen.js';

const meta = {
  id: 'screens-stall-order',
  title: 'Screens/Buy/Stalls/Order',
  component: StallOrderScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Esi Ofori', ids: { id: 'cash order' } },
  },
  args: { id: '' },
} satisfies Meta<typeof StallOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cash: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/Ama’s Waakye/).then(([first]) => first)).toBeVisible();
  },
};
export const Paid: Story = {
  parameters: { campus: { viewer: 'Kofi Mensah', ids: { id: 'stall order' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Help with this order/ }));
    await expect(await canvas.findByRole('link', { name: 'See the stall' })).toBeVisible();
    await expect(canvas.queryByText('See the listing')).toBeNull();
    await expect(canvasElement.querySelector('header [data-slot=hive-icon]')).toHaveClass('lucide-store');
  },
};
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
