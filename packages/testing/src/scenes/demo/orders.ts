import type { Payment } from '@campushive/contract';
import type { Stage } from '../../scene.js';
import type { Story } from '../../stories.js';
import { purchase, say, talk } from '../deals-steps.js';
import { AFIA, AKOSUA, ARABA, DEALS, EFUA, EKOW, ESI, KWABENA, KWAME, LAPTOP_PHOTO } from './cast.js';
import { hourIn } from './steps.js';

/** Kwame has paid for Akosua's laptop, and they meet in two days. */
const laptop: Story = async function* (stage, ago) {
  yield ago(26.4);
  const hiveId = stage.id(DEALS.laptop);
  const [akosua, kwame] = [stage.as(AKOSUA), stage.as(KWAME)];
  const conversationId = await talk(stage, [KWAME, AKOSUA], hiveId);
  const write = (from: string, content: string, attachmentId?: string) =>
    say(stage, from, { id: conversationId, content, ...(attachmentId && { attachmentId }) });
  await write(
    KWAME,
    'Hello Akosua, I am Kwame from KNUST. I am in Accra this week and would take the laptop.',
  );
  yield ago(26.3);
  await write(AKOSUA, 'Hi Kwame, great. This is how it looks today.', stage.id(LAPTOP_PHOTO));
  yield ago(26.2);
  await write(KWAME, 'I will pay now so that it is kept for me, and check it when we meet.');
  yield ago(26);
  const { id } = await purchase(stage, KWAME, { hiveId });
  yield ago(25.9);
  const startsAt = hourIn(ago(0), 2, 10).toISOString();
  const { data } = await akosua.meetups.propose({ id, spotId: 'ug/great-hall-steps', startsAt });
  yield ago(25.8);
  await kwame.meetups.accept({ id, meetupId: data.meetup?.id ?? '' });
  yield ago(25.7);
  await write(KWAME, 'Great Hall at 10. I’ll have the code.');
};

/** Kwame bought Afia's drawing table, and has it. */
const drawingTable: Story = async function* (stage, ago) {
  yield ago(19 * 24);
  const { id, handoverCode } = await purchase(stage, KWAME, { hiveId: stage.id(DEALS.drawingTable) });
  yield ago(17 * 24);
  await stage.as(AFIA).payments.handover({ id, code: handoverCode ?? '' });
};

async function sellElsewhere(stage: Stage, seller: string, id: string): Promise<void> {
  await stage.as(seller).hives.setStatus({ id, status: 'sold' });
}

/** Kwame's payment for a headset failed, and Kwabena sold it elsewhere. */
const headset: Story = async function* (stage, ago) {
  yield ago(10 * 24);
  const hiveId = stage.id(DEALS.headset);
  const { reference } = (await stage.as(KWAME).payments.initialize({ hiveId })).data;
  await stage.pay({ reference }, 'failed');
  await stage.as(KWAME).payments.verify({ reference });
  yield ago(9 * 24);
  await sellElsewhere(stage, KWABENA, hiveId);
};

/** Esi pays a seller and writes to them. Returns the order. */
async function payAndWrite(stage: Stage, seller: string, hiveId: string): Promise<Payment> {
  const order = await purchase(stage, ESI, { hiveId });
  const conversationId = await talk(stage, [ESI, seller], hiveId);
  await say(stage, ESI, { id: conversationId, content: 'Hello, I have paid. Where shall we meet?' });
  const content = 'Thank you! At the main gate, I will write when I am free.';
  await say(stage, seller, { id: conversationId, content });
  return order;
}

/** Esi says that what Ekow handed over is not what he described. */
const dispute: Story = async function* (stage, ago) {
  yield ago(58);
  const { id } = await payAndWrite(stage, EKOW, stage.id(DEALS.disputed));
  yield ago(1.2 * 24);
  await stage.as(ESI).payments.dispute({
    ...{ id, reason: 'not_as_described' },
    text: 'It is more worn than in the photos. He says that it looked like that when we met.',
  });
};

/** Araba did not come to meet Esi, whom Efua refunded. */
const refund: Story = async function* (stage, ago) {
  yield ago(30 * 24);
  const { id } = await payAndWrite(stage, ARABA, stage.id(DEALS.refunded));
  const [esi, efua] = [stage.as(ESI), stage.as(EFUA)];
  const startsAt = hourIn(ago(28.5 * 24), 0, 12);
  const place = 'The main gate';
  const { data } = await esi.meetups.propose({ id, place, startsAt: startsAt.toISOString() });
  const meetupId = data.meetup?.id ?? '';
  await stage.as(ARABA).meetups.accept({ id, meetupId });
  yield startsAt;
  await esi.meetups.arrive({ id, meetupId });
  yield new Date(startsAt.getTime() + WAITED_MS);
  await esi.meetups.noShow({ id, meetupId });
  await esi.payments.dispute({
    ...{ id, reason: 'not_received' },
    text: 'We agreed on three days, and she never came. She does not answer any more.',
  });
  yield ago(27.6 * 24);
  const open = (await efua.disputes.list({})).data.find(({ paymentId }) => paymentId === id);
  const note = 'The seller did not come, and has not answered.';
  await efua.disputes.resolve({ id: open?.id ?? '', decision: 'refund', note });
  // The bank returns the money.
  yield ago(27 * 24);
};

/** Time after which a student may say that the other one did not come. */
const WAITED_MS = 45 * 60_000;

/** Kwame began to pay Araba, and did not. */
const expired: Story = async function* (stage, ago) {
  yield ago(21 * 24);
  const hiveId = stage.id(DEALS.expired);
  await stage.as(KWAME).payments.initialize({ hiveId });
  yield ago(21 * 24 - 1);
  await stage.run('payments.expire-due');
  await sellElsewhere(stage, ARABA, hiveId);
};

/** Kwame cancelled a payment to Ekow. */
const cancelled: Story = async function* (stage, ago) {
  yield ago(36 * 24);
  const hiveId = stage.id(DEALS.cancelled);
  const { paymentId } = (await stage.as(KWAME).payments.initialize({ hiveId })).data;
  await stage.as(KWAME).payments.cancel({ id: paymentId });
  await sellElsewhere(stage, EKOW, hiveId);
};

/** Ekow has paid for three of Esi's things together. */
const bundle: Story = async function* (stage, ago) {
  const [first = '', ...others] = DEALS.bundle.map((name) => stage.id(name));
  yield ago(20.2);
  const conversationId = await talk(stage, [EKOW, ESI], first);
  const question = 'Hi Esi, I move into my new room on Monday. Could I have all three?';
  await say(stage, EKOW, { id: conversationId, content: question });
  yield ago(20.1);
  const answer = 'Of course! I bring them together, so choose them on one order.';
  await say(stage, ESI, { id: conversationId, content: answer });
  yield ago(20);
  await purchase(stage, EKOW, { hiveId: first, bundledIds: others });
};

export const orders: readonly Story[] = [
  ...[laptop, drawingTable, headset, dispute, refund, expired, cancelled],
  bundle,
];
