import {
  canonicalEmail,
  DAY,
  HOUR,
  MINUTE,
  toPesewas,
  universityOfEmail,
  type Photo,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { uuidv7obj, UUID } from 'uuidv7';
import { hashPassword } from '../modules/auth/passwords.js';
import { expiryOf } from '../modules/hives/details.js';
import type { UploadsModule } from '../modules/uploads/uploads.js';
import {
  conversations,
  listings,
  messages,
  notifications,
  participations,
  users,
} from '../platform/database/schema/index.js';
import { later } from '../platform/clock.js';
import type { Platform } from '../platform/platform.js';
import { DRAWINGS, draw, PALETTE_COUNT, type Drawing } from './drawings.js';
import { seedListings } from './listings.js';
import { createRandom } from './random.js';
import { DEMO_PASSWORD, SEED_STUDENTS } from './students.js';

type Student = typeof users.$inferSelect;

/** Fills an empty database with the demo campus; answers whether it did. */
export async function seedDemo(platform: Platform, uploads: Pick<UploadsModule, 'store'>): Promise<boolean> {
  const { db, clock } = platform;
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody !== undefined) return false;
  const now = clock.now();
  const students = await seedStudents(platform, now);
  const [akosua, kwame, esi] = students;
  if (akosua === undefined || kwame === undefined || esi === undefined)
    throw new Error('Three students at least');
  const photos = await seedPhotos(uploads, akosua.id);
  await seedAllListings(platform, students, photos, now);
  await seedTalk(platform, akosua, [kwame, esi], now);
  return true;
}

async function seedStudents({ db }: Platform, now: Date): Promise<Student[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = SEED_STUDENTS.map(({ name, email }, index) => {
    const joined = later(now, -(60 + index) * DAY);
    return {
      name,
      email,
      canonicalEmail: canonicalEmail(email),
      passwordHash,
      universityId: universityOfEmail(email)?.id ?? '',
      createdAt: joined,
      updatedAt: joined,
    };
  });
  return db.insert(users).values(rows).returning();
}

/** Every drawing once; listings of a kind share its files. */
async function seedPhotos(
  uploads: Pick<UploadsModule, 'store'>,
  ownerId: string,
): Promise<ReadonlyMap<Drawing, Photo>> {
  const photos = new Map<Drawing, Photo>();
  for (const [index, drawing] of DRAWINGS.entries()) {
    photos.set(
      drawing,
      await uploads.store(ownerId, 'listing-photo', await draw(drawing, index % PALETTE_COUNT)),
    );
  }
  return photos;
}

async function seedAllListings(
  { db }: Platform,
  students: readonly Student[],
  photos: ReadonlyMap<Drawing, Photo>,
  now: Date,
): Promise<void> {
  const random = createRandom(7);
  const all = seedListings(now);
  const times = all
    .map((_, index) => later(now, -(index * 73 + random.between(2, 70)) * MINUTE))
    .sort((a, b) => a.getTime() - b.getTime());
  const rows = shuffled([...all], random).map((listing, index) => {
    const createdAt = times[index] ?? now;
    const poster = students[random.between(0, students.length - 1)] ?? students[0];
    const photo = listing.drawing === null ? undefined : photos.get(listing.drawing);
    return {
      id: idAt(createdAt, index),
      hive: listing.hive,
      posterId: poster?.id ?? '',
      universityId: poster?.universityId ?? '',
      title: listing.title,
      description: listing.description,
      pricePesewas: listing.price === null ? null : toPesewas(listing.price),
      status: 'active' as const,
      details: { ...listing.details },
      photos: photo === undefined ? [] : [photo],
      expiresAt: expiryOf(listing.hive, listing.details, now),
      createdAt,
      updatedAt: createdAt,
    };
  });
  for (let from = 0; from < rows.length; from += 100)
    await db.insert(listings).values(rows.slice(from, from + 100));
}

/** Lists are sorted by id, so an id must carry the time of its listing. */
function idAt(time: Date, serial: number): string {
  const { bytes } = uuidv7obj();
  return UUID.fromFieldsV7(time.getTime(), serial % 4096, 0, bytes[15] ?? 0).toString();
}

function shuffled<T>(items: T[], random: ReturnType<typeof createRandom>): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

const TALKS = [
  ['Hello Akosua, is this still available?', 'Can you do a little less for a fellow student?'],
  [
    'Good evening! Could we meet at Balme tomorrow?',
    'I can be there after the 2 o’clock lecture.',
    'I would pay on CampusHive, so the money is held.',
  ],
] as const;

/** Two students ask Akosua about two of her things; she has not looked yet. */
async function seedTalk(
  { db }: Platform,
  akosua: Student,
  others: readonly Student[],
  now: Date,
): Promise<void> {
  const mine = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.posterId, akosua.id))
    .limit(2);
  for (const [index, other] of others.entries()) {
    const lines = TALKS[index] ?? TALKS[0];
    const at = (line: number) => later(now, -(index + 1) * HOUR + line * 4 * MINUTE);
    const last = at(lines.length - 1);
    const [firstUserId = '', secondUserId = ''] = [akosua.id, other.id].sort();
    const [talk] = await db
      .insert(conversations)
      .values({
        firstUserId,
        secondUserId,
        openedById: other.id,
        listingId: mine[index]?.id ?? null,
        length: lines.length,
        createdAt: at(0),
        updatedAt: last,
      })
      .returning();
    if (talk === undefined) throw new Error('An insert answers its row');
    const conversationId = talk.id;
    await db.insert(participations).values([
      { conversationId, userId: akosua.id, unreadCount: lines.length, readPosition: 0, updatedAt: last },
      { conversationId, userId: other.id, unreadCount: 0, readPosition: lines.length, updatedAt: last },
    ]);
    await db.insert(messages).values(
      lines.map((content, line) => ({
        conversationId,
        position: line + 1,
        senderId: other.id,
        content,
        createdAt: at(line),
      })),
    );
    await db.insert(notifications).values({
      userId: akosua.id,
      type: 'message',
      kind: 'message_received',
      title: 'New message',
      description: `${other.name} wrote to you`,
      subject: { type: 'conversation', id: conversationId },
      createdAt: at(0),
    });
  }
  await db.insert(notifications).values({
    userId: akosua.id,
    type: 'system',
    kind: 'welcome',
    title: 'Akwaaba to CampusHive',
    description: 'Everybody here is a verified student, and every payment is held until you meet.',
    subject: null,
    createdAt: later(now, -3 * HOUR),
  });
}
