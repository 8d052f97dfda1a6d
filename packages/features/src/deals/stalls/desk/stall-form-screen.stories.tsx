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
import { StallFormScreen } from './stall-form-screen.js';

const meta = {
  id: 'screens-stall-form',
  title: 'Screens/Sell and earn/Stall/Form',
  component: StallFormScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Ama Owusu' },
  },
} satisfies Meta<typeof StallFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByDisplayValue('Ama’s Waakye')).toBeVisible();
  },
};
export const EmptyForm: Story = { parameters: { campus: { viewer: 'Kofi Mensah' } } };
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
