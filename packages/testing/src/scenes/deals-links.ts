import type { Stage } from '../scene.js';
import { defineScene } from '../scene.js';
import { purchase } from './deals-steps.js';
import { BUYER, FRIEND, SELLER } from './steps.js';

/** Signs the three students up and makes Ama's link for a fan, under the name "deal". Returns its id. */
async function makeDeal(stage: Stage): Promise<string> {
  const seller = await stage.student(SELLER);
  await stage.student(BUYER);
  await stage.student(FRIEND);
  const { data } = await seller.safeDeals.create({ title: 'Standing fan, white', price: 140 });
  stage.name('deal', data.id);
  return data.id;
}

/** Ama has made a link for her fan. */
export const safeDeal = defineScene('safe-deal link', async (stage) => void (await makeDeal(stage)));

/** Esi is paying for Ama's fan. */
export const safeDealReserved = defineScene('safe-deal link being paid', async (stage) => {
  const hiveId = await makeDeal(stage);
  await stage.as(FRIEND).payments.initialize({ hiveId });
});

/** Kofi has paid for Ama's fan. */
export const safeDealPaid = defineScene('paid safe-deal link', async (stage) => {
  const hiveId = await makeDeal(stage);
  stage.name('order', (await purchase(stage, BUYER, { hiveId })).id);
});

/** Ama has ended the link of her fan. */
export const safeDealEnded = defineScene('ended safe-deal link', async (stage) => {
  const id = await makeDeal(stage);
  await stage.as(SELLER).safeDeals.end({ id });
});
