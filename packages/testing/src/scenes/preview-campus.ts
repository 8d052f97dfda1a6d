import { DAY, HOUR, type Client, type InputOf } from '@campushive/contract';
import type { HiveName } from '@campushive/contract/hives';
import { defineScene, type Scene, type Stage } from '../scene.js';
import { buy, hourOf } from './steps.js';
import { ABENA, AKOSUA, ESI, GOODS, KWAME, NII, STUDENTS, YAW } from './preview-goods.js';

/** Returns a picture of the campus by its name. Undefined where the campus has none. */
export type PictureSource = (name: string) => Promise<Blob | undefined>;

/** Time that passes in the scene. */
export const PREVIEW_LASTS = 2 * DAY;

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Returns the id of a listing by its title. */
type IdOf = (title: string) => string;

const has = ({ campus }: Stage, hive: HiveName): boolean => campus.hives.some(({ name }) => name === hive);

/** Campus of the preview: students with listings in every hive, a conversation, an offer and orders. It leads up to the present. */
export const previewCampus = (pictureOf: PictureSource): Scene =>
  defineScene('preview campus', async (stage) => {
    for (const [name, place, bio] of STUDENTS) {
      const { featuredInstitutions, institutions } = stage.campus;
      const universityId = featuredInstitutions[place] ?? institutions[0]?.id;
      const student = await stage.student(name, universityId);
      await student.users.updateProfile({ bio });
    }
    const goods = await postGoods(stage, pictureOf);
    await postServices(stage);
    await postEvents(stage);
    await postOwnHives(stage, pictureOf);
    await stage.pass(DAY);
    await deal(stage, goods);
    await talk(stage, goods);
  });

/** Posts all goods. Returns a function from a title to the listing's id. */
async function postGoods(stage: Stage, pictureOf: PictureSource): Promise<IdOf> {
  const ids = new Map<string, string>();
  for (const [at, { seller, pictures, ...fields }] of GOODS.entries()) {
    // Times in a list differ.
    if (at % 4 === 0) await stage.pass(4 * HOUR);
    const client = stage.as(seller);
    const photos: string[] = [];
    for (const name of pictures) {
      const file = await pictureOf(name);
      if (file === undefined) continue;
      photos.push((await client.uploads.create({ purpose: 'listing-photo', file })).data.id);
    }
    const pickupLocation = await placeOf(client);
    const { data } = await client.category.create({
      category: 'essentials',
      ...fields,
      pickupLocation,
      photos,
    });
    stage.name(fields.title, data.id);
    ids.set(fields.title, data.id);
  }
  return (title) => ids.get(title) ?? '';
}

/** Returns a usual meeting place of the student's university. */
async function placeOf(client: Client): Promise<string> {
  const [spot] = (await client.meetups.spots({})).data;
  return spot?.name ?? 'The main gate';
}

async function postServices(stage: Stage): Promise<void> {
  const [esi, abena, nii, yaw] = [ESI, ABENA, NII, YAW].map((name) => stage.as(name));
  if (has(stage, 'academia') && esi !== undefined) {
    const { data } = await esi.category.create({
      category: 'academia',
      title: 'Calculus and linear algebra, one to one',
      description: 'Limits to integrals, with past questions. We go at your speed.',
      price: 40,
      duration: 60,
      location: await placeOf(esi),
    });
    const weekly = EVERY_DAY.map((weekday) => ({ weekday, from: '15:00', to: '19:00' }));
    await esi.availability.set({ id: data.id, weekly });
  }
  if (has(stage, 'archive'))
    await abena?.category.create({
      category: 'archive',
      title: 'Constitutional law: notes of the whole semester',
      description: 'Typed and ordered by week, with the cases of every lecture.',
      courseCode: 'LAW 201',
      fileUrl: 'https://example.com/constitutional-law.pdf',
      mayShare: true,
    });
  if (has(stage, 'logistics'))
    await nii?.category.create({
      category: 'logistics',
      title: 'Pick up a parcel at the main gate',
      price: 15,
      from: 'Main gate',
      to: 'Commonwealth Hall, room B14',
      specialInstructions: 'A box of about 3 kg. Call when you are there.',
    });
  if (has(stage, 'sidehustle')) {
    await yaw?.category.create({
      category: 'sidehustle',
      title: 'Graduation and birthday photographs',
      description: 'An hour on campus with a good camera. You choose the place.',
      serviceKind: 'creative',
      packages: [
        { name: 'Ten pictures', includes: 'One hour, ten edited pictures.', price: 150, days: 4 },
        { name: 'Thirty pictures', includes: 'Two hours, thirty edited pictures.', price: 320, days: 7 },
      ],
    });
    await stage.as(KWAME).category.create({
      category: 'sidehustle',
      title: 'Type 20 handwritten pages',
      description: 'A report in clear handwriting. Two days are enough.',
      price: 60,
      serviceKind: 'academic',
      applicationDeadline: hourOf(stage, 18, 9),
    });
  }
}

async function postEvents(stage: Stage): Promise<void> {
  if (!has(stage, 'buzz')) return;
  await stage.as(ABENA).category.create({
    category: 'buzz',
    title: 'Open mic and poetry night',
    description: 'Ten performers, good food and an open stage at the end. Come early for a seat.',
    price: 30,
    admission: 'paid',
    eventType: 'cultural',
    eventDate: hourOf(stage, 18, 8),
    eventEndDate: hourOf(stage, 22, 8),
    location: 'Great Hall',
    organizer: 'Poetry Society',
    capacity: 120,
  });
  await stage.as(KWAME).category.create({
    category: 'buzz',
    title: 'Repair workshop: bring your laptop',
    description: 'We clean fans, change batteries and save slow machines. Free for everyone.',
    admission: 'free',
    eventType: 'workshop',
    eventDate: hourOf(stage, 14, 5),
    eventEndDate: hourOf(stage, 17, 5),
    location: 'Engineering block, room 4',
    organizer: 'Makers of the campus',
  });
}

/** Posts in a hive that the campus defines. Its fields are data, so the types of the calls do not have them. */
const postOwn = (client: Client, fields: object) =>
  client.category.create(fields as InputOf<'category.create'>);

/** Posts in the hives that the campus defines: a room with a deposit, something found, and a lift. */
async function postOwnHives(stage: Stage, pictureOf: PictureSource): Promise<void> {
  const rooms = stage.campus.hives.find(({ name }) => name === 'rooms');
  const picture = await pictureOf('room-single-1');
  if (rooms?.depositField !== undefined && picture !== undefined) {
    const esi = stage.as(ESI);
    const photo = (await esi.uploads.create({ purpose: 'listing-photo', file: picture })).data.id;
    await postOwn(esi, {
      category: 'rooms',
      title: 'Single room, ten minutes to campus',
      description: 'Light and water every day. You share the kitchen with two students.',
      price: 3_600,
      ...{ kind: 'single', period: 'year', deposit: 400, where: 'Ayeduase', gender: 'anyone' },
      ...{ freeFrom: hourOf(stage, 0, 20).slice(0, 10), furnished: true },
      photos: [photo],
    });
  }
  if (has(stage, 'lost-found'))
    await postOwn(stage.as(NII), {
      category: 'lost-found',
      title: 'Bunch of keys with a red tag',
      description: 'On the stairs of the library. Tell me how many keys there are.',
      ...{ what: 'found', where: 'Library', day: hourOf(stage, 0).slice(0, 10) },
    });
  if (has(stage, 'rides'))
    await postOwn(stage.as(AKOSUA), {
      category: 'rides',
      title: 'Legon to Kumasi',
      description: 'Two free seats, and room for one bag each.',
      ...{ offer: 'seats', from: 'Legon, main gate', to: 'Kumasi', leaves: '6 am', seats: 2 },
      day: hourOf(stage, 0, 4).slice(0, 10),
    });
}

/** Abena buys Akosua's rice cooker and has it; Nii has paid for Kwame's speaker and will meet him; Yaw offers less for the fridge. */
async function deal(stage: Stage, idOf: IdOf): Promise<void> {
  const cooker = await buy(stage, ABENA, idOf('Rice cooker 1.8 L with steamer'));
  const { handoverCode } = (await stage.as(ABENA).payments.get({ id: cooker })).data;
  await stage.as(AKOSUA).payments.handover({ id: cooker, code: handoverCode ?? '' });
  await stage.as(ABENA).reviews.create({ id: cooker, stars: 5, text: 'As described, and she was on time.' });
  const speaker = await buy(stage, NII, idOf('Portable speaker'));
  const [spot] = (await stage.as(NII).meetups.spots({})).data;
  const place = spot === undefined ? { place: 'Main gate' } : { spotId: spot.id };
  const startsAt = hourOf(stage, 15, 2);
  const { data } = await stage.as(NII).meetups.propose({ id: speaker, ...place, startsAt });
  await stage.as(KWAME).meetups.accept({ id: speaker, meetupId: data.meetup?.id ?? '' });
  await stage.as(YAW).offers.create({ hiveId: idOf('Table-top fridge, 90 litres'), amount: 900 });
  await stage.as(ESI).wanted.create({
    title: 'Microwave, any size',
    details: 'Clean inside, please. I can pick it up this week.',
    maxPrice: 500,
  });
}

/** Akosua asks Kwame about his laptop. */
async function talk(stage: Stage, idOf: IdOf): Promise<void> {
  const [akosua, kwame] = [stage.as(AKOSUA), stage.as(KWAME)];
  const hiveId = idOf('HP EliteBook 840, 16 GB, charger included');
  const recipientId = (await kwame.auth.me({})).data.id;
  const { id: conversationId } = (await akosua.threads.open({ recipientId, hiveId })).data;
  await akosua.threads.send({ id: conversationId, content: 'Hi Kwame, is the laptop still available?' });
  await kwame.threads.send({
    id: conversationId,
    content: 'Yes. You can try it first: I am at the library until six.',
  });
  await akosua.threads.send({ id: conversationId, content: 'Great. Does the charger belong to it?' });
  await kwame.threads.send({ id: conversationId, content: 'It does, and a sleeve.' });
}
