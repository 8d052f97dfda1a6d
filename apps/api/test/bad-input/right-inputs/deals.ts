import type { CallName } from '@campushive/contract';
import {
  data,
  freeEvent,
  group,
  listing,
  nothing,
  page,
  promoCode,
  right,
  soon,
  type RightInput,
} from '../ingredients.js';
import { DEAL, dealOf, endDeals } from '../safe-deals.js';
import { cashOrder, stallOf, stallOrderOf } from '../stalls.js';
import {
  errandPayment,
  dividedGig,
  gigPayment,
  lessonOf,
  meetupOf,
  proposedMilestones,
  belowPrice,
  betweenOffers,
  madeOffer,
  payment,
  receivedOffer,
  series,
  twoMilestones,
  weekly,
} from '../deal-ingredients.js';

/** Right inputs of the calls of deals. */
export const dealsInputs = {
  'applications.create': right(async (world) => ({
    id: await listing(world, 'sidehustle', world.other),
    message: 'I made three of these',
    price: '75.50',
  })),
  'applications.list': right(async (world) => ({ id: await listing(world, 'logistics'), limit: '5' })),
  'applications.withdraw': right(async (world) => {
    const id = await listing(world, 'logistics', world.other);
    await data(world, 'POST', `/hives/${id}/applications`, { message: 'I can' });
    return { id };
  }),
  'applications.mine': page,
  'invitations.create': right(async (world) => ({
    id: await listing(world, 'sidehustle'),
    studentId: world.other.id,
  })),
  'invitations.list': right(async (world) => ({ id: await listing(world, 'logistics') })),
  'invitations.suggested': right(async (world) => ({ id: await listing(world, 'logistics') })),
  'invitations.decline': right(async (world) => {
    const id = await listing(world, 'logistics', world.other);
    await data(world, 'PUT', `/hives/${id}/invitations/${world.me.id}`, undefined, world.other);
    return { id };
  }),
  'safeDeals.create': right(async (world) => {
    await endDeals(world.me);
    return { ...DEAL };
  }),
  'safeDeals.mine': nothing,
  'safeDeals.get': right(async (world) => ({ id: await dealOf(world.other) })),
  'safeDeals.end': right(async (world) => ({ id: await dealOf(world.me) })),
  'stallOrders.createCash': right((world) => cashOrder(world, world.other)),
  'stallOrders.queue': right(async (world) => ({ id: await stallOf(world), show: 'open', limit: '5' })),
  'stallOrders.mine': right(() => ({ show: 'open', limit: '5' })),
  'stallOrders.get': right(async (world) => ({ id: await stallOrderOf(world, world.other) })),
  'stallOrders.step': right(async (world) => ({ id: await stallOrderOf(world, world.me), to: 'preparing' })),
  'stallOrders.cancel': right(async (world) => ({ id: await stallOrderOf(world, world.other) })),
  'stallOrders.again': right(async (world) => ({ id: await stallOrderOf(world, world.other) })),
  'events.get': right(async (world) => ({ id: await listing(world, 'buzz') })),
  'events.join': right(async (world) => ({ id: await freeEvent(world) })),
  'events.leave': right(async (world) => ({ id: await freeEvent(world) })),
  'events.attendees': right(async (world) => ({
    id: await listing(world, 'buzz'),
    list: 'going',
    limit: '5',
  })),
  'events.checkIn': right(
    async (world) => ({ id: await listing(world, 'buzz'), code: 'ABCD-EFGH-JKMN' }),
    'ticket_unknown',
  ),
  'events.door': right(async (world) => ({ id: await listing(world, 'buzz') })),
  'events.admit': right(async (world) => ({
    id: await listing(world, 'buzz'),
    admissions: [
      {
        id: '01934c00-0000-7000-8000-00000000d00e',
        code: 'ABCD-EFGH-JKMN',
        admittedAt: '2026-11-20T18:00:00.000Z',
      },
    ],
  })),
  'events.helpers': right(async (world) => ({ id: await listing(world, 'buzz') })),
  'events.nameHelper': right(async (world) => ({
    id: await listing(world, 'buzz'),
    studentId: world.other.id,
  })),
  'events.removeHelper': right(async (world) => {
    const id = await listing(world, 'buzz');
    await data(world, 'PUT', `/hives/${id}/door-helpers/${world.other.id}`, undefined);
    return { id, studentId: world.other.id };
  }),
  'events.message': right(async (world) => ({
    id: await listing(world, 'buzz'),
    content: 'Doors open at seven, by the side gate.',
  })),
  'events.messages': right(async (world) => ({ id: await listing(world, 'buzz'), limit: '5' })),
  'promoCodes.list': right(async (world) => ({ id: await group(world) })),
  'promoCodes.create': right(async (world) => ({
    id: await group(world),
    code: 'hall-week 10',
    percent: '10',
    quota: 50,
    lastDay: soon.slice(0, 10),
  })),
  'promoCodes.end': right(async (world) => {
    const id = await group(world);
    return { id, codeId: await promoCode(world, id) };
  }),
  'promoCodes.try': right(async (world) => {
    const id = await group(world);
    await promoCode(world, id);
    return { id, promoCode: 'hall10', quantity: 2 };
  }),
  'events.tickets': page,
  'bookings.taken': right(async (world) => ({ id: await listing(world, 'academia') })),
  'bookings.slots': right(async (world) => ({
    id: await listing(world, 'academia'),
    from: '2026-11-23',
    to: '2026-11-29',
    hours: '1.5',
  })),
  'bookings.next': right(async (world) => ({ ids: await listing(world, 'academia') })),
  'bookings.move': right(async (world) => lessonOf(await payment(world)), 'order_not_held'),
  'bookings.propose': right(async (world) => lessonOf(await payment(world)), 'forbidden'),
  'bookings.decline': right(async (world) => lessonOf(await payment(world)), 'order_not_held'),
  'bookings.calendar': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'series.plan': right(async (world) => {
    const { id, times, hours } = await weekly(world);
    return { id, startsAt: times[0], hours, weeks: '8' };
  }),
  'series.create': right(async (world) => ({ ...(await weekly(world)), price: '40' })),
  'series.list': right(async (world) => ({ payment: (await payment(world)).paymentId })),
  'series.get': right(async (world) => ({ id: await series(world) })),
  'series.skip': right(async (world) => ({ id: await series(world), number: '2' }), 'series_over'),
  'series.end': right(async (world) => ({ id: await series(world) })),
  'availability.get': right(async (world) => ({ id: await listing(world, 'academia') })),
  'availability.set': right(async (world) => ({
    id: await listing(world, 'academia'),
    weekly: [{ weekday: 'tuesday', from: '15:00', to: '18:00' }],
    daysOff: [{ from: '2026-12-18', to: '2027-01-04' }],
    extraHours: [{ date: '2026-12-12', from: '09:00', to: '12:00' }],
    breakMinutes: 15,
    noticeHours: 4,
    trialPrice: 20,
  })),
  'offers.create': right(async (world) => ({
    hiveId: await listing(world, 'essentials', world.other),
    amount: belowPrice(),
  })),
  'offers.list': page,
  'offers.accept': right(async (world) => ({ id: await receivedOffer(world) })),
  'offers.decline': right(async (world) => ({ id: await receivedOffer(world) })),
  'offers.withdraw': right(async (world) => ({ id: await madeOffer(world) })),
  'offers.counter': right(async (world) => ({ id: await receivedOffer(world), amount: betweenOffers() })),
  'meetups.spots': right(() => ({ university: 'ug' })),
  'meetups.propose': right(
    async (world) => ({ id: (await payment(world)).paymentId, spotId: 'ug/night-market', startsAt: soon }),
    'order_not_held',
  ),
  'meetups.accept': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'meetups.decline': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'meetups.calendar': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'meetups.arrive': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'meetups.noShow': right(async (world) => meetupOf(await payment(world)), 'meetup_changed'),
  'deliveries.pickUp': right(
    async (world) => ({ id: await errandPayment(world), code: '000000' }),
    'forbidden',
  ),
  'deliveries.leave': right(async (world) => ({ id: await errandPayment(world) }), 'forbidden'),
  'deliveries.addPhoto': right(async (world) => {
    const id = await errandPayment(world);
    return { id, photoId: id };
  }, 'forbidden'),
  'completions.finish': right(
    async (world) => ({ id: await gigPayment(world), note: 'All ten pages', fileIds: [] }),
    'forbidden',
  ),
  'completions.revise': right(
    async (world) => ({ id: await gigPayment(world), reason: 'Page 3 is missing' }),
    'order_not_held',
  ),
  'completions.accept': right(async (world) => ({ id: await gigPayment(world) }), 'order_not_held'),
  'milestones.get': right(async (world) => ({ id: await dividedGig(world) })),
  'milestones.propose': right(async (world) => ({
    id: await dividedGig(world),
    milestones: twoMilestones,
  })),
  'milestones.accept': right((world) => proposedMilestones(world, world.other, world.me)),
  'milestones.decline': right(async (world) => ({
    ...(await proposedMilestones(world, world.other, world.me)),
    reason: 'The last one is too small',
  })),
  'milestones.withdraw': right((world) => proposedMilestones(world)),
  'reviews.forPayment': right(async (world) => ({ id: (await payment(world)).paymentId })),
  'reviews.create': right(
    async (world) => ({ id: (await payment(world)).paymentId, stars: 5, text: 'Kind and on time' }),
    'order_not_completed',
  ),
  'reviews.list': right(({ other }) => ({ id: other.id, limit: '5' })),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;
