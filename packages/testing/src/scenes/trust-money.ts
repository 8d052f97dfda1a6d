import { DAY, HOUR } from '@campushive/contract';
import { defineScene } from '../scene.js';
import { AKOSUA, KWAME, ESI, YAW, EFUA } from './names.js';
import { buyNow, handOver, join, sell } from './steps.js';
import { staff } from './trust-staff.js';

/**
 * Efua is an admin. Money of six orders: a complaint that waits for a decision, a held payment and a paid-out one that a bank charges
 * back, a contested chargeback that was won, a refund by Efua, a held payment, and one that was only begun.
 */
const moneyInQuestion = defineScene('money in question', async (stage) => {
  for (const name of [KWAME, ESI, YAW, AKOSUA]) await join(stage, name);
  await staff(stage);
  const efua = stage.as(EFUA);
  const order = async (buyer: string, title: string, price: number) =>
    buyNow(stage, buyer, { hiveId: await sell(stage, KWAME, title, { title, price }) });
  const paidOut = await order(AKOSUA, 'Rice cooker 1.8 L', 180);
  await handOver(stage, KWAME, paidOut);
  await stage.as(KWAME).payouts.setAccount({ network: 'mtn', phone: '0241234567', name: KWAME });
  await stage.pass(DAY + HOUR);
  await stage.pass(DAY);
  const disputed = await order(ESI, 'HP EliteBook 840 G6', 2450);
  await stage.as(ESI).payments.dispute({
    id: disputed.id,
    reason: 'not_as_described',
    text: 'The screen has a crack that no photo showed.',
    photos: [],
  });
  await stage
    .as(KWAME)
    .payments.answerDispute({ id: disputed.id, text: 'It was whole when we met at Balme.', photos: [] });
  await stage.pass(2 * DAY + HOUR);
  const won = await order(YAW, 'Standing mirror', 120);
  await stage.bank(won, 'raise');
  const [first] = (await efua.chargebacks.list({})).data;
  const note = 'They met and agreed in the chat.';
  await efua.chargebacks.answer({ id: first?.id ?? '', decision: 'contest', note });
  await stage.bank(won, 'won');
  const frozen = await order(AKOSUA, 'Desk lamp with USB', 45);
  for (const payment of [paidOut, frozen]) await stage.bank(payment, 'raise');
  const refunded = await order(YAW, 'Reading chair', 200);
  await efua.moderation.refund({ id: refunded.id, reason: 'The seller has left the campus.' });
  const held = await order(YAW, 'Electric kettle', 85);
  stage.name('held', held.id);
  const fan = await sell(stage, KWAME, 'fan', { title: 'Standing fan', price: 150 });
  await stage.as(ESI).payments.initialize({ hiveId: fan });
});

/** The nightly comparison found a payment missing at the provider, and one that was closed before. Efua is an admin. */
const booksDiffer = defineScene('books that differ', async (stage) => {
  for (const name of [KWAME, AKOSUA]) await join(stage, name);
  await staff(stage);
  for (const [title, price] of [
    ['Rice cooker 1.8 L', 180],
    ['HP EliteBook 840 G6', 2450],
  ] as const) {
    const hiveId = await sell(stage, KWAME, title, { title, price });
    stage.forgetAtProvider(await buyNow(stage, AKOSUA, { hiveId }));
  }
  await stage.pass(DAY + HOUR);
  const cases = (await stage.as(EFUA).ledger.cases({})).data;
  const smallest = cases.find(({ ours }) => ours !== null && ours < 1_000);
  await stage.as(EFUA).ledger.close({ id: smallest?.id ?? '', note: 'Paid back by hand.' });
});

/** The books of a quiet day agree with the provider. Efua is an admin. */
const booksAgree = defineScene('books that agree', async (stage) => {
  for (const name of [KWAME, AKOSUA]) await join(stage, name);
  await staff(stage);
  const hiveId = await sell(stage, KWAME, 'cooker', { title: 'Rice cooker 1.8 L', price: 180 });
  await buyNow(stage, AKOSUA, { hiveId });
  await stage.pass(DAY + HOUR);
});

/** Payouts of two sellers wait, because our balance is too low. Efua is an admin. */
const delayedPayouts = defineScene('delayed payouts', async (stage) => {
  for (const name of [KWAME, AKOSUA, YAW]) await join(stage, name);
  await staff(stage);
  stage.refuseTransfers('balance_too_low');
  for (const [seller, title] of [
    [KWAME, 'HP EliteBook 840 G6'],
    [AKOSUA, 'Rice cooker 1.8 L'],
  ] as const) {
    const hiveId = await sell(stage, seller, title, { title, price: 320 });
    await handOver(stage, seller, await buyNow(stage, YAW, { hiveId }));
    await stage.as(seller).payouts.setAccount({ network: 'mtn', phone: '0244214821', name: seller });
  }
  await stage.pass(DAY + HOUR);
  await stage.pass(DAY);
});

/** Scenes of money that an admin looks at: complaints, books and delayed payouts. */
export const moneyScenes = [moneyInQuestion, booksDiffer, booksAgree, delayedPayouts];
