import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
import { StallQueueScreen } from './queue-screen.js';

const meta = {
  id: 'screens-stall-queue',
  title: 'Screens/Sell and earn/Stall/Queue',
  component: StallQueueScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Ama Owusu' },
  },
  args: { tab: 'new', onTabChange: () => undefined },
} satisfies Meta<typeof StallQueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kofi')).toBeVisible();
    // The bar of phones repeats these links.
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links.filter((text) => text === 'Prices')).toHaveLength(1);
    // The keyboard goes down a column before the next one.
    await expect(links.findIndex((text) => text.includes('Kofi'))).toBeLessThan(
      links.findIndex((text) => text.includes('Esi')),
    );
  },
};
export const NoStall: Story = { parameters: { campus: { viewer: 'Esi Ofori' } } };
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Slow: Story = slow;
export const LongText: Story = long;
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
