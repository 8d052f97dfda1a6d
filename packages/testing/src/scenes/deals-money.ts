import { DAY, HOUR, PAYOUT_ACCOUNT_WAIT } from '@campushive/contract';
import { defineScene, type Stage } from '../scene.js';
import { purchase, sell, sellAndHandOver, talk } from './deals-steps.js';
import { BUYER, FRIEND, SELLER } from './steps.js';

const OTHERS = [BUYER, FRIEND, 'Yaa Asantewaa', 'Kwame Boateng'] as const;

/** Ama has ten things for sale, and two that Esi bought. Kofi's offer for her fan was accepted. */
export const manyItemsForSale = defineScene('ten things for sale', async (stage) => {
  for (const name of [SELLER, BUYER, FRIEND]) await stage.student(name);
  const items = [
    ['laptop', 'HP EliteBook 840 G6', 2450],
    ['rice cooker', 'Rice cooker, 1.8 litres', 180],
    ['fan', 'Standing fan', 200],
    ['lamp', 'Desk lamp with USB', 45],
    ['calculator', 'Casio fx-991ES Plus', 120],
    ['kettle', 'Electric kettle, 1.7 litres', 120],
    ['iron', 'Steam iron', 95],
    ['chair', 'Folding chair', 80],
    ['mirror', 'Long mirror', 70],
    ['bucket', 'Bucket with lid', 30],
    ['sold speaker', 'Bluetooth speaker', 150],
    ['sold board', 'Extension board', 60],
  ] as const;
  const ids = new Map<string, string>();
  for (const [name, title, price] of items) {
    const id = await sell(stage, SELLER, { title, price });
    stage.name(name, id);
    ids.set(name, id);
  }
  for (const name of ['sold speaker', 'sold board'])
    await purchase(stage, FRIEND, { hiveId: ids.get(name) ?? '' });
  const hiveId = ids.get('fan') ?? '';
  const offer = (await stage.as(BUYER).offers.create({ hiveId, amount: 150 })).data;
  await stage.as(SELLER).offers.accept({ id: offer.id });
});

/** Four students made an offer for Ama's laptop. It waits, was countered, accepted, and declined. */
export const fourOffers = defineScene('four offers', async (stage) => {
  for (const name of [SELLER, ...OTHERS]) await stage.student(name);
  const hiveId = await sell(stage, SELLER);
  stage.name('laptop', hiveId);
  const ama = stage.as(SELLER);
  const made = async (name: string, amount: number) => {
    const { data } = await stage.as(name).offers.create({ hiveId, amount });
    stage.name(`offer of ${name}`, data.id);
    stage.name(`conversation of ${name}`, data.conversationId);
    return data.id;
  };
  const [first, second, third, fourth] = OTHERS;
  await made(first, 1900);
  await ama.offers.counter({ id: await made(second, 2000), amount: 2200 });
  await ama.offers.decline({ id: await made(fourth, 1500) });
  await ama.offers.accept({ id: await made(third, 2100) });
});

/** Ama has handed her laptop over to Kofi. The money is hers, and neither has written a review. */
export const handedOver = defineScene('handed over', async (stage) => {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  stage.name('order', await sellAndHandOver(stage, [SELLER, BUYER]));
  stage.name('conversation', await talk(stage, [BUYER, SELLER]));
});

/** Ama sold a rice cooker, and her account for payouts has waited long enough. */
export const moneyToBePaidOut = defineScene('money to be paid out', async (stage) => {
  await earn(stage);
});

/** Sells a rice cooker and names a payout account, whose waiting time passes. */
async function earn(stage: Stage): Promise<void> {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  await stage.as(SELLER).payouts.setAccount({ network: 'mtn', phone: '0551234987', name: SELLER });
  await stage.pass(PAYOUT_ACCOUNT_WAIT);
  await sellAndHandOver(stage, [SELLER, BUYER], { title: 'Rice cooker', price: 50 });
}

async function payOut(stage: Stage, name: string): Promise<void> {
  stage.name(name, (await stage.as(SELLER).payouts.create({})).data.id);
  // The provider is asked after the call.
  await stage.pass(0);
}

/** Payouts to Ama: one that arrived, one that her wallet's limit returned, and one on its way. */
export const payoutsOfAll = defineScene('payouts', async (stage) => {
  await earn(stage);
  await payOut(stage, 'paid payout');
  await stage.pass(HOUR);
  await sellAndHandOver(stage, [SELLER, BUYER], { price: 400, title: 'Fridge' });
  stage.refuseTransfers('wallet_limit');
  await payOut(stage, 'returned payout');
  stage.refuseTransfers(null);
  await stage.pass(DAY);
  await sellAndHandOver(stage, [SELLER, BUYER], { price: 90, title: 'Fan' });
  await payOut(stage, 'payout on its way');
});

/** A payout to Ama waits, because the provider has too little of our money. */
export const payoutDelayed = defineScene('delayed payout', async (stage) => {
  await earn(stage);
  stage.refuseTransfers('balance_too_low');
  await payOut(stage, 'delayed payout');
});
