import { ApiError, DAY, HOUR, type LessonSeries } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../test/screen-states.js';
import { NOW } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { SeriesPanel } from './series-panel.js';

type Lesson = LessonSeries['lessons'][number];

const iso = (at: number) => new Date(at).toISOString();
/** The first was three weeks ago; the fourth is in four days. */
const lesson = (number: number, change: Partial<Lesson> = {}): Lesson => {
  const startsAt = NOW.getTime() + 4 * DAY + (number - 4) * 7 * DAY;
  return {
    number,
    startsAt: iso(startsAt),
    endsAt: iso(startsAt + 1.5 * HOUR),
    status: 'unpaid',
    paymentId: null,
    orderStatus: null,
    payable: true,
    due: startsAt < NOW.getTime() + 7 * DAY,
    payUntil: iso(startsAt - DAY),
    ...change,
  };
};
const settled = { payable: false, due: false, payUntil: null } as const;
const paid = (number: number, orderStatus: Lesson['orderStatus']) =>
  lesson(number, { ...settled, status: 'paid', orderStatus, paymentId: `payment-${number}` });
const party = (id: string, name: string) => ({ id, name, profileImage: null });
const series: LessonSeries = {
  id: 'series-1',
  hiveId: 'listing-1',
  title: 'Calculus, one to one',
  role: 'student',
  student: party('student-1', 'Kwame Boateng'),
  tutor: party('tutor-1', 'Akosua Mensah'),
  hours: 1.5,
  price: 40,
  status: 'running',
  endedBecause: null,
  lessons: [
    paid(1, 'released'),
    lesson(2, { ...settled, status: 'skipped' }),
    paid(3, 'held'),
    lesson(4),
    lesson(5),
    lesson(6),
  ],
  next: 4,
  createdAt: iso(NOW.getTime() - 28 * DAY),
};
const over = (endedBecause: NonNullable<LessonSeries['endedBecause']>): LessonSeries => ({
  ...series,
  status: 'ended',
  endedBecause,
  next: null,
  lessons: series.lessons.map((one) =>
    one.status === 'unpaid' ? { ...one, ...settled, status: 'dropped' } : one,
  ),
});

const meta = {
  id: 'screens-payments-series',
  title: 'Screens/Buy/Payments/Weekly lessons',
  component: SeriesPanel,
  decorators: [withCampus],
  args: { series, paymentId: 'payment-3' },
} satisfies Meta<typeof SeriesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next one is to be paid within the week. */
export const ToPay: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('given a lesson that is to be paid', async () => {
      await expect(canvas.getByText('This is lesson 3 of 6.')).toBeVisible();
      await expect(canvas.getByText(/Next unpaid:/)).toBeVisible();
    });
    await step('then its checkout is one press away', async () => {
      await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
        'href',
        expect.stringContaining('series-1'),
      );
    });
    await step('and each unpaid week can be left out', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(3);
      await userEvent.tab();
    });
  },
};
export const PayAhead: Story = {
  args: {
    series: {
      ...series,
      next: 5,
      lessons: series.lessons.map((one) => (one.number === 4 ? paid(4, 'held') : one)),
    },
    paymentId: 'payment-4',
  },
};
export const LeaveOut: Story = {
  parameters: {
    campus: {
      client: {
        series: {
          skip: () =>
            Promise.reject(
              new ApiError({ code: 'series_lesson_settled', status: 409, message: 'It is paid already.' }),
            ),
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Leave out/ });
    if (first === undefined) throw new Error('There are three');
    await step('when a week is left out', () => userEvent.click(first));
    await step('then it is asked about first', async () => {
      const { findByRole } = within(canvasElement.ownerDocument.body);
      await expect(await findByRole('alertdialog')).toBeVisible();
    });
  },
};
export const Tutors: Story = { args: { series: { ...series, role: 'tutor' } } };
export const EndedByOther: Story = { args: { series: over('tutor') } };
export const EndedUnpaid: Story = { args: { series: over('unpaid') } };
export const Completed: Story = { args: { series: over('completed') } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
