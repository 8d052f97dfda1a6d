import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';

import type { ViewerOnScene } from '../../testing/story-campus.js';
import { withCampus } from '../../testing/with-campus.js';
import { BookingPanel } from './booking-panel.js';
import { aListing } from '../../testing/listing-fixtures.js';

/** Shows a listing of Ama, who teaches in the afternoons, to Kofi. */
const booking = (name: string, change: object = {}) => ({
  parameters: {
    campus: {
      scene: 'hours of a tutor',
      viewer: 'Kofi Mensah',
      args: async ({ client, id }: ViewerOnScene) => ({
        listing: { ...(await client.hives.get({ id: id(name) })).data, ...change },
      }),
    },
  },
});

const meta = {
  id: 'screens-booking-booking-panel',
  title: 'Screens/Buy/Booking/Booking panel',
  component: BookingPanel,
  decorators: [withCampus],
  ...booking('tutoring'),
  args: { listing: aListing(0, { hiveTypeId: 'academia' }) },
} satisfies Meta<typeof BookingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given the default length of 1.5 hours, then the total and the free times of the first free day are shown',
      async () => {
        await waitFor(() => expect(canvas.getByText('₵63.90')).toBeVisible());
        await waitFor(() => expect(canvas.getByRole('radio', { name: '3\u00a0pm' })).toBeEnabled());
      },
    );
    await step('then a time that is taken is disabled', async () => {
      await expect(canvas.getByRole('radio', { name: '2\u00a0pm, not free' })).toBeDisabled();
    });
    await step('when a free time is chosen', () =>
      userEvent.click(canvas.getByRole('radio', { name: '3\u00a0pm' })),
    );
    await step('then the start and end of the lesson are shown', async () => {
      await waitFor(() => expect(canvas.getByText('From 3 pm to 4:30 pm')).toBeVisible());
    });
    await step('when a length of two hours is chosen, then the total rises', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('How long?'), '2 hours');
      await waitFor(() => expect(canvas.getByText('₵85.20')).toBeVisible());
    });
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a day with free times', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: '3\u00a0pm' })).toBeEnabled());
    });
    await step('when the booking button is pressed before a time is chosen', async () => {
      const buttons = canvas.getAllByRole('button', { name: 'Choose a time', hidden: true });
      await userEvent.click(
        buttons.find((button) => button.getBoundingClientRect().width > 0) ?? canvasElement,
      );
    });
    await step('then a message asks for a time', async () => {
      await waitFor(() => expect(canvas.getByText('Choose a time.')).toBeVisible());
    });
  },
};
export const WithoutHours: Story = {
  ...booking('tutoring without hours'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hasn’t set their hours yet/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NothingFree: Story = booking('tutoring with days off');
export const Loading: Story = {
  parameters: { campus: { failures: { 'bookings.slots': 'silent' } } },
};
export const Failed: Story = {
  parameters: { campus: { failures: { 'bookings.slots': 'broken' } } },
};
export const Free: Story = booking('tutoring', { price: 0 });
export const Closed: Story = booking('tutoring', { status: 'expired' });
export const LongNumbers: Story = booking('dear tutoring');
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

/** Trial price for the first hour with a tutor. Longer sessions show what a shorter one would cost. */
export const FirstLesson: Story = {
  ...booking('trial lesson'),
  play: async ({ canvas, step, userEvent }) => {
    await step('given a length of 1.5 hours, then the lesson has the usual price per hour', async () => {
      await expect(await canvas.findByText('₵40.00 × 1.5 h')).toBeVisible();
      await expect(canvas.getByText(/A first lesson of up to 1 hour costs ₵15.00/)).toBeVisible();
    });
    await step(
      'when a length of one hour is chosen, then the lower price of a first lesson applies',
      async () => {
        await userEvent.selectOptions(canvas.getByLabelText('How long?'), '1');
        await expect(canvas.getByText('₵15.00 × 1 h')).toBeVisible();
        await expect(canvas.getByText('Your first lesson with this tutor costs less.')).toBeVisible();
        await userEvent.click(canvas.getByRole('radio', { name: '3\u00a0pm' }));
        await expect(await canvas.findByRole('button', { name: 'Book and pay ₵15.98' })).toBeVisible();
      },
    );
  },
};
export const FirstLessonFrench: Story = { ...french, ...booking('trial lesson') };

const everyWeek: NonNullable<Story['play']> = async ({ canvas, step, userEvent }) => {
  await step('given a chosen time', async () => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(3\u00a0pm|15:00)$/ }));
  });
  await step('when the box for a weekly lesson is ticked', async () => {
    await userEvent.click(canvas.getByRole('checkbox'));
  });
};
/** Weekly series that names the unavailable weeks before the booking. */
export const EveryWeek: Story = {
  play: async (context) => {
    await everyWeek(context);
    const { canvas, step } = context;
    await step('then the number of lessons is shown, and the weeks left out have their reasons', async () => {
      await expect(await canvas.findByText('4 lessons. 2 weeks aren’t free and are left out.')).toBeVisible();
      await expect(canvas.getByText('taken')).toBeVisible();
      await expect(canvas.getByText('not offered')).toBeVisible();
    });
    await step('and the button charges only the first lesson now', async () => {
      await expect(await canvas.findByRole('button', { name: 'Book 4 lessons · ₵63.90 now' })).toBeVisible();
    });
  },
};
export const TooFewWeeks: Story = {
  ...booking('tutoring tomorrow only'),
  play: async (context) => {
    await everyWeek(context);
    await expect(await context.canvas.findByText(/Fewer than 2 of these weeks are free/)).toBeVisible();
  },
};
/** Books the second week's time for Esi. */
async function bookWeekAfter(campus: ReturnType<typeof campusOf>): Promise<void> {
  const startsAt = '2026-11-28T15:00:00.000Z';
  await campus
    .as('Esi Ofori')
    .payments.initialize({ hiveId: campus.world.id('tutoring'), startsAt, hours: 1 });
}
/** Week that was taken while the student was choosing. */
export const WeekTaken: Story = {
  play: async (context) => {
    await everyWeek(context);
    const { canvas, loaded, userEvent } = context;
    const book = await canvas.findByRole('button', { name: /Book 4 lessons/ });
    await bookWeekAfter(campusOf(loaded));
    await userEvent.click(book);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const WeeksFailed: Story = {
  parameters: { campus: { failures: { 'series.plan': 'broken' } } },
  play: async (context) => {
    await everyWeek(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const EveryWeekFrench: Story = { ...french, play: everyWeek };
