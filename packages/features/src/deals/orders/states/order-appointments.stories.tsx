import type { Meetup, Payment } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { ago } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { OrderView } from '../order-view.js';
import type { Order } from '../use-order.js';
import { aLesson, aMeetup } from '../../../testing/order-fixtures.js';
import { order, of, asSeller, openHelp } from './order-view.fixtures.js';

const meta = {
  id: 'screens-payments-order',
  title: 'Screens/Buy/Payments/Order',
  component: OrderView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { order },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Meet-up in a given state, with the actions that the rules allow. */
const meeting = (change: Partial<Meetup>, acts: Order['meetup']['acts'], payment: Partial<Payment> = {}) =>
  of({ ...payment, meetup: aMeetup(change) }, { meetup: { ...order.meetup, acts } });
export const MeetupProposed: Story = {
  args: meeting({ proposedBy: 'seller' }, ['accept', 'decline']),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the buyer accepts the meet-up that the seller suggested', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Accept' })),
    );
    await step('then the acceptance of the meet-up is requested', () =>
      expect(args.order.meetup.onAct).toHaveBeenCalledWith('accept'),
    );
  },
};
export const MeetupWaits: Story = { args: meeting({ proposedBy: 'buyer' }, ['decline']) };
const agreed = meeting({ status: 'accepted' }, ['decline']);
export const MeetupAgreed: Story = {
  args: agreed,
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'given an agreed meet-up, then the page states the agreement and hides the Change button',
      async () => {
        await expect(canvas.getByText('You both agreed.')).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
      },
    );
    await step('when the help section is unfolded, then the meet-up can be changed', async () => {
      await openHelp({ canvas, userEvent });
      await expect(canvas.getByRole('button', { name: 'Change' })).toBeVisible();
    });
  },
};
export const MeetupAgreedPhone: Story = { args: agreed, ...smallPhone, tags: ['!test'] };
export const MeetupAgreedFrench: Story = { args: agreed, ...french };
export const MeetupAgreedDark: Story = { args: agreed, ...dark };
export const MeetupNear: Story = {
  args: meeting({ status: 'accepted', startsAt: ago(-30), arrived: ['seller'] }, ['arrive', 'decline']),
};
export const MeetupNoShow: Story = {
  args: meeting({ status: 'accepted', startsAt: ago(31), arrived: ['buyer'] }, ['decline', 'no_show']),
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the buyer who waited reports that the seller did not come', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /didn’t come/ }));
    });
    await step('then a dialog asks for confirmation, and the missed meet-up is reported', async () => {
      const dialog = await page.findByRole('alertdialog');
      await expect(args.order.meetup.onAct).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: /didn’t come/ }));
      await expect(args.order.meetup.onAct).toHaveBeenCalledWith('no_show');
    });
  },
};
export const MeetupMissed: Story = { args: meeting({ status: 'missed', missedBy: 'seller' }, []) };
export const MeetupCalledOff: Story = { args: meeting({ status: 'declined' }, []) };

const lesson = (...change: Parameters<typeof aLesson> extends [number, ...infer Rest] ? Rest : never) => ({
  order: { ...order, state: { status: 'ready' as const, payment: aLesson(0, ...change) } },
});
const another = { proposedStartsAt: '2026-11-25T17:00:00.000Z' } as const;
/** Lesson that its student can move or add to a calendar. */
export const LessonBooked: Story = {
  args: lesson(),
  play: async ({ args, canvas, step, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await step('given a lesson in four days, then the page says until when it can be moved', async () => {
      await expect(canvas.getByText(/It can be moved until/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Move the lesson' })).toBeVisible();
    });
    await step('when Add to calendar is pressed, then the calendar entry is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
      await expect(args.order.lesson.onCalendar).toHaveBeenCalled();
    });
  },
};
export const LessonBookedPhone: Story = { ...LessonBooked, ...smallPhone, tags: ['!test'] };
export const LessonBookedDark: Story = { ...LessonBooked, ...dark, tags: ['!test'] };
export const LessonOtherTimeProposed: Story = {
  args: lesson(another),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the student presses Keep the time, then the proposed time is declined', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep the time' }));
      await expect(args.order.lesson.onDecline).toHaveBeenCalled();
    });
    await step('when the student presses Accept, then the proposed time is accepted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
      await expect(args.order.lesson.onAccept).toHaveBeenCalled();
    });
  },
};
export const LessonOtherTimeProposedFrench: Story = { args: lesson(another), ...french };
export const LessonOfATutor: Story = { args: lesson({}, asSeller) };
export const LessonProposalWaits: Story = { args: lesson(another, asSeller) };
export const LessonTooLateToMove: Story = {
  args: lesson({ startsAt: ago(-60), endsAt: ago(-150), movableUntil: ago(180) }),
  play: async ({ canvas, step, userEvent }) => {
    await openHelp({ canvas, userEvent });
    await step('given a lesson in an hour, then a message says that it can no longer be moved', async () => {
      await expect(canvas.getByText(/can’t be moved any more/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Move the lesson' })).toBeNull();
    });
  },
};
