import { ApiError, type PlannedLesson, type Slots } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { aListing, NOW } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { BookingPanel } from './booking-panel.js';

const tutor = aListing(3, { hiveTypeId: 'academia', title: 'Calculus, one to one', price: 40 });
const dayAfter = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const slot = (days: number, time: string, free = true) => {
  const startsAt = `${dayAfter(days)}T${time}:00.000Z`;
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + 5_400_000).toISOString(), free };
};
const week: Slots = {
  hasHours: true,
  hours: 1.5,
  slots: [
    slot(1, '13:00', false),
    slot(1, '13:30', false),
    slot(2, '09:00'),
    slot(2, '14:00', false),
    slot(2, '15:00'),
    slot(2, '17:00'),
    slot(4, '10:00'),
  ],
};
const offering = (slots: Slots) => ({
  campus: { client: { bookings: { slots: async () => ({ data: slots }) } } },
});

const weekOf = (weeks: number, state: PlannedLesson['state'] = 'free'): PlannedLesson => {
  const startsAt = `${dayAfter(2 + 7 * weeks)}T15:00:00.000Z`;
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + 5_400_000).toISOString(), state };
};
const six = [weekOf(0), weekOf(1), weekOf(2, 'taken'), weekOf(3), weekOf(4, 'not_offered'), weekOf(5)];
/** Campus parameters with a plan of weekly lessons. */
const weeklyOf = (
  plan: PlannedLesson[],
  create: () => Promise<never> = async () => new Promise(() => undefined),
) => ({
  campus: {
    client: {
      bookings: { slots: async () => ({ data: week }) },
      series: { plan: async () => ({ data: plan, count: plan.length }), create },
    },
  },
});

const meta = {
  id: 'screens-booking-booking-panel',
  title: 'Screens/Buy/Booking/Booking panel',
  component: BookingPanel,
  decorators: [withCampus],
  parameters: offering(week),
  args: { listing: tutor },
} satisfies Meta<typeof BookingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given the usual hour and a half, the total is there, and the first free day is shown',
      async () => {
        await waitFor(() => expect(canvas.getByText('₵63.90')).toBeVisible());
        await waitFor(() => expect(canvas.getByRole('radio', { name: '3:00 pm' })).toBeEnabled());
      },
    );
    await step('then what is taken cannot be chosen', async () => {
      await expect(canvas.getByRole('radio', { name: '2:00 pm, not free' })).toBeDisabled();
    });
    await step('when a time is chosen', () =>
      userEvent.click(canvas.getByRole('radio', { name: '3:00 pm' })),
    );
    await step('then its end is announced', async () => {
      await waitFor(() => expect(canvas.getByText('From 3:00 pm to 4:30 pm')).toBeVisible());
    });
    await step('when two hours are chosen, the fees follow', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('How long?'), '2 hours');
      await waitFor(() => expect(canvas.getByText('₵85.20')).toBeVisible());
    });
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given free times', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: '3:00 pm' })).toBeEnabled());
    });
    await step('when the button is pressed with nothing chosen', async () => {
      const buttons = canvas.getAllByRole('button', { name: 'Choose a time', hidden: true });
      await userEvent.click(buttons.find((one) => one.getBoundingClientRect().width > 0) ?? canvasElement);
    });
    await step('then a time is requested', async () => {
      await waitFor(() => expect(canvas.getByText('Choose a time.')).toBeVisible());
    });
  },
};
export const WithoutHours: Story = {
  parameters: offering({ ...week, hasHours: false, slots: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hasn’t set their hours yet/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NothingFree: Story = { parameters: offering({ ...week, slots: [slot(1, '13:00', false)] }) };
export const Loading: Story = {
  parameters: { campus: { client: { bookings: { slots: () => new Promise(() => undefined) } } } },
};
export const Failed: Story = {
  parameters: {
    campus: { client: { bookings: { slots: () => Promise.reject(new Error('The server is broken')) } } },
  },
};
export const Free: Story = { args: { listing: { ...tutor, price: 0 } } };
export const Closed: Story = { args: { listing: { ...tutor, status: 'expired' } } };
export const LongNumbers: Story = { args: { listing: { ...tutor, price: 99_999.99 } } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

const trial = { ...tutor, trialPrice: 15 };
/** Trial price for the first hour with a tutor. Longer sessions show what a shorter one would cost. */
export const FirstLesson: Story = {
  args: { listing: trial },
  play: async ({ canvas, step, userEvent }) => {
    await step('given an hour and a half, then it costs what every other does', async () => {
      await expect(await canvas.findByText('₵40.00 × 1.5 h')).toBeVisible();
      await expect(canvas.getByText(/A first lesson of up to 1 hour costs ₵15.00/)).toBeVisible();
    });
    await step('when one hour is chosen, then it is the cheaper first lesson', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('How long?'), '1');
      await expect(canvas.getByText('₵15.00 × 1 h')).toBeVisible();
      await expect(canvas.getByText('Your first lesson with this tutor costs less.')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: '3:00 pm' }));
      await expect(await canvas.findByRole('button', { name: 'Book and pay ₵15.98' })).toBeVisible();
    });
  },
};
export const FirstLessonFrench: Story = { ...french, args: { listing: trial } };

const everyWeek: NonNullable<Story['play']> = async ({ canvas, step, userEvent }) => {
  await step('given a time that is chosen', async () => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(3:00 pm|15:00)$/ }));
  });
  await step('when it is to be every week', async () => {
    await userEvent.click(canvas.getByRole('checkbox'));
  });
};
/** Weekly series that names the unavailable weeks before the booking. */
export const EveryWeek: Story = {
  parameters: weeklyOf(six),
  play: async (context) => {
    await everyWeek(context);
    const { canvas, step } = context;
    await step('then every week is there, and left-out ones are named', async () => {
      await expect(await canvas.findByText('4 lessons. 2 weeks aren’t free and are left out.')).toBeVisible();
      await expect(canvas.getByText('taken')).toBeVisible();
      await expect(canvas.getByText('not offered')).toBeVisible();
    });
    await step('and only the first lesson is paid now', async () => {
      await expect(await canvas.findByRole('button', { name: 'Book 4 lessons · ₵63.90 now' })).toBeVisible();
    });
  },
};
export const TooFewWeeks: Story = {
  parameters: weeklyOf(six.map((one, index) => (index === 0 ? one : { ...one, state: 'taken' as const }))),
  play: async (context) => {
    await everyWeek(context);
    await expect(await context.canvas.findByText(/Fewer than 2 of these weeks are free/)).toBeVisible();
  },
};
/** Week that was taken while the student was choosing. */
export const WeekTaken: Story = {
  parameters: weeklyOf(six, () =>
    Promise.reject(
      new ApiError({ code: 'slot_taken', status: 409, message: 'The tutor is booked at this time.' }),
    ),
  ),
  play: async (context) => {
    await everyWeek(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Book 4 lessons/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const WeeksFailed: Story = {
  parameters: {
    campus: {
      client: {
        bookings: { slots: async () => ({ data: week }) },
        series: { plan: () => Promise.reject(new Error('The server is broken')) },
      },
    },
  },
  play: async (context) => {
    await everyWeek(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const EveryWeekFrench: Story = { ...french, parameters: weeklyOf(six), play: everyWeek };
