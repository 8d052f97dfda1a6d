import {
  DAY,
  HIVE_NAMES,
  USUAL_AVAILABILITY,
  WANTED_LIFETIME,
  type ErrorCode,
  type BuiltInHive,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { moderateListing } from '@campushive/domain/trust/moderation/listings';
import { suspend } from '@campushive/domain/trust/moderation/suspension';
import { later } from '@campushive/domain/platform/clock';
import { reportCases, takedowns, users, wanted } from '@campushive/domain/platform/database/schema/index';
import type { TestCampus, TestStudent } from '../campus.js';
import { createSoftwareAuthenticator } from '../software-authenticator.js';
import { PIXEL, type Fields } from './requests.js';

/** Ingredients of right inputs. */
export interface World {
  readonly campus: TestCampus;
  /** The caller. */
  readonly me: TestStudent;
  readonly other: TestStudent;
  newEmail(): string;
  /** Creates a new student, with whom anything may be done. */
  stranger(): Promise<TestStudent>;
}

export interface RightInput {
  /** Makes the input; called again for every use, because a right call changes things. */
  make(world: World): Fields | Promise<Fields>;
  /** Expected error code. Default: success. */
  readonly refusedWith?: ErrorCode;
}

export const right = (make: RightInput['make'], refusedWith?: ErrorCode): RightInput[] => [
  { make, ...(refusedWith && { refusedWith }) },
];
export const nothing = right(() => ({}));
export const page = right(() => ({ limit: '5' }));

/** Creates a device of the caller. */
export const deviceOf = ({ campus }: World) =>
  createSoftwareAuthenticator(new URL(campus.app.platform.config.publicUrl).origin);

/** Creates the caller's only passkey, on a new device. */
export async function passkeyOf(world: World) {
  const { passkeys } = world.me.client;
  for (const { id } of (await passkeys.list({})).data) await passkeys.remove({ id });
  const device = deviceOf(world);
  const { attempt, options } = (await passkeys.begin({})).data;
  const { data } = await passkeys.create({ attempt, name: 'My phone', credential: device.create(options) });
  return { device, id: data.id };
}

/** Creates a webhook of a partner, on a port of this machine where nothing listens. */
export async function webhookOf({ me }: World): Promise<{ id: string }> {
  const made = await me.client.webhooks.create({
    url: 'http://127.0.0.1:9/hook',
    events: ['listing.closed'],
  });
  return { id: made.data.id };
}

export const password = 'Kente-cloth-7';
/** Returns a time by day, when every tutor can be booked. */
export const tomorrowNoon = ({ campus }: World) =>
  `${new Date(campus.clock.now().getTime() + DAY).toISOString().slice(0, 10)}T12:00:00.000Z`;
export const soon = '2030-01-01T10:00:00.000Z';

/** A listing of every hive, with every field that the poster can fill in but photos. */
export const LISTINGS: Readonly<Record<BuiltInHive, Fields>> = {
  essentials: {
    title: 'HP EliteBook 840 G6',
    description: '16 GB, charger included',
    price: 2450.5,
    condition: 'like-new',
    pickupLocation: 'Unity Hall',
    brand: 'HP',
    purchaseDate: '2025-05-06',
    itemCategory: 'Computers',
    courseCode: 'DCIT 103',
    photos: [],
  },
  academia: {
    title: 'Calculus',
    description: 'One to one',
    price: 40,
    duration: 60,
    location: 'Balme',
    courseCode: 'math223',
  },
  logistics: { title: 'A parcel to Legon', price: 15, specialInstructions: 'Fragile' },
  buzz: {
    title: 'Hall week',
    description: 'Music and food',
    price: 10,
    eventDate: soon,
    eventEndDate: new Date(Date.parse(soon) + 2 * 3_600_000).toISOString(),
    location: 'Akuafo Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'paid',
    capacity: 200,
    registrationLink: 'https://hallweek.example/join',
    isItem13: true,
  },
  archive: {
    title: 'Past questions',
    description: 'Level 200',
    courseCode: 'MATH-223',
    fileUrl: 'https://files.example/past.pdf',
    mayShare: true,
  },
  sidehustle: { title: 'A logo', description: 'For a society', price: 120, applicationDeadline: soon },
};
export const changeOf = ({ title, description, price }: Fields): Fields => ({
  title,
  ...(description !== undefined && { description }),
  ...(price !== undefined && { price }),
});
export const eachHive = (make: (hive: BuiltInHive, world: World) => Fields | Promise<Fields>): RightInput[] =>
  HIVE_NAMES.map((hive) => ({ make: (world) => make(hive, world) }));

export async function data(world: World, method: string, path: string, body: unknown, by = world.me) {
  const answer = await world.campus.request(method, path, { token: by.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
export const listing = async (
  world: World,
  hive: BuiltInHive = 'essentials',
  by = world.me,
): Promise<string> => {
  const { id } = await data(world, 'POST', `/${hive}`, LISTINGS[hive], by);
  // Lessons are booked within hours that their tutor has set.
  if (hive === 'academia') await by.client.availability.set({ id, weekly: [...USUAL_AVAILABILITY.weekly] });
  return id;
};
const { registrationLink: _link, ...EVENT_HERE } = LISTINGS.buzz as Fields;
export const freeEvent = async (world: World): Promise<string> =>
  (await data(world, 'POST', '/buzz', { ...EVENT_HERE, price: 0 }, world.other)).id;
/** Creates the group of an event of the caller; an event with registrations elsewhere has none. */
export const group = async (world: World): Promise<string> =>
  (await data(world, 'POST', '/buzz', EVENT_HERE)).id;
/** Creates a promo code for an event of the caller. */
export const promoCode = async (world: World, id: string): Promise<string> =>
  (await data(world, 'POST', `/hives/${id}/promo-codes`, { code: 'HALL10', percent: 10 })).id;
/** Creates a message of the caller. */
export const message = async (world: World): Promise<string> => {
  const said = { conversationId: await conversation(world), content: 'Is it still there?' };
  return (await data(world, 'POST', '/messages/send', said)).id;
};
export const conversation = async (world: World): Promise<string> =>
  (await data(world, 'POST', '/messages/conversations', { recipientId: world.other.id })).id;
export const portfolioPhoto = async (world: World, by = world.me): Promise<string> => {
  const form = new FormData();
  form.append('purpose', 'portfolio-photo');
  form.append('file', PIXEL, 'photo.png');
  return (await data(world, 'POST', '/uploads', form, by)).id;
};
/** Uploads a private file of the caller that is not delivered. */
export const attachment = async (world: World): Promise<string> => {
  const form = new FormData();
  form.append('purpose', 'work-file');
  form.append('file', PIXEL, 'photo.png');
  return (await data(world, 'POST', '/uploads/attachments', form)).id;
};
/** Creates a picture of the other student. */
export const portfolioPicture = async (world: World): Promise<string> => {
  const pictures = [{ id: await portfolioPhoto(world, world.other), caption: 'A poster' }];
  return (await data(world, 'PUT', '/users/me/portfolio', { pictures }, world.other))[0].id;
};

/** Creates an open case: the caller reported a new student. */
export const reportCase = async (world: World): Promise<string> => {
  const targetId = (await world.stranger()).id;
  await data(world, 'POST', '/reports', { targetType: 'user', targetId, reason: 'scam' });
  const [open] = await world.campus.app.platform.db
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(eq(reportCases.targetId, targetId));
  return open?.id ?? '';
};

/** Creates a listing that a moderator has hidden. */
export const takedown = async (world: World, owner = world.me): Promise<string> => {
  const id = await listing(world, 'essentials', owner);
  const { db, clock } = world.campus.app.platform;
  const [moderator] = await db.select().from(users).where(eq(users.role, 'moderator')).limit(1);
  const by = moderator?.id ?? world.other.id;
  await db.transaction((tx) =>
    moderateListing(
      tx,
      { id, status: 'active', posterId: owner.id },
      { to: 'hidden', actorId: by, reason: 'Not yours to sell' },
      clock.now(),
    ),
  );
  return id;
};
/** Credentials of a suspended account. */
export const suspendedAccount = async (world: World): Promise<{ email: string; password: string }> => {
  const { id, email, password: theirs } = await world.stranger();
  const { db, clock } = world.campus.app.platform;
  const suspension = { userId: id, actorId: null, reason: 'Asks for money first', until: null };
  await db.transaction((tx) => suspend(tx, suspension, clock.now()));
  return { email, password: theirs };
};
/** Creates a pending appeal; the listing was hidden by someone other than the callers. */
export const appealed = async (world: World): Promise<string> => {
  const owner = await world.stranger();
  const id = await takedown(world, owner);
  await data(world, 'POST', `/hives/${id}/appeal`, { text: 'It is my own laptop' }, owner);
  const [open] = await world.campus.app.platform.db
    .select({ id: takedowns.id })
    .from(takedowns)
    .where(eq(takedowns.listingId, id));
  return open?.id ?? '';
};

/** Input of a wanted post, with every field. */
export const WANTED = {
  title: 'A desk lamp',
  details: 'With a clamp',
  category: 'hostel',
  condition: 'good',
  maxPrice: '80.50',
};
/** Creates a post of a student that does not count towards the daily limit. */
export async function wantedPost(world: World, { id: userId } = world.me): Promise<string> {
  const { db, clock } = world.campus.app.platform;
  const now = clock.now();
  const times = { createdAt: now, listedAt: now, endsAt: later(now, WANTED_LIFETIME) };
  const post = { userId, universityId: 'ug', title: 'A desk lamp', details: '', status: 'open' } as const;
  const [made] = await db
    .insert(wanted)
    .values({ ...post, ...times })
    .returning({ id: wanted.id });
  return made?.id ?? '';
}
/** Closes the caller's posts, to make room for another one. */
export async function closeWanted({ campus, me }: World): Promise<void> {
  await campus.app.platform.db.update(wanted).set({ status: 'closed' }).where(eq(wanted.userId, me.id));
}

export const filters = {
  q: 'lamp',
  topic: 'hostel',
  university: 'ug',
  near: 'ug',
  minPrice: '1',
  maxPrice: '100.50',
  condition: 'good',
  since: 'week',
  sort: 'price-asc',
  limit: '5',
};
