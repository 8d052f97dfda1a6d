import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { SeriesScreen } from './series-screen.js';

const meta = {
  id: 'screens-payments-series-page-flow',
  title: 'Screens/Buy/Payments/Weekly lessons page/Flow',
  component: SeriesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi's first lesson is paid, and the second left out.
    campus: { scene: 'weekly lessons', viewer: 'Kofi Mensah', ids: { id: 'series' } },
  },
  args: { id: idOf(0) },
} satisfies Meta<typeof SeriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesAWeekOut: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the next week is left out and confirmed', async () => {
      const [first] = await canvas.findAllByRole('button', { name: /^Leave out/ });
      if (first === undefined) throw new Error('There are three');
      await userEvent.click(first);
      await userEvent.click(await page.findByRole('button', { name: 'Leave it out' }));
    });
    await step('then a message confirms it, and the list marks this week as left out', async () => {
      await expect(await page.findByText('Week left out')).toBeVisible();
      await expect(canvas.getAllByText('left out')).toHaveLength(2);
      await expect(canvas.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(2);
    });
  },
};
/** Series of another student. */
export const NotMine: Story = {
  parameters: { campus: { args: async () => ({ id: idOf(0) }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find these weekly lessons')).toBeVisible();
  },
};
export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
