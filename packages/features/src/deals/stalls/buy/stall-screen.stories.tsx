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
import { StallScreen } from './stall-screen.js';

const meta = {
  id: 'screens-stall',
  title: 'Screens/Buy/Stalls/Stall',
  component: StallScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Kofi Mensah', ids: { id: 'stall' } },
  },
  args: { id: '', basket: {}, onBasketChange: () => undefined },
} satisfies Meta<typeof StallScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ama’s Waakye' })).toBeVisible();
  },
};
export const ForVisitors: Story = {
  parameters: { campus: { viewer: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ama’s Waakye' })).toBeVisible();
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
