import type { LessonSeries } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { over, series } from './series.fixtures.js';
import { SeriesView } from './series-view.js';
import type { SeriesState } from './use-series-page.js';

const page = (state: SeriesState) => ({ state, onMessage: fn(), opening: false });
const ready = (change: Partial<LessonSeries> = {}) =>
  page({ status: 'ready', series: { ...series, ...change } });
const moved = series.lessons.map((lesson) =>
  lesson.number === 3 ? { ...lesson, movedFrom: '2026-11-16T12:00:00.000Z' } : lesson,
);

const meta = {
  id: 'screens-payments-series-page',
  title: 'Screens/Buy/Payments/Weekly lessons page',
  component: SeriesView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { page: ready() },
} satisfies Meta<typeof SeriesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { page: page({ status: 'loading' }) } };
/** Series of another student, or one that never existed. */
export const Missing: Story = { args: { page: page({ status: 'missing' }) } };
/** Student's view: one lesson over, one skipped, one moved, and the others unpaid. */
export const Student: Story = {
  args: { page: ready({ lessons: moved }) },
  play: async ({ canvas, step, userEvent, args }) => {
    await step(
      'given a series, then each lesson shows its state: to be paid, left out or moved',
      async () => {
        await expect(canvas.getByText(/1 of 6 done/)).toBeVisible();
        await expect(canvas.getAllByText(/^to be paid by /)).toHaveLength(3);
        await expect(canvas.getByText('left out')).toBeVisible();
        await expect(canvas.getByText(/^moved from /)).toBeVisible();
        await expect(canvas.queryByText(/^This is lesson /)).toBeNull();
      },
    );
    await step('then the Message button starts a message to the tutor', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Message Akosua' }));
      await expect(args.page.onMessage).toHaveBeenCalledOnce();
    });
  },
};
/** Tutor's view: no payment or skipping here, but the series can be ended. */
export const Tutor: Story = {
  args: { page: ready({ role: 'tutor' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With Kwame Boateng')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Leave out/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'End the series' })).toBeVisible();
  },
};
export const Ended: Story = { args: { page: page({ status: 'ready', series: over('tutor') }) } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
