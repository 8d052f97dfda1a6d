import { DAY, HOUR } from '@campushive/contract';
import { PASSWORD } from '../password.js';
import { defineScene, type Stage } from '../scene.js';
import { tutoringBooked } from './deals-lessons.js';
import { buyNow, handOver, hourOf, join, sell, SELLER, sellAll, showWork } from './steps.js';
import { AKOSUA, KWAME, ESI, EFUA } from './names.js';

const ESI_MAIL = 'esi.ofori@st.ug.edu.gh';

/** Returns the token of the link in the newest mail to an address. */
const tokenIn = (stage: Stage, email: string): string =>
  /[?&]token=([\w-]+)/.exec(stage.mailTo(email))?.[1] ?? '';

/** Esi has an account. She was mailed a link for a new password, and one about a sign-in on another device. */
const esiHasJoined = defineScene('Esi has joined', async (stage) => {
  await join(stage, ESI);
  await stage.visitor.auth.forgotPassword({ email: ESI_MAIL });
  stage.name('reset token', tokenIn(stage, ESI_MAIL));
});

/** Someone else has signed in as Esi, and she was mailed about it. */
const foreignSignIn = defineScene('sign-in on another device', async (stage) => {
  await join(stage, ESI);
  await stage.visitor.auth.login({ email: ESI_MAIL, password: PASSWORD });
  stage.name('alarm token', tokenIn(stage, ESI_MAIL));
});

/** Esi has signed up, and has not entered the code that she was mailed. */
const addressNotProved = defineScene('address not proved', async (stage) => {
  await stage.visitor.auth.register({ name: ESI, email: ESI_MAIL, password: PASSWORD });
});

/** Only the university of Kumasi is open. Five students of the University of Ghana wait. */
const universityNotOpen = defineScene('university not open', async (stage) => {
  await stage.launch('knust');
  for (const name of ['ama', 'kofi', 'yaw', 'adwoa', 'kojo']) {
    const email = `${name}.waiting@st.ug.edu.gh`;
    await stage.visitor.waitingList.join({ email });
    await stage.visitor.waitingList.confirm({ email, otp: stage.codeFor(email) });
  }
});

/** Efua, a moderator, has suspended Esi. */
const suspendedStudent = defineScene('suspended student', async (stage) => {
  const id = await join(stage, ESI);
  await stage.student(EFUA);
  await stage.promote(EFUA, 'moderator');
  await stage.as(EFUA).moderation.updateUser({ id, action: 'suspend', reason: 'Asked for money first.' });
});

/** Akosua's student verification expired three days ago. */
const verificationIsOver = defineScene('verification is over', async (stage) => {
  await stage.student(AKOSUA);
  await stage.pass(368 * DAY);
});

/**
 * Akosua, who sells and buys: two other devices, a student she blocked, two she follows, a payout account, a finished sale and a
 * payment that is held.
 */
const busyAccount = defineScene('busy account', async (stage) => {
  await join(stage, AKOSUA);
  const [kwame, selorm] = [await join(stage, KWAME), await join(stage, 'Selorm Agbeko')];
  const esi = await join(stage, ESI);
  const akosua = stage.as(AKOSUA);
  const email = 'akosua.mensah@st.ug.edu.gh';
  for (const rememberMe of [true, false])
    await stage.visitor.auth.login({ email, password: PASSWORD, rememberMe });
  for (const id of [kwame, esi]) await akosua.users.follow({ id });
  await akosua.users.block({ id: selorm });
  await akosua.calendar.create({});
  const cooker = await sell(stage, AKOSUA, 'cooker', { title: 'Rice cooker 1.8 L', price: 180 });
  await handOver(stage, AKOSUA, await buyNow(stage, KWAME, { hiveId: cooker }));
  await akosua.payouts.setAccount({ network: 'mtn', phone: '0551234987', name: AKOSUA });
  const lamp = await sell(stage, KWAME, 'lamp', { title: 'Desk lamp with USB', price: 45 });
  const { data } = await akosua.payments.charge({ hiveId: lamp, network: 'mtn', phone: '0241234567' });
  await stage.pay(data);
  await akosua.payments.verify({ reference: data.reference });
});

/** Open orders between Akosua and three others: she buys from Kwame, sells to Esi, and both with Selorm. */
const openOrders = defineScene('open orders', async (stage) => {
  for (const name of [AKOSUA, KWAME, ESI, 'Selorm Agbeko', 'Yaw Darko']) await join(stage, name);
  const kettle = await sell(stage, KWAME, 'kettle', { title: 'Steel kettle', price: 85 });
  const desk = await sell(stage, AKOSUA, 'desk', { title: 'Study desk', price: 200 });
  const fan = await sell(stage, AKOSUA, 'fan', { title: 'Standing fan', price: 150 });
  const mirror = await sell(stage, 'Selorm Agbeko', 'mirror', { title: 'Standing mirror', price: 90 });
  await buyNow(stage, AKOSUA, { hiveId: kettle });
  await buyNow(stage, ESI, { hiveId: desk });
  await buyNow(stage, 'Selorm Agbeko', { hiveId: fan });
  await buyNow(stage, AKOSUA, { hiveId: mirror });
});

/** Kofi's lesson with Ama, during the lesson. */
const startedLesson = defineScene('lesson that has begun', async (stage) => {
  await tutoringBooked.play(stage);
  stage.name(SELLER, (await stage.as(SELLER).auth.me({})).data.id);
  await stage.pass(DAY + 3.5 * HOUR);
});

/** Kwame's shop: two things for sale, four pictures of his work, two finished sales with reviews, and a follower. Akosua has a gig. */
const kwamesShop = defineScene('shop of Kwame', async (stage) => {
  const kwame = await join(stage, KWAME);
  for (const name of [AKOSUA, ESI]) await join(stage, name);
  await stage.as(KWAME).users.updateProfile({ bio: 'Level 300, engineering.' });
  for (const [buyer, title, text] of [
    [AKOSUA, 'Rice cooker 1.8 L', 'Kind and on time.'],
    [ESI, 'Casio fx-991ES Plus', 'All as described.'],
  ] as const) {
    const [hiveId = ''] = await sellAll(stage, KWAME, title);
    const order = await buyNow(stage, buyer, { hiveId });
    await handOver(stage, KWAME, order);
    await stage.as(buyer).reviews.create({ id: order.id, stars: 5, text });
    // Reviews of an order appear once both sides have written.
    await stage.as(KWAME).reviews.create({ id: order.id, stars: 5, text: 'Quick and friendly.' });
  }
  await sell(stage, KWAME, 'laptop', { title: 'HP EliteBook 840 G6', price: 2450 });
  await sell(stage, KWAME, 'lamp', { title: 'Desk lamp with USB', price: 180 });
  await showWork(
    stage,
    KWAME,
    ...[
      'A logo for our hall week',
      'Poster of the freshers’ fair',
      'Cover of a class yearbook',
      'Menu of a food stand',
    ],
  );
  await stage.as(ESI).users.follow({ id: kwame });
  await stage.as(AKOSUA).category.create({
    category: 'sidehustle',
    title: 'Photographer for graduation pictures',
    description: 'Two hours on Saturday, in front of the Great Hall.',
    price: 120,
    applicationDeadline: hourOf(stage, 12, 14),
  });
  await sell(stage, AKOSUA, 'fan', { title: 'Standing fan', price: 90 });
});

/** Yaw, who has blocked Akosua and sells two things. */
const blockedByYaw = defineScene('blocked by a seller', async (stage) => {
  const akosua = await join(stage, AKOSUA);
  await join(stage, 'Yaw Darko');
  await sellAll(stage, 'Yaw Darko', 'Standing mirror', 'Reading chair');
  await stage.as('Yaw Darko').users.block({ id: akosua });
});

/** Kwame organises: an event last week, two that come, and a laptop for sale. Esi organised one, last week. */
const organisers = defineScene('organisers', async (stage) => {
  for (const name of [KWAME, ESI, AKOSUA]) await join(stage, name);
  const announce = (name: string, title: string, days: number) =>
    stage.as(name).category.create({
      category: 'buzz',
      title,
      description: 'Bring a friend.',
      price: 0,
      eventDate: hourOf(stage, 18, days),
      location: 'Great Hall',
      organizer: 'Hall committee',
      eventType: 'party',
      admission: 'free',
      capacity: 200,
    });
  await announce(KWAME, 'Debate final', 2);
  await announce(ESI, 'Choir night', 3);
  await stage.pass(6 * DAY);
  await announce(KWAME, 'Hall Week Jams', 7);
  await announce(KWAME, 'Freshers’ film night', 14);
  await sell(stage, KWAME, 'laptop', { title: 'HP EliteBook 840 G6', price: 2450 });
});

export const accountsScenes = [
  universityNotOpen,
  esiHasJoined,
  foreignSignIn,
  addressNotProved,
  suspendedStudent,
  verificationIsOver,
  busyAccount,
  openOrders,
  startedLesson,
  kwamesShop,
  blockedByYaw,
  organisers,
];
