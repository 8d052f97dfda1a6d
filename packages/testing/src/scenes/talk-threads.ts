import { MINUTE } from '@campushive/contract';
import { defineScene, type Stage } from '../scene.js';
import { postEvent, purchase, say, sell, talk } from './deals-steps.js';
import { BUYER, FRIEND, hourOf, SELLER, sellLaptop } from './steps.js';

const THIRD = 'Yaa Asantewaa';
const FOURTH = 'Kwame Boateng';
const SILENT = 'Abena Frimpong';

/** Smallest photo and smallest PDF. */
const PHOTO = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.codePointAt(0) ?? 0,
);
const PDF = '%PDF-1.7';

/** Sends text from one student to another, in their conversation. Returns the conversation's id. */
async function write(stage: Stage, from: string, to: string, content: string): Promise<string> {
  const conversationId = await talk(stage, [from, to]);
  await say(stage, from, { id: conversationId, content });
  return conversationId;
}

/**
 * Kofi asks Ama about her laptop: with replies, a deleted message, and two messages that she has not read. His conversation with Esi is
 * muted, the one with Yaa ends with a photo, the one with Kwame is archived, and the one with Abena is empty.
 */
export const conversations = defineScene('conversations', async (stage) => {
  const hiveId = await sellLaptop(stage);
  for (const name of [BUYER, FRIEND, THIRD, FOURTH, SILENT]) await stage.student(name);
  stage.name('empty conversation', await talk(stage, [BUYER, SILENT]));
  const [kofi, ama] = [stage.as(BUYER), stage.as(SELLER)];
  await kofi.threads.archive({
    id: await write(stage, FOURTH, BUYER, 'Thank you for the lift!'),
    archived: true,
  });
  await sendPhoto(stage, await write(stage, THIRD, BUYER, 'Here is the charger.'));
  const muted = await write(stage, FRIEND, BUYER, 'Are you coming to the hall meeting?');
  await kofi.threads.mute({ id: muted, muted: true });
  const conversationId = await talk(stage, [BUYER, SELLER], hiveId);
  stage.name('conversation', conversationId);
  const askBuyer = (content: string) => say(stage, BUYER, { id: conversationId, content });
  const question = await askBuyer('Is the laptop still available? And does the charger come with it?');
  stage.name('question', question);
  const wrong = await askBuyer('My number is 055 019 8842');
  await ama.threads.markRead({ id: conversationId });
  const answers = (content: string, replyToId: string) =>
    say(stage, SELLER, { id: conversationId, content, replyToId });
  await answers('Yes, both are in the box.', question);
  await kofi.threads.unsend({ id: conversationId, messageId: wrong });
  await answers('What did you write?', wrong);
  await stage.pass(20 * MINUTE);
  await askBuyer('I come after the lecture.');
  await ama.threads.received({});
  await askBuyer('Perfect, 4 o’clock?');
});

async function sendPhoto(stage: Stage, conversationId: string): Promise<void> {
  stage.name('conversation with a photo', conversationId);
  const file = new File([PHOTO], 'charger.png', { type: 'image/png' });
  const { data } = await stage.as(THIRD).uploads.create({ file, purpose: 'message-photo' });
  await say(stage, THIRD, { id: conversationId, content: '', attachmentId: data.id });
}

/** Kofi has asked Ama whether her laptop is still for sale. */
export const questionAboutLaptop = defineScene('question about a laptop', async (stage) => {
  const hiveId = await sellLaptop(stage);
  await stage.student(BUYER);
  const conversationId = await talk(stage, [BUYER, SELLER], hiveId);
  await say(stage, BUYER, { id: conversationId, content: 'Is it still available?' });
  stage.name('conversation', conversationId);
});

/** Four students wrote to Kofi, each with a different sign of fraud. */
export const suspiciousMessages = defineScene('suspicious messages', async (stage) => {
  for (const name of [BUYER, FRIEND, THIRD, FOURTH, SILENT]) await stage.student(name);
  const messages = [
    [FRIEND, 'Plenty people dey ask. Send 280 to 055 019 8842 first and I keep it for you.', 'prepayment'],
    [THIRD, 'Send me the code before I come', 'code'],
    [FOURTH, 'Let us talk on WhatsApp', 'elsewhere'],
    [SILENT, 'Log in at http://free-gifts.example/claim', 'link'],
  ] as const;
  for (const [from, content, name] of messages)
    stage.name(`asks for ${name}`, await write(stage, from, BUYER, content));
});

/** Ama and Kofi have sent each other a file. */
export const filesInConversation = defineScene('files in a conversation', async (stage) => {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  const conversationId = await talk(stage, [SELLER, BUYER]);
  stage.name('conversation', conversationId);
  const send = async (from: string, name: string, content: string) => {
    const file = new File([PDF], name, { type: 'application/pdf' });
    const { data } = await stage.as(from).attachments.create({ file, purpose: 'message-file' });
    await say(stage, from, { id: conversationId, content, fileId: data.id });
  };
  await send(SELLER, 'Final year project, second draft.pdf', 'Can you look at chapter two?');
  await send(BUYER, 'Kofi Mensah CV.pdf', '');
});

/**
 * Two deals of Kofi and Ama. Her laptop was handed over after a withdrawn dispute; of her lamp a meet-up was suggested, and the money went
 * back.
 */
export const severalDeals = defineScene('several deals', async (stage) => {
  const hiveId = await sellLaptop(stage);
  await stage.student(BUYER);
  const [kofi, ama] = [stage.as(BUYER), stage.as(SELLER)];
  stage.name('conversation', await talk(stage, [BUYER, SELLER], hiveId));
  const held = await purchase(stage, BUYER, { hiveId });
  await kofi.payments.dispute({ id: held.id, reason: 'damaged', text: 'A key is missing.' });
  await kofi.settlements.withdraw({ id: held.id });
  const { handoverCode } = (await kofi.payments.get({ id: held.id })).data;
  await ama.payments.handover({ id: held.id, code: handoverCode ?? '' });
  const lamp = await sell(stage, SELLER, { title: 'Desk lamp', price: 45 });
  stage.name('conversation about a lamp', await talk(stage, [BUYER, SELLER], lamp));
  const { id } = await purchase(stage, BUYER, { hiveId: lamp });
  await ama.meetups.propose({ id, spotId: 'ug/night-market', startsAt: hourOf(stage, 10, 2) });
  await ama.payments.cancel({ id });
});

async function goTogether(stage: Stage): Promise<string> {
  for (const name of [SELLER, BUYER, FRIEND]) await stage.student(name);
  const id = await postEvent(stage, SELLER);
  for (const guest of [BUYER, FRIEND]) await stage.as(guest).events.join({ id });
  stage.name('group', id);
  await stage.as(FRIEND).threads.send({ id, content: 'Who brings the speaker?' });
  return id;
}

/** Kofi and Esi go to Ama's event. Esi has written to its group. */
export const groupOfEvent = defineScene('group of an event', async (stage) => {
  await goTogether(stage);
});

/** Kofi has answered in the group of Ama's event, and both others have read it. */
export const answeredGroup = defineScene('answered group', async (stage) => {
  const id = await goTogether(stage);
  await stage.as(BUYER).threads.send({ id, content: 'I do: https://speakers.example/big' });
  for (const name of [SELLER, FRIEND]) await stage.as(name).threads.markRead({ id });
});
