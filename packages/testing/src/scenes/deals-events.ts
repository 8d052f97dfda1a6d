import { DAY } from '@campushive/contract';
import { defineScene, type Stage } from '../scene.js';
import { purchase, postEvent } from './deals-steps.js';
import { BUYER, FRIEND, hourOf, SELLER } from './steps.js';

const HELPER = 'Yaa Asantewaa';
const GUEST = 'Kwame Boateng';

/** Ama's concert starts in two hours. Its one place is Kofi's; Esi waits. Two more events of hers follow. */
async function openDoors(stage: Stage): Promise<string> {
  for (const name of [SELLER, BUYER, FRIEND, HELPER]) await stage.student(name);
  const id = await postEvent(stage, SELLER, { capacity: 1, eventDate: hourOf(stage, 14) });
  stage.name('event', id);
  for (const name of [BUYER, FRIEND]) await stage.as(name).events.join({ id });
  stage.name('quiet event', await postEvent(stage, SELLER, { title: 'Poetry on the lawn' }));
  await postEvent(stage, SELLER, { title: 'Chess for beginners' });
  return id;
}

/** Ama's event tonight is full: Kofi goes, and Esi waits. Yaa is another student. */
export const eventTonight = defineScene('event tonight', async (stage) => {
  await openDoors(stage);
});

/** Yaa may check in the tickets of Ama's event tonight. */
export const helperAtTheDoor = defineScene('helper at the door', async (stage) => {
  const id = await openDoors(stage);
  await stage.as(SELLER).events.nameHelper({ id, studentId: stage.idOf(HELPER) });
});

/** Kofi goes to two events, is second in line for a third, and had a ticket of a cancelled one. */
export const fourTickets = defineScene('four tickets', async (stage) => {
  for (const name of [SELLER, BUYER, FRIEND, HELPER]) await stage.student(name);
  const kofi = stage.as(BUYER);
  await kofi.events.join({ id: await postEvent(stage, SELLER) });
  const debate = 'Inter-hall debate on whether mobile money has changed student life for good';
  await kofi.events.join({
    id: await postEvent(stage, SELLER, { title: debate, eventDate: hourOf(stage, 18, 9) }),
  });
  const full = await postEvent(stage, SELLER, { title: 'Robotics Night', capacity: 1 });
  for (const name of [FRIEND, HELPER, BUYER]) await stage.as(name).events.join({ id: full });
  const cancelled = await postEvent(stage, SELLER, { title: 'Beach clean-up' });
  await kofi.events.join({ id: cancelled });
  await stage.as(SELLER).hives.remove({ id: cancelled });
});

const CONCERT = { admission: 'paid', price: 50, capacity: 100 } as const;

/** Ama sells tickets at ₵50. Her code HALL10 is for four tickets, and Kofi is paying for one of them. */
export const ticketWithPromoCode = defineScene('ticket with a promo code', async (stage) => {
  for (const name of [SELLER, BUYER, FRIEND]) await stage.student(name);
  const id = await postEvent(stage, SELLER, { ...CONCERT, capacity: 20 });
  stage.name('event', id);
  const { data } = await stage.as(SELLER).promoCodes.create({ id, code: 'HALL10', percent: 10, quota: 4 });
  stage.name('code', data.id);
  await stage.as(BUYER).payments.initialize({ hiveId: id, promoCode: 'HALL10' });
});

/**
 * Ama's concert has an open code, a code for early birds, one past its last day, an ended and a used-up one. Another event of hers has no
 * code.
 */
export const promoCodes = defineScene('promo codes of events', async (stage) => {
  for (const name of [SELLER, BUYER, FRIEND, HELPER, GUEST]) await stage.student(name);
  const ama = stage.as(SELLER);
  const ticketKinds = [
    { name: 'Early bird', price: 20, quota: 40 },
    { name: 'Regular', price: 50, quota: 60 },
  ];
  const eventDate = hourOf(stage, 18, 20);
  const id = await postEvent(stage, SELLER, { eventDate, admission: 'paid', ticketKinds });
  const kinds = (await ama.hives.get({ id })).data.buzzDetails?.ticketKinds ?? [];
  const [early = '', regular = ''] = kinds.map((kind) => kind.id);
  stage.name('event', id);
  stage.name('early bird', early);
  const create = async (code: string, more: object) =>
    (await ama.promoCodes.create({ id, code, ...more })).data.id;
  await create('HALL10', { percent: 10 });
  const lastDay = hourOf(stage, 0, 8).slice(0, 10);
  await create('EARLY5', { amount: 5, kindId: early, quota: 10, lastDay });
  await create('FRESHERS', { percent: 10, lastDay: hourOf(stage, 0, 1).slice(0, 10) });
  const ended = await create('STAFF', { percent: 10 });
  await create('ONLYONE', { percent: 20, quota: 1 });
  const ticket = { hiveId: id, kindId: regular };
  await purchase(stage, BUYER, { ...ticket, promoCode: 'STAFF' });
  await purchase(stage, FRIEND, { ...ticket, promoCode: 'HALL10', quantity: 3 });
  await purchase(stage, HELPER, { ...ticket, promoCode: 'ONLYONE' });
  await purchase(stage, GUEST, { hiveId: id, kindId: early, promoCode: 'EARLY5' });
  await ama.promoCodes.end({ id, codeId: ended });
  stage.name('event without codes', await postEvent(stage, SELLER, { ...CONCERT, eventDate }));
  await stage.pass(3 * DAY);
});

/** Most codes that an event can have. */
const MOST_CODES = 20;

/** Ama's concert has as many codes as there may be, one of them with the longest name. */
export const manyPromoCodes = defineScene('twenty promo codes', async (stage) => {
  await stage.student(SELLER);
  const id = await postEvent(stage, SELLER, { ...CONCERT, eventDate: hourOf(stage, 18, 20) });
  stage.name('event', id);
  await stage.as(SELLER).promoCodes.create({
    ...{ id, code: 'WWWWWWWWWWWWWWWWWWWW', amount: 49, quota: 100 },
    lastDay: hourOf(stage, 0, 10).slice(0, 10),
  });
  for (let number = 1; number < MOST_CODES; number += 1)
    await stage.as(SELLER).promoCodes.create({ id, code: `HALL${number + 10}`, percent: number });
});
