import { defineScene, type Stage } from '../scene.js';
import { listingScenes } from './listing-page.js';
import { BUYER, hourOf, join, postErrand, sell, sellAll, SELLER, sellLaptop } from './steps.js';
import { AKOSUA, KWAME, ESI, YAW, KOFI } from './names.js';
import { courseMaterial, studyFile, tutoring } from './study.js';

/** Scene of a campus with a seller and a buyer, and without listings. */
export const emptyCampus = defineScene('empty campus', async (stage) => {
  await stage.student(SELLER);
  await stage.student(BUYER);
});

/** Scene of a seller with one listing, named `laptop`, and a buyer. */
export const laptopForSale = defineScene('laptop for sale', async (stage) => {
  await sellLaptop(stage);
  await stage.student(BUYER);
});

/**
 * Kwame and Yaw sell at the University of Ghana, Kofi in Kumasi. Akosua looks around: she saved two things, liked one, saved four
 * searches and searched twice.
 */
const goodsOnTwoCampuses = defineScene('goods on two campuses', async (stage) => {
  await join(stage, KWAME);
  await join(stage, AKOSUA);
  await join(stage, YAW);
  await join(stage, KOFI, 'knust');
  await stage.as(KWAME).users.updateProfile({ bio: 'I braid hair and fix laptops' });
  await stage.as(KOFI).category.create(tutoring('Calculus II, one to one', 60));
  await sell(stage, KOFI, 'lamp in Kumasi', { title: 'Desk lamp of Kumasi', price: 60 });
  await stage.as(KWAME).hives.create({
    hiveType: 'logistics',
    title: 'Carry a lamp to Volta Hall',
    price: 15,
    from: 'Night Market',
    to: 'Volta Hall',
  });
  const kettle = await sell(stage, YAW, 'kettle', { title: 'Electric kettle', price: 85 });
  const cooker = await sell(stage, YAW, 'cooker', { title: 'Rice cooker 1.8 L', price: 180 });
  await sell(stage, KWAME, 'laptop', { title: 'HP EliteBook laptop', price: 2450 });
  const lamp = await sell(stage, KWAME, 'lamp', { title: 'Desk lamp with USB', price: 45 });
  await sell(stage, KWAME, 'mirror', { title: 'Standing mirror' });
  await lookAround(stage, { saved: [cooker, lamp], liked: kettle });
});

/** Akosua and Kwame live in Volta Hall, where Kwame sells a rice cooker. Others sell on the campus, near it, and in Kumasi. */
const goodsOfAHall = defineScene('goods of a hall', async (stage) => {
  await join(stage, AKOSUA);
  await join(stage, KWAME);
  await join(stage, YAW);
  await join(stage, ESI, 'upsa');
  await join(stage, KOFI, 'knust');
  for (const name of [AKOSUA, KWAME]) await stage.as(name).users.updateProfile({ hallId: 'volta-hall' });
  await sell(stage, KWAME, 'cooker', {
    title: 'Rice cooker 1.8 L',
    hallId: 'volta-hall',
    pickupLocation: 'Block C',
  });
  await sell(stage, KWAME, 'mirror', { title: 'Standing mirror' });
  await sell(stage, YAW, 'kettle', { title: 'Electric kettle', hallId: 'legon-hall' });
  await sell(stage, ESI, 'fan', { title: 'Table fan' });
  await sell(stage, KOFI, 'lamp', { title: 'Desk lamp of Kumasi', hallId: 'unity-hall' });
});

async function lookAround(stage: Stage, { saved, liked }: { saved: string[]; liked: string }): Promise<void> {
  const { favorites, savedSearches, search } = stage.as(AKOSUA);
  for (const hiveId of saved) await favorites.add({ hiveId, kind: 'saved' });
  await favorites.add({ hiveId: liked, kind: 'liked' });
  await savedSearches.create({ q: 'rice cooker', maxPrice: 200, hiveType: 'essentials' });
  await savedSearches.create({ hiveType: 'academia', university: 'knust' });
  await savedSearches.create({ topic: 'laptops-phones', near: 'ug' });
  await savedSearches.create({ q: 'a very long search for something that hardly anybody ever sells' });
  await search.remember({ q: 'lampshade' });
  await search.remember({ q: 'rice cooker' });
}

/** Kwame has accepted Akosua's offer of ₵90 for a mirror. */
const agreedPrice = defineScene('agreed price', async (stage) => {
  await stage.student(KWAME);
  const akosua = await stage.student(AKOSUA);
  const hiveId = await sell(stage, KWAME, 'mirror', { title: 'Standing mirror' });
  const { data } = await akosua.offers.create({ hiveId, amount: 90 });
  await stage.as(KWAME).offers.accept({ id: data.id });
});

/** Kwame sells 21 laptops: more than one page. */
const manyLaptops = defineScene('21 laptops', async (stage) => {
  await stage.student(KWAME);
  await sellAll(
    stage,
    KWAME,
    ...Array.from({ length: 21 }, (_, n) => `HP EliteBook laptop, number ${n + 1}`),
  );
});

const GIGS = [
  ['Fix a laptop that will not start', 'technical'],
  ['Poster for Hall Week', 'creative'],
  ['Knotless braids', 'lifestyle'],
  ['Hand out surveys', null],
] as const;

/** Kwame offers tutoring and has four gigs. Akosua looks around. */
const tutorsAndGigs = defineScene('tutors and gigs', async (stage) => {
  await stage.student(AKOSUA);
  const kwame = await stage.student(KWAME);
  const common = {
    description: 'This week, on campus.',
    price: 60,
    applicationDeadline: hourOf(stage, 12, 100),
  };
  for (const [title, serviceKind] of GIGS)
    await kwame.category.create({ ...common, category: 'sidehustle', title, serviceKind });
  const { data } = await kwame.category.create(tutoring('Calculus II', 60));
  stage.name('tutoring', data.id);
  await kwame.availability.set({
    id: data.id,
    weekly: [{ weekday: 'saturday', from: '16:00', to: '18:00' }],
  });
});

/** Akosua has an errand, to which she has invited Yaw. Kwame looks at it. */
const errandOpen = defineScene('open errand', async (stage) => {
  await stage.student(AKOSUA);
  await stage.student(KWAME);
  const studentId = await join(stage, YAW);
  const id = await postErrand(stage, AKOSUA);
  await stage.as(AKOSUA).invitations.create({ id, studentId });
});

/** Akosua's own listings: an errand, three things for sale, which Kwame saved one of, and a draft. */
const ownListings = defineScene('own listings', async (stage) => {
  const akosua = await stage.student(AKOSUA);
  const kwame = await stage.student(KWAME);
  await postErrand(stage, AKOSUA);
  await sell(stage, AKOSUA, 'cooker', { title: 'Rice cooker', price: 90 });
  await sell(stage, AKOSUA, 'kettle', { title: 'Kettle of steel', price: 90 });
  const id = await sell(stage, AKOSUA, 'lamp', { title: 'Desk lamp', price: 90 });
  await kwame.hives.view({ id });
  await kwame.favorites.add({ hiveId: id });
  await akosua.category.create({
    category: 'essentials',
    title: 'Ring light with stand',
    description: 'Three colours, bright',
    price: 90,
    condition: 'good',
    pickupLocation: 'Volta Hall',
    draft: true,
  });
});

/**
 * Kwame looks for a desk lamp, which Akosua has and has answered with one of her two. Efua looks for a calculator in Kumasi, Yaw for a
 * phone, outside of CampusHive. Akosua looks for a mattress, and has found a rice cooker.
 */
const wantedPosts = defineScene('wanted posts', async (stage) => {
  const akosua = await stage.student(AKOSUA);
  const kwame = await stage.student(KWAME);
  const efua = await stage.student('Efua Darko', 'knust');
  const yaw = await stage.student(YAW);
  await efua.wanted.create({
    title: 'Scientific calculator, Casio fx-991',
    category: 'books',
    maxPrice: 150,
  });
  const { data } = await kwame.wanted.create({
    title: 'A desk lamp with a clamp',
    details: 'For a narrow desk in Unity Hall. Any colour.',
    category: 'hostel',
    condition: 'good',
    maxPrice: 80,
  });
  stage.name('lamp wanted', data.id);
  const { data: phone } = await yaw.wanted.create({
    title: 'A used phone',
    details: 'Let us talk on WhatsApp',
    maxPrice: 400,
  });
  stage.name('phone wanted', phone.id);
  const listingId = await sell(stage, AKOSUA, 'lamp', { title: 'LED desk lamp' });
  await sell(stage, AKOSUA, 'reading lamp', { title: 'Reading lamp, warm white' });
  await akosua.wanted.answer({ id: data.id, listingId });
  const { data: mattress } = await akosua.wanted.create({
    title: 'Second-hand mattress, single',
    category: 'hostel',
    maxPrice: 0,
  });
  stage.name('mattress wanted', mattress.id);
  const { data: old } = await akosua.wanted.create({ title: 'A rice cooker' });
  await akosua.wanted.close({ id: old.id });
});

/** Six kettles were sold on campus, for ₵80 to ₵130. Kwame and Yaw look for a desk lamp. An admin has paused posting in Academia. */
const beforePosting = defineScene('before posting', async (stage) => {
  for (const name of [AKOSUA, KWAME, YAW, 'Efua Danquah']) await join(stage, name);
  const ids: string[] = [];
  for (const price of [80, 90, 100, 110, 120, 130])
    ids.push(await sell(stage, KWAME, `kettle for ${price}`, { title: 'Kettle', price }));
  await stage.as(KWAME).hives.markSold({ ids });
  for (const name of [KWAME, YAW])
    await stage.as(name).wanted.create({ title: 'Desk lamp', category: 'hostel' });
  await stage.promote('Efua Danquah', 'admin');
  await stage.as('Efua Danquah').moderation.setSwitch({
    hive: 'academia',
    feature: 'posting',
    on: false,
    reason: 'Someone offers lessons that never take place.',
  });
});

/** Kwame has a public shelf with two things and a stall, Akosua an empty one. */
const shelf = defineScene('shelf', async (stage) => {
  await stage.student(AKOSUA);
  await stage.student(KWAME);
  await stage.as(KWAME).users.updateProfile({ shelfName: 'kwame_sells' });
  await stage.as(AKOSUA).users.updateProfile({ shelfName: 'akosua_sells' });
  await sell(stage, KWAME, 'textbook', { title: 'Engineering Mathematics, Stroud' });
  await sell(stage, KWAME, 'mirror', { title: 'Standing mirror' });
  const { data: stall } = await stage.as(KWAME).stalls.create({
    name: 'Kwame prints',
    place: 'Legon Hall, Annex A',
    items: [
      { name: 'Ten pages, black and white', price: 4 },
      { name: 'Colour page', price: 2 },
    ],
    readyMinutes: 15,
  });
  await stage.as(KWAME).stalls.switch({ id: stall.id, to: 'open' });
});

/** Scenes of listings, favourites, gigs and wanted posts. */
export const catalogueScenes = [
  emptyCampus,
  laptopForSale,
  goodsOnTwoCampuses,
  goodsOfAHall,
  agreedPrice,
  manyLaptops,
  courseMaterial,
  shelf,
  tutorsAndGigs,
  errandOpen,
  ownListings,
  wantedPosts,
  studyFile,
  beforePosting,
  ...listingScenes,
];
