import { defineScene } from '../scene.js';
import * as events from './deals-events.js';
import * as lessons from './deals-lessons.js';
import * as links from './deals-links.js';
import * as money from './deals-money.js';
import { purchase, talk } from './deals-steps.js';
import * as stalls from './deals-stalls.js';
import * as work from './deals-work.js';
import { BUYER, buy, FRIEND, hourOf, KETTLE, SELLER, sellLaptop } from './steps.js';

/** Ama has an offer on her laptop, and meets Esi for her kettle at 3 pm. */
export const offerAndMeetup = defineScene('offer and meet-up at 3 pm', async (stage) => {
  const hiveId = await sellLaptop(stage);
  const seller = stage.as(SELLER);
  const kettle = (await seller.category.create(KETTLE)).data.id;
  const buyer = await stage.student(BUYER);
  const friend = await stage.student(FRIEND);
  stage.name('offer', (await buyer.offers.create({ hiveId, amount: 2200 })).data.id);
  const id = await buy(stage, FRIEND, kettle);
  const [spot] = (await friend.meetups.spots({})).data;
  const startsAt = hourOf(stage, 15);
  const place = spot === undefined ? { place: 'Balme Library' } : { spotId: spot.id };
  const { data } = await friend.meetups.propose({ id, ...place, startsAt });
  await seller.meetups.accept({ id, meetupId: data.meetup?.id ?? '' });
  stage.name('order', id);
  stage.name('conversation', await talk(stage, [FRIEND, SELLER], kettle));
});

/** Kofi has paid for Ama's laptop. The code for the handover is on his screen. */
export const heldPayment = defineScene('held payment', async (stage) => {
  const hiveId = await sellLaptop(stage);
  await stage.student(BUYER);
  const order = await purchase(stage, BUYER, { hiveId });
  stage.name('order', order.id);
  stage.name('reference', order.reference);
  stage.name('conversation', await talk(stage, [BUYER, SELLER], hiveId));
});

const areas = [events, lessons, links, money, stalls, work];

export const dealScenes = [offerAndMeetup, heldPayment, ...areas.flatMap((area) => Object.values(area))];
