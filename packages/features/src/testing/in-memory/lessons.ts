import {
  decideMove,
  decideMoveDecline,
  decideMoveProposal,
  type LessonFacts,
} from '@campushive/contract/rules/lessons';
import type { LessonEvent } from '@campushive/contract/rules/deal-events';
import type { Meetup } from '@campushive/contract';
import { factsOf } from './availability.js';
import { byId, sideOf, toPayment } from './order-shown.js';
import { notify, refuse, type InMemoryCalls, type Order, type State, type Student } from './state.js';
import { addLine, ensureThread } from './threads.js';

type LessonCalls = InMemoryCalls<
  'bookings.move' | 'bookings.propose' | 'bookings.decline' | 'bookings.calendar'
>;
type Asked = { readonly id: string; readonly startsAt: string };

/** In-memory calls for moving paid lessons. */
export function lessonCalls(state: State): LessonCalls {
  return {
    'bookings.move'({ id, startsAt }: Asked, me) {
      const order = byId(state, id, me);
      const facts = factsOf(state, order.listing, order);
      const decision = decideMove(sideOf(order, me), lessonOf(order), Date.parse(startsAt), facts);
      if (decision !== 'done') {
        if ('refused' in decision) return refuseAs(decision.refused);
        const { booking } = order;
        if (booking === null) return refuse('order_not_held');
        const times = { startsAt: iso(decision.startsAt), endsAt: iso(decision.endsAt) };
        order.booking = { ...booking, ...times };
        order.autoReleaseAt = decision.autoReleaseAt;
        order.proposedAt = undefined;
        order.meetups = (order.meetups ?? []).map((one): Meetup =>
          one.status === 'proposed' || one.status === 'accepted' ? { ...one, startsAt: times.startsAt } : one,
        );
        say(order, me, 'lesson_moved', decision.startsAt);
        notifyOf(order, me, 'lesson_moved', order.seller.name, 'buyer');
      }
      return { data: toPayment(order, me, state.now()) };
    },
    'bookings.propose'({ id, startsAt }: Asked, me) {
      const order = byId(state, id, me);
      const at = Date.parse(startsAt);
      const facts = factsOf(state, order.listing, order);
      const decision = decideMoveProposal(sideOf(order, me), lessonOf(order), at, facts);
      if (decision !== 'done') {
        if ('refused' in decision) return refuseAs(decision.refused);
        order.proposedAt = at;
        say(order, me, 'lesson_move_proposed', at);
      }
      return { data: toPayment(order, me, state.now()) };
    },
    'bookings.decline'({ id, startsAt }: Asked, me) {
      const order = byId(state, id, me);
      const at = Date.parse(startsAt);
      const decision = decideMoveDecline(sideOf(order, me), lessonOf(order), at);
      if (decision !== 'done') {
        if ('refused' in decision) return refuse(decision.refused);
        order.proposedAt = undefined;
        say(order, me, 'lesson_move_declined', at);
      }
      return { data: toPayment(order, me, state.now()) };
    },
    'bookings.calendar'({ id }, me) {
      const { booking, status } = byId(state, id, me);
      if (booking === null || status !== 'held') return refuse('not_found');
      const starts = booking.startsAt.replace(/[-:]|\.\d{3}/g, '');
      const lines = ['BEGIN:VCALENDAR', `DTSTART:${starts}`, 'END:VCALENDAR', ''];
      return { data: new Blob([lines.join('\r\n')], { type: 'text/calendar' }) };
    },
  };

  /** Notifies the other side and adds an event to their thread. */
  function say(order: Order, me: Student, code: LessonEvent, at: number): void {
    const { listing, buyer, seller } = order;
    const them = me === buyer ? seller : buyer;
    notifyOf(order, them, code, me.name, 'seller');
    const event = { code, amountMinor: null, lesson: { startsAt: iso(at) } };
    addLine(state, ensureThread(state, [me, them], listing), me, { kind: 'system', event });
  }

  function notifyOf(
    order: Order,
    to: Student,
    kind: LessonEvent,
    name: string,
    side: 'buyer' | 'seller',
  ): void {
    const about = { listing: order.listing.title, name };
    const draft = {
      type: 'payment' as const,
      ...(kind === 'lesson_moved' ? { kind, values: { ...about, to: side } } : { kind, values: about }),
      subject: { type: 'payment' as const, id: order.id },
    };
    notify(state, to.id, draft, side === 'buyer' ? to : null);
  }
}

const iso = (at: number) => new Date(at).toISOString();

const lessonOf = ({ status, booking, proposedAt, paidAt }: Order): LessonFacts => ({
  status,
  session:
    booking === null ? null : { startsAt: Date.parse(booking.startsAt), endsAt: Date.parse(booking.endsAt) },
  proposedAt: proposedAt ?? null,
  paidAt: paidAt === null ? null : Date.parse(paidAt),
});

type Refusal = Extract<ReturnType<typeof decideMove>, { readonly refused: string }>['refused'];

/** Refuses with a field error when the time is at fault. */
function refuseAs(code: Refusal): never {
  switch (code) {
    case 'slot_taken':
    case 'slot_not_offered':
    case 'slot_too_soon':
      return refuse(code, undefined, { startsAt: { code } });
    default:
      return refuse(code);
  }
}
