import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { SeriesPanel } from './series-panel.js';
import { over, paidLesson, series } from './series.fixtures.js';

const meta = {
  id: 'screens-payments-series',
  title: 'Screens/Buy/Payments/Weekly lessons',
  component: SeriesPanel,
  decorators: [withCampus],
  args: { series, paymentId: 'payment-3' },
} satisfies Meta<typeof SeriesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next lesson must be paid within the week. */
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
      lessons: series.lessons.map((one) => (one.number === 4 ? paidLesson(4, 'held') : one)),
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
