import { DAY, HOUR, type InputOf, type Payment } from '@campushive/contract';
import { join, LAPTOP, type Member, type World } from './world.js';

/** Organiser with two guests, and what they do most. */
export interface EventDesk {
  readonly organiser: Member;
  readonly one: Member;
  readonly two: Member;
  /** Morning a month ahead, by the campus's clock: tutors without set hours teach by day. */
  readonly when: string;
  /** Posts a free party for one guest, with these changes. Returns its id. */
  readonly post: (change?: object) => Promise<string>;
  /** Returns the dates of an event that begins in so many hours and takes four. */
  readonly inHours: (hours: number) => Promise<{ eventDate: string; eventEndDate: string }>;
  /** Begins and pays an order. */
  readonly pay: (member: Member, input: InputOf<'payments.initialize'>) => Promise<Payment>;
}

export async function openEventDesk(world: World): Promise<EventDesk> {
  const organiser = await join(world, 'Ama Organiser');
  const one = await join(world, 'Kofi Guest');
  const two = await join(world, 'Esi Guest');
  const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
  const when = `${new Date(Date.parse(createdAt) + 30 * DAY).toISOString().slice(0, 10)}T08:00:00.000Z`;
  const post = async (change: object = {}) => {
    const party = {
      category: 'buzz',
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: when,
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
      capacity: 1,
    } as const;
    return (await organiser.client.category.create({ ...party, ...change })).data.id;
  };
  const pay = async (member: Member, input: InputOf<'payments.initialize'>) => {
    const payment = (await member.client.payments.initialize(input)).data;
    await world.pay(payment, 'success');
    return (await member.client.payments.verify({ reference: payment.reference })).data;
  };
  const inHours = async (hours: number) => {
    const made = (await organiser.client.category.create(LAPTOP)).data;
    const at = (later: number) => new Date(Date.parse(made.createdAt) + later * HOUR).toISOString();
    return { eventDate: at(hours), eventEndDate: at(hours + 4) };
  };
  return { organiser, one, two, when, post, inHours, pay };
}
