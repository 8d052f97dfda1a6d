import { defineScene, type Stage } from '../scene.js';
import { buyNow, hourOf, sell, showWork } from './steps.js';
import { AKOSUA, KWAME, ESI, YAW } from './names.js';

const LAMP = { title: 'Desk lamp with USB' };

/** Kwame sells a lamp. */
const lampForSale = defineScene('lamp for sale', async (stage) => {
  await stage.student(KWAME);
  await sell(stage, KWAME, 'lamp', LAMP);
});

/** Kwame sells a lamp. Esi has an account. */
const lampForABuyer = defineScene('lamp for a buyer', async (stage) => {
  await lampForSale.play(stage);
  await stage.student(ESI);
});

/** Esi has paid for Kwame's lamp. */
const lampIsPaid = defineScene('lamp that is paid', async (stage) => {
  await stage.student(KWAME);
  await stage.student(ESI);
  await buyNow(stage, ESI, { hiveId: await sell(stage, KWAME, 'lamp', LAMP) });
});

/** Kwame offers logos in three packages, and shows his work. */
const serviceInPackages = defineScene('service in packages', async (stage) => {
  const kwame = await stage.student(KWAME);
  await stage.student(AKOSUA);
  const { data } = await kwame.category.create({
    category: 'sidehustle',
    title: 'Logos and posters for your event',
    description: 'I design for halls, clubs and small businesses.',
    serviceKind: 'creative',
    packages: [
      { name: 'Basic', includes: 'One logo, in two colours.', price: 60, days: 2 },
      { name: 'Standard', includes: 'Three logos to choose from, and one poster.', price: 120, days: 4 },
      { name: 'Premium', includes: 'Three logos, three posters and all files.', price: 250, days: 7 },
    ],
    maxOpenOrders: 3,
  });
  stage.name('service', data.id);
  await showWork(stage, KWAME, 'A logo for our hall week', 'Poster of the freshers’ fair');
});

/** Posts a gig of Akosua's, which Kwame gets. Returns its id. */
async function giveThesis(stage: Stage, key: string): Promise<string> {
  const akosua = stage.as(AKOSUA);
  const { data } = await akosua.category.create({
    category: 'sidehustle',
    title: 'Edit my thesis',
    description: 'Two hundred pages on the history of Makola Market.',
    price: 600.5,
    applicationDeadline: hourOf(stage, 12, 30),
  });
  await stage.as(KWAME).applications.create({ id: data.id, message: 'I edited four of them.' });
  const assignedToId = (await stage.as(KWAME).auth.me({})).data.id;
  await akosua.hives.assign({ id: data.id, assignedToId });
  stage.name(key, data.id);
  return data.id;
}

/** Kwame edits two theses for Akosua in milestones: of one, the first milestone is paid; for the other, she has proposed them. */
const gigInMilestones = defineScene('gig in milestones', async (stage) => {
  const akosua = await stage.student(AKOSUA);
  const kwame = await stage.student(KWAME);
  const milestones = [
    { title: 'Outline', price: 100 },
    { title: 'First draft', price: 300 },
    { title: 'Final version', price: 200.5 },
  ];
  const id = await giveThesis(stage, 'gig');
  const { data } = await akosua.milestones.propose({ id, milestones });
  await kwame.milestones.accept({ id, planId: data.proposal?.id ?? '' });
  const paid = await buyNow(stage, AKOSUA, { hiveId: id });
  await kwame.completions.finish({ id: paid.id, note: 'The outline is in the chat.', fileIds: [] });
  await akosua.completions.accept({ id: paid.id });
  await akosua.milestones.propose({ id: await giveThesis(stage, 'gig with a proposal'), milestones });
});

/** Kwame's events on Friday in two weeks: with and without an end, nearly full and full. Akosua looks at them. */
const eventsToJoin = defineScene('events to join', async (stage) => {
  await stage.student(AKOSUA);
  const kwame = await stage.student(KWAME);
  const yaw = await stage.student(YAW);
  const esi = await stage.student('Esi Ofori');
  const announce = async (key: string, change: { capacity?: number; eventEndDate?: string }) => {
    const { data } = await kwame.category.create({
      category: 'buzz',
      title: 'Afrobeats all night, end of lectures',
      description: 'Bring a friend.',
      price: 0,
      eventDate: hourOf(stage, 18, 14),
      location: 'Great Hall',
      organizer: 'SRC',
      eventType: 'party',
      admission: 'free',
      capacity: 200,
      ...change,
    });
    stage.name(key, data.id);
    return data.id;
  };
  await yaw.events.join({ id: await announce('event', {}) });
  await announce('event with an end', { eventEndDate: hourOf(stage, 1, 15) });
  await announce('event for days', { eventEndDate: hourOf(stage, 16, 16) });
  await yaw.events.join({ id: await announce('event nearly full', { capacity: 5 }) });
  const full = await announce('full event', { capacity: 1 });
  for (const student of [yaw, esi]) await student.events.join({ id: full });
});

/** Scenes of the page of one listing: a thing, a service, a gig and events. */
export const listingScenes = [
  lampForSale,
  lampForABuyer,
  lampIsPaid,
  serviceInPackages,
  gigInMilestones,
  eventsToJoin,
];
