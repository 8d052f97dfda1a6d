import { ApiError, type LessonSeries } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { SeriesScreen } from './series-screen.js';
import { series } from './series.fixtures.js';

const left: LessonSeries = {
  ...series,
  next: 5,
  lessons: series.lessons.map((one) =>
    one.number === 4 ? { ...one, status: 'skipped', payable: false, due: false, payUntil: null } : one,
  ),
};
const skip = fn(async () => ({ data: left }));

const meta = {
  id: 'screens-payments-series-page-flow',
  title: 'Screens/Buy/Payments/Weekly lessons page/Flow',
  component: SeriesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      client: { series: { get: async () => ({ data: skip.mock.calls.length > 0 ? left : series }), skip } },
    },
  },
  args: { id: series.id },
  beforeEach: () => {
    skip.mockClear();
  },
} satisfies Meta<typeof SeriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesAWeekOut: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the next week is left out', async () => {
      const [first] = await canvas.findAllByRole('button', { name: /^Leave out/ });
      if (first === undefined) throw new Error('There are three');
      await userEvent.click(first);
      await userEvent.click(await page.findByRole('button', { name: 'Leave it out' }));
    });
    await step('then the page shows a message, and the week after is the next', async () => {
      await expect(await page.findByText('The week is left out.')).toBeVisible();
      await expect(skip).toHaveBeenCalledWith({ id: series.id, number: 4 });
      await expect(canvas.getAllByText('left out')).toHaveLength(2);
      await expect(canvas.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(2);
    });
  },
};
/** Series of another student. */
export const NotMine: Story = {
  parameters: {
    campus: {
      client: {
        series: {
          get: () => Promise.reject(new ApiError({ code: 'not_found', status: 404, message: 'Not here' })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These weekly lessons are not here')).toBeVisible();
  },
};
export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
