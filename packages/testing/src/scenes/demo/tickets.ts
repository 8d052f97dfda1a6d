import type { Story } from '../../stories.js';
import { purchase } from '../deals-steps.js';
import { EVENTS, KOFI } from './cast.js';
import { dayOf, posterOf } from './steps.js';

/** Increase of a ticket's price after the early ones. */
const LATER_COSTS = 20;
const MESSAGE =
  'Doors open half an hour before. Have your ticket ready on your phone, and bring your student ID.\nSee you there!';

/** Kofi has three early tickets, two of them for friends. The organiser wrote to all attendees. */
const threeTickets: Story = async function* (stage, ago) {
  yield ago(22.5);
  const id = stage.id(EVENTS.kinds);
  const organiser = stage.as(await posterOf(stage, KOFI, id));
  const { price } = (await organiser.hives.get({ id })).data;
  const ticketKinds = [
    { name: 'Early bird', price, quota: 40, lastDay: dayOf(ago(0)) },
    { name: 'Regular', price: price + LATER_COSTS, quota: 120 },
  ];
  const { data } = await organiser.hives.update({ id, ticketKinds });
  yield ago(22);
  const kindId = data.buzzDetails?.ticketKinds?.[0]?.id ?? '';
  await purchase(stage, KOFI, { hiveId: id, kindId, quantity: 3 });
  yield ago(5);
  await organiser.events.message({ id, content: MESSAGE });
};

/** An event has a promo code that Kofi can use. */
const promoCode: Story = async function* (stage, ago) {
  yield ago(20);
  const id = stage.id(EVENTS.promoCode);
  const organiser = stage.as(await posterOf(stage, KOFI, id));
  await organiser.promoCodes.create({ id, code: 'HALL10', percent: 10, quota: 50 });
};

export const tickets: readonly Story[] = [threeTickets, promoCode];
