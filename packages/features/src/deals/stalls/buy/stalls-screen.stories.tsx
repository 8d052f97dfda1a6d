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
import { StallsScreen } from './stalls-screen.js';

const meta = {
  id: 'screens-stalls',
  title: 'Screens/Buy/Stalls/List',
  component: StallsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'open stall', viewer: 'Kofi Mensah' },
  },
  args: { filters: { q: '', isAll: false }, onFiltersChange: () => undefined },
} satisfies Meta<typeof StallsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ama’s Waakye' })).toBeVisible();
    await expect(await canvas.findByText('1 stall, open now')).toBeVisible();
  },
};
/** On a small phone the facts of a row wrap, and no line begins or ends with a dot. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Ama’s Waakye' });
    const lines = [...canvasElement.querySelectorAll('[data-slot=fact-line]')];
    await expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      const { left } = line.getBoundingClientRect();
      for (const dot of line.querySelectorAll('[data-slot=fact-dot]')) {
        const fact = dot.parentElement?.getBoundingClientRect();
        const before = dot.parentElement?.previousElementSibling?.getBoundingClientRect();
        const isFirst = (before?.bottom ?? 0) <= (fact?.top ?? 0);
        // The line clips what stands before its start.
        await expect(dot.getBoundingClientRect().right <= left).toBe(isFirst);
      }
    }
  },
};
/** A student of another campus reads the campus of the stall beside its place. */
export const OtherCampus: Story = {
  parameters: { campus: { viewer: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Block C, UG')).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { filters: { q: 'zzzz', isAll: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stall has that')).toBeVisible();
    await expect(canvas.queryByText(/^0 /)).toBeNull();
  },
};
/** The search looked at open stalls only. A button shows the closed ones, too. */
export const NothingFoundOpen: Story = {
  args: { filters: { q: 'zzzz', isAll: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open stall has that')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all stalls' })).toBeEnabled();
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
