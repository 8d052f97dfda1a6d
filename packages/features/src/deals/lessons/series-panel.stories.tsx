import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import type { ViewerOnScene } from '../../testing/story-campus.js';
import { withCampus } from '../../testing/with-campus.js';
import { SeriesPanel } from './series-panel.js';
import { over, paidLesson, series } from './series.fixtures.js';

/** Pays Kofi's next lesson. */
async function payNext(campus: ReturnType<typeof campusOf>): Promise<void> {
  const kofi = campus.as('Kofi Mensah');
  const { data } = await kofi.series.get({ id: campus.world.id('series') });
  const lesson = data.lessons.find(({ number }) => number === data.next);
  const about = { hiveId: data.hiveId, seriesId: data.id, hours: data.hours };
  const payment = await kofi.payments.initialize({ ...about, startsAt: lesson?.startsAt ?? '' });
  await campus.pay(payment.data);
}

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
    await step('given an unpaid lesson in a weekly series', async () => {
      await expect(canvas.getByText('This is lesson 3 of 6.')).toBeVisible();
      await expect(canvas.getByText(/Next unpaid:/)).toBeVisible();
    });
    await step('then Pay now links to the checkout of the series', async () => {
      await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
        'href',
        expect.stringContaining('series-1'),
      );
    });
    await step('and each unpaid week has a Leave out button', async () => {
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
      lessons: series.lessons.map((lesson) => (lesson.number === 4 ? paidLesson(4, 'held') : lesson)),
    },
    paymentId: 'payment-4',
  },
};
/** The next lesson was paid on another device in the meantime. */
export const LeaveOut: Story = {
  parameters: {
    campus: {
      scene: 'weekly lessons',
      viewer: 'Kofi Mensah',
      ids: { paymentId: 'order' },
      args: async ({ client, id }: ViewerOnScene) => ({
        series: (await client.series.get({ id: id('series') })).data,
      }),
    },
  },
  play: async ({ canvas, canvasElement, loaded, step, userEvent }) => {
    const { findByRole, findByText } = within(canvasElement.ownerDocument.body);
    const [first] = canvas.getAllByRole('button', { name: /^Leave out/ });
    if (first === undefined) throw new Error('There are three');
    await step('when Leave out is pressed for a week', () => userEvent.click(first));
    await step('then a confirmation dialog opens', async () => {
      await expect(await findByRole('alertdialog')).toBeVisible();
    });
    await step(
      'when the lesson is paid before the answer, then a message says that no payment is due for it',
      async () => {
        await payNext(campusOf(loaded));
        await userEvent.click(await findByRole('button', { name: 'Leave it out' }));
        await expect(await findByText(/Nothing is to be paid for this lesson/)).toBeVisible();
      },
    );
  },
};
export const Tutors: Story = { args: { series: { ...series, role: 'tutor' } } };
export const EndedByOther: Story = { args: { series: over('tutor') } };
export const EndedUnpaid: Story = { args: { series: over('unpaid') } };
export const Completed: Story = { args: { series: over('completed') } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
