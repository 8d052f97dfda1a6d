import { DAY } from '@campushive/contract';
import { defineScene, type Stage } from '../scene.js';
import { purchase, talk } from './deals-steps.js';
import { BUYER, FRIEND, SELLER } from './steps.js';

async function postErrand(stage: Stage, poster: string, title: string, price = 120): Promise<string> {
  const { data } = await stage.as(poster).hives.create({
    ...{ hiveType: 'logistics', title, price, from: 'Night Market', to: 'Volta Hall' },
    specialInstructions: 'Second floor, no lift.',
  });
  return data.id;
}

/** Two students applied for Ama's errand and none for another one. Kofi has a third, at his own price. */
export const errandsWithApplicants = defineScene('errands with applicants', async (stage) => {
  for (const name of [SELLER, BUYER, FRIEND]) await stage.student(name);
  const id = await postErrand(stage, SELLER, 'Carry a fridge to Unity Hall');
  stage.name('errand', id);
  await stage.as(BUYER).applications.create({ id, message: 'I have a trolley.' });
  await stage.as(FRIEND).applications.create({ id, message: 'My brother has a van.' });
  stage.name('quiet errand', await postErrand(stage, SELLER, 'Collect a parcel at the post office'));
  const errandId = await postErrand(stage, SELLER, 'Move two mattresses');
  await stage.as(BUYER).applications.create({ id: errandId, message: 'I am strong.', price: 150.5 });
  await stage.as(SELLER).hives.assign({ id: errandId, assignedToId: stage.idOf(BUYER) });
  stage.name('given errand', errandId);
  stage.name('conversation', await talk(stage, [BUYER, SELLER], errandId));
});

/** Ama helps Kofi: he has paid for his errand, and she has yet to pick the thing up. */
export const errandPaid = defineScene('errand paid', async (stage) => {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  const id = await postErrand(stage, BUYER, 'Carry a fridge to Unity Hall');
  await stage.as(SELLER).applications.create({ id, message: 'I have a trolley.' });
  await stage.as(BUYER).hives.assign({ id, assignedToId: stage.idOf(SELLER) });
  stage.name('order', (await purchase(stage, BUYER, { hiveId: id })).id);
});

async function giveGig(stage: Stage): Promise<string> {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  const { data } = await stage.as(SELLER).category.create({
    category: 'sidehustle',
    title: 'Edit my thesis',
    description: 'Two hundred pages on the history of Makola Market.',
    price: 600.5,
    applicationDeadline: new Date(stage.clock.now().getTime() + 30 * DAY).toISOString(),
  });
  await stage.as(BUYER).applications.create({ id: data.id, message: 'I edited four of them.' });
  await stage.as(SELLER).hives.assign({ id: data.id, assignedToId: stage.idOf(BUYER) });
  stage.name('gig', data.id);
  return data.id;
}

/** Kofi has Ama's gig, at ₵600.50. */
export const assignedGig = defineScene('gig given', async (stage) => {
  await giveGig(stage);
});

/** Ama has proposed to Kofi to divide her gig into two milestones. */
export const milestonesProposed = defineScene('milestones proposed', async (stage) => {
  const id = await giveGig(stage);
  await stage.as(SELLER).milestones.propose({
    id,
    milestones: [
      { title: 'Outline', price: 100 },
      { title: 'Final version', price: 500.5 },
    ],
  });
});
