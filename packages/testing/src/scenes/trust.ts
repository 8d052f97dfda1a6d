import { DAY, HOUR } from '@campushive/contract';
import { PASSWORD } from '../password.js';
import { defineScene, type Stage } from '../scene.js';
import { AKOSUA, KWAME, ESI, YAW, KOFI, EFUA, ABENA } from './names.js';
import { hourOf, join, postErrand, sell, showWork } from './steps.js';
import { moneyScenes } from './trust-money.js';
import { staff } from './trust-staff.js';

/** Esi has reported Kwame's laptop to Efua, a moderator. Akosua has an errand that was not reported. */
const reportedLaptop = defineScene('reported laptop', async (stage) => {
  for (const name of [KWAME, ESI, AKOSUA, EFUA]) await stage.student(name);
  const targetId = await sell(stage, KWAME, 'laptop', { title: 'HP EliteBook laptop', price: 2450 });
  await stage.as(ESI).reports.create({
    targetType: 'listing',
    targetId,
    reason: 'scam',
    details: 'Asked me to send the money to another number first.',
  });
  await postErrand(stage, AKOSUA);
  await stage.promote(EFUA, 'moderator');
});

/** A campus with staff and without any case. */
const nothingToDecide = defineScene('nothing to decide', async (stage) => {
  await join(stage, AKOSUA);
  await staff(stage);
});

/** Efua, a moderator, has hidden Akosua's errand. */
const hiddenErrand = defineScene('hidden errand', async (stage) => {
  for (const name of [AKOSUA, EFUA]) await stage.student(name);
  const id = await postErrand(stage, AKOSUA);
  await stage.promote(EFUA, 'moderator');
  await stage
    .as(EFUA)
    .moderation.updateListing({ id, action: 'hide', reason: 'The same task is listed twice.' });
});

/**
 * Efua and Abena moderate. Reported: Kwame's laptop by three students, a message of his, his event with its messages, a picture of his
 * work, and a wanted post of Yaw's. Appeals: of Akosua against Efua, of Yaw against Abena about a listing and about a wanted post, and of
 * Kofi against his suspension by Abena. One report and one appeal are decided.
 */
const casesToDecide = defineScene('cases to decide', async (stage) => {
  for (const name of [KWAME, ESI, YAW, KOFI, AKOSUA]) await join(stage, name);
  await staff(stage);
  await reportGoods(stage);
  await reportMessages(stage);
  await decideAndAppeal(stage);
});

async function reportGoods(stage: Stage): Promise<void> {
  const laptop = await sell(stage, KWAME, 'laptop', { title: 'HP EliteBook 840 G6', price: 2450 });
  const report = { targetType: 'listing', targetId: laptop } as const;
  const details = 'Asked me to send the money to another number first.';
  await stage.as(ESI).reports.create({ ...report, reason: 'scam', details });
  await stage.as(YAW).reports.create({ ...report, reason: 'counterfeit' });
  await stage.as(AKOSUA).reports.create({ ...report, reason: 'scam' });
  await showWork(stage, KWAME, 'Poster of the freshers’ fair');
  const { data } = await stage.as(ESI).portfolio.list({ id: stage.idOf(KWAME) });
  await stage.as(ESI).reports.create({
    targetType: 'picture',
    targetId: data[0]?.id ?? '',
    reason: 'copyright',
    details: 'I drew this poster for the fair last year.',
  });
  const wantedPost = await stage.as(YAW).wanted.create({
    title: 'Someone who writes my assignment',
    details: 'Level 200, by Friday. I pay well.',
  });
  await stage
    .as(ESI)
    .reports.create({ targetType: 'wanted', targetId: wantedPost.data.id, reason: 'prohibited' });
}

async function reportMessages(stage: Stage): Promise<void> {
  const { threads } = stage.as(ESI);
  const { data: talk } = await threads.open({ recipientId: stage.idOf(KWAME) });
  await threads.send({ id: talk.id, content: 'Is it still available?' });
  const { data: message } = await stage
    .as(KWAME)
    .threads.send({ id: talk.id, content: 'Yes. Send 200 to 0244 000 000 first.' });
  await stage.as(ESI).reports.create({ targetType: 'message', targetId: message.id, reason: 'harassment' });
  const { data: event } = await stage.as(KWAME).category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Bring a friend.',
    price: 0,
    eventDate: hourOf(stage, 18, 14),
    location: 'Great Hall',
    organizer: 'SRC',
    eventType: 'party',
    admission: 'free',
    capacity: 200,
  });
  await stage.as(AKOSUA).events.join({ id: event.id });
  for (const content of [
    'Doors open at seven.\nCome by the side gate.',
    'Pay the rest to 055 019 8842 before Friday.',
  ])
    await stage.as(KWAME).events.message({ id: event.id, content });
  await stage.as(AKOSUA).reports.create({ targetType: 'listing', targetId: event.id, reason: 'scam' });
}

async function decideAndAppeal(stage: Stage): Promise<void> {
  const [efua, abena] = [stage.as(EFUA), stage.as(ABENA)];
  const errand = await postErrand(stage, AKOSUA);
  await stage.as(ESI).reports.create({ targetType: 'listing', targetId: errand, reason: 'spam' });
  const reports = (await efua.moderation.reports({ targetType: 'listing' })).data;
  const found = reports.find(({ targetId }) => targetId === errand);
  await efua.moderation.resolve({
    id: found?.id ?? '',
    decision: 'hide',
    note: 'The same task is listed twice.',
  });
  await stage.as(AKOSUA).appeals.create({ id: errand, text: 'These are two fridges.' });
  const phone = await sell(stage, YAW, 'phone', { title: 'Phone, in its box', price: 900 });
  await abena.moderation.updateListing({
    id: phone,
    action: 'hide',
    reason: 'The photos show another phone.',
  });
  await stage
    .as(YAW)
    .appeals.create({ id: phone, text: 'It is the same phone in its sleeve. I can show the receipt.' });
  const tutor = (
    await stage.as(YAW).wanted.create({
      title: 'Someone who explains my assignment',
      details: 'Level 200, by Friday. I want to understand it.',
    })
  ).data.id;
  await stage.as(AKOSUA).reports.create({ targetType: 'wanted', targetId: tutor, reason: 'prohibited' });
  const posts = (await abena.moderation.reports({ targetType: 'wanted' })).data;
  const post = posts.find(({ targetId }) => targetId === tutor);
  await abena.moderation.resolve({ id: post?.id ?? '', decision: 'delete', note: 'It asks for an essay.' });
  await stage.as(YAW).appeals.create({ id: tutor, text: 'It does not: I look for a tutor.' });
  const kofi = stage.idOf(KOFI);
  const reason = 'Asked two buyers to pay outside CampusHive.';
  await abena.moderation.updateUser({ id: kofi, action: 'suspend', reason, until: hourOf(stage, 12, 11) });
  await stage.visitor.appeals.createForAccount({
    email: 'kofi.annan@st.ug.edu.gh',
    password: PASSWORD,
    text: 'My phone was stolen that week. I have the police report.',
  });
  const radio = await sell(stage, AKOSUA, 'radio', { title: 'Radio', price: 60 });
  await abena.moderation.updateListing({ id: radio, action: 'hide', reason: 'Not a radio.' });
  await stage.as(AKOSUA).appeals.create({ id: radio, text: 'It is one.' });
  const appeals = (await efua.appeals.list({})).data;
  const last = appeals.find(({ listing }) => listing?.id === radio);
  await efua.appeals.resolve({ id: last?.id ?? '', decision: 'uphold', note: 'The photos show a lamp.' });
}

/** Partners' keys and addresses, a switch, a suspended student and credits in every state. Efua is an admin. */
const console = defineScene('console of an admin', async (stage) => {
  for (const name of [KOFI, AKOSUA]) await join(stage, name);
  await staff(stage);
  const efua = stage.as(EFUA);
  await efua.moderation.updateUser({
    id: stage.idOf(KOFI),
    action: 'suspend',
    reason: 'Asked for money first',
    until: hourOf(stage, 12, 11),
  });
  await efua.moderation.setSwitch({
    hive: 'archive',
    feature: 'posting',
    on: false,
    reason: 'Someone posts exam questions that leaked.',
  });
  await giveCredits(stage);
});

/** Efua gives Akosua credits: one was paid, one is on the way, one waits, one was withdrawn. */
async function giveCredits(stage: Stage): Promise<void> {
  const id = stage.idOf(AKOSUA);
  const give = (amount: number) =>
    stage.as(EFUA).credits.give({ id, amount, reason: 'The order was late because our provider was down.' });
  await stage.as(AKOSUA).payouts.setAccount({ network: 'mtn', phone: '0241234567', name: AKOSUA });
  await give(25);
  await stage.pass(DAY + HOUR);
  await stage.pass(DAY);
  await give(30);
  await stage.pass(DAY);
  await give(27);
  const { data } = await give(40);
  await stage.as(EFUA).credits.withdraw({ id: data.id, reason: 'It was meant for another student.' });
}

/** Two partners have keys. Of three addresses one takes what is sent, one fails, and one was switched off. Efua is an admin. */
const partners = defineScene('partners', async (stage) => {
  await join(stage, KWAME);
  await staff(stage);
  const efua = stage.as(EFUA);
  for (const name of ['SRC website', 'Night Market hostel']) await efua.partnerKeys.create({ name });
  await efua.webhooks.create({ url: 'https://down.radio.example/events', events: ['listing.posted'] });
  await sell(stage, KWAME, 'kettle', { title: 'Electric kettle', price: 85 });
  for (let day = 0; day < 6; day += 1) await stage.pass(DAY);
  await efua.webhooks.create({ url: 'https://down.hostel.example/new', events: ['listing.posted'] });
  await efua.webhooks.create({
    url: 'https://src.example/hooks/listings',
    events: ['listing.posted', 'listing.closed'],
  });
  await sell(stage, KWAME, 'lamp', { title: 'Desk lamp with USB', price: 45 });
  await stage.pass(HOUR);
});

export const trustScenes = [
  reportedLaptop,
  nothingToDecide,
  hiddenErrand,
  casesToDecide,
  ...moneyScenes,
  console,
  partners,
];
