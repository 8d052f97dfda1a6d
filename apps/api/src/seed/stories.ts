import { DAY, HOUR, type Photo } from '@campushive/contract';
import { renderNotification } from '@campushive/contract/notification-templates/render';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { eq } from 'drizzle-orm';
import { lexemesOf, wordsOf } from '@campushive/domain/catalogue/hives/search-words';
import type { NewNotification } from '@campushive/domain/base/notifications/notifications';
import {
  applications,
  listings,
  notifications,
  savedSearches,
  uploads,
} from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { idAt, type Chance } from './chance.js';
import type { Draft } from './content/sketch.js';
import { toListing, type NewListing, type StoredPictures } from './listings.js';
import type { Members } from './members.js';
import { morningIn, storeMeeting } from './meetings.js';
import { storeSale } from './sales.js';
import { AKOSUA, KWAME } from './students.js';
import {
  ABOUT_THE_BOOKS,
  ABOUT_THE_FAN,
  ABOUT_THE_KETTLE,
  aboutTheLaptop,
  hoursAgo,
  LINES_SINCE_PAID,
  storeTalk,
  TALK_STEP,
} from './talk.js';

/** Titles of Akosua's own listings, besides generated ones. */
const FAN = 'Standing fan with remote control';
const BOOKS = 'Level 100 Economics textbooks, set of four';
const KETTLE = 'Electric kettle 1.7 L';
export const AKOSUAS = [FAN, BOOKS, 'Study table with drawer', KETTLE];

/** Price limit of Akosua's search for a laptop, in minor units. */
const MAX_LAPTOP_PRICE = 250_000;

const NAA = 'naa.lamptey@st.ug.edu.gh';
export const KOFI = 'kofi.asante@st.ug.edu.gh';
const SELORM = 'selorm.agbeko@st.ug.edu.gh';
const AFIA = 'afia.bonsu@knust.edu.gh';
const KWABENA = 'kwabena.opoku@st.knust.edu.gh';

const LAPTOP: Draft = {
  hive: 'essentials',
  title: 'HP Pavilion 14, i5, 8 GB, with sleeve',
  description: 'Two years old, battery still good for five hours. I have a new one from my aunt.',
  price: 1850,
  details: { condition: 'good', pickupLocation: 'Great Hall', itemCategory: 'Laptops', brand: 'HP' },
  picture: 'laptop',
};
const DRAWING_TABLE: Draft = {
  hive: 'essentials',
  title: 'Drawing table with T-square',
  description: 'Adjustable top, used for two studios. A little ink on one corner.',
  price: 260,
  details: { condition: 'good', pickupLocation: 'Republic Hall', itemCategory: 'Study' },
  picture: 'table',
};
const HEADSET: Draft = {
  hive: 'essentials',
  title: 'Gaming headset with microphone',
  description: 'Works with laptop and phone. Ear pads are new.',
  price: 220,
  details: { condition: 'like-new', pickupLocation: 'Unity Hall', itemCategory: 'Electronics' },
  picture: 'headphones',
};
const SCRIPT: Draft = {
  hive: 'sidehustle',
  title: 'Type a thirty-page film script',
  description: 'Handwritten, readable, in screenplay format please. Paid through CampusHive when it is done.',
  price: 120,
  details: { serviceKind: 'technical' },
};

interface Past {
  readonly laptop: NewListing;
  readonly drawingTable: NewListing;
  readonly headset: NewListing;
  readonly script: NewListing;
}

/** Composes closed listings: sold, completed, or assigned. */
export function composePast(members: Members, pictures: StoredPictures, now: Date, chance: Chance): Past {
  const made = (draft: Draft, email: string, daysAgo: number) =>
    toListing(draft, members.at(email), later(now, -daysAgo * DAY), pictures, chance);
  const deadline = later(now, 9 * DAY).toISOString();
  return {
    laptop: { ...made(LAPTOP, AKOSUA.email, 6), status: 'sold', updatedAt: hoursAgo(now, 26) },
    drawingTable: {
      ...made(DRAWING_TABLE, AFIA, 24),
      status: 'completed',
      updatedAt: hoursAgo(now, 17 * 24),
    },
    // The payment failed, and the seller sold it elsewhere.
    headset: { ...made(HEADSET, KWABENA, 13), status: 'sold', updatedAt: hoursAgo(now, 9 * 24) },
    script: {
      ...made({ ...SCRIPT, details: { ...SCRIPT.details, applicationDeadline: deadline } }, NAA, 3),
      status: 'assigned',
      assignedToId: members.named(AKOSUA).id,
      updatedAt: hoursAgo(now, 5),
    },
  };
}

/** Stores the demo accounts' conversations, payments and notifications. */
export async function storeStories(
  tx: Db,
  platform: HostPlatform,
  members: Members,
  past: Past,
  /** Akosua's upload that is sent in a message. */
  photoSent: Photo,
  now: Date,
  chance: Chance,
): Promise<void> {
  await tx.update(uploads).set({ attachedAt: now }).where(eq(uploads.id, photoSent.id));
  const posted = await tx.select({ id: listings.id, title: listings.title }).from(listings);
  const idOf = (title: string) => posted.find((one) => one.title === title)?.id ?? '';
  const [akosua, kwame] = [members.named(AKOSUA), members.named(KWAME)];
  const [kofi, selorm, naa] = [members.at(KOFI), members.at(SELORM), members.at(NAA)];
  const buyer = { id: kwame.id, email: kwame.email };

  const held = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: past.laptop.posterId,
      listing: past.laptop,
      buyer,
      channel: 'mobile_money',
      begunAt: hoursAgo(now, 26),
      outcome: { status: 'held' },
    },
    chance,
  );
  const released = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: past.drawingTable.posterId,
      listing: past.drawingTable,
      buyer,
      channel: 'card',
      begunAt: hoursAgo(now, 19 * 24),
      outcome: { status: 'released', releasedAt: hoursAgo(now, 17 * 24) },
    },
    chance,
  );
  const meetup = await storeMeeting(tx, {
    order: held,
    universityId: akosua.universityId,
    spotId: 'ug/great-hall-steps',
    startsAt: morningIn(2, now),
    status: 'accepted',
  });
  const failed = await storeSale(
    tx,
    platform,
    {
      kind: 'purchase',
      sellerId: past.headset.posterId,
      listing: past.headset,
      buyer,
      channel: 'mobile_money',
      begunAt: hoursAgo(now, 10 * 24),
      outcome: { status: 'failed', reason: 'Insufficient funds' },
    },
    chance,
  );

  await storeTalk(
    tx,
    {
      they: kwame.id,
      we: akosua.id,
      listingId: past.laptop.id,
      endedAt: later(held.paidAt ?? held.createdAt, LINES_SINCE_PAID * TALK_STEP),
      ...aboutTheLaptop({ photo: photoSent, totalMinor: held.total, meetup }),
    },
    chance,
  );
  await storeTalk(
    tx,
    {
      they: naa.id,
      we: akosua.id,
      listingId: idOf(KETTLE),
      endedAt: hoursAgo(now, 3 * 24),
      ...ABOUT_THE_KETTLE,
    },
    chance,
  );
  const aboutBooks = await storeTalk(
    tx,
    { they: selorm.id, we: akosua.id, listingId: idOf(BOOKS), endedAt: hoursAgo(now, 3), ...ABOUT_THE_BOOKS },
    chance,
  );
  const aboutFan = await storeTalk(
    tx,
    {
      they: kofi.id,
      we: akosua.id,
      listingId: idOf(FAN),
      endedAt: later(now, -0.4 * HOUR),
      ...ABOUT_THE_FAN,
    },
    chance,
  );

  await tx.insert(applications).values(
    (
      [
        [akosua.id, 9, 'I type fast and I know the format from our drama club. Done by Friday.'],
        [kofi.id, 8, 'I can do it, ten pages a day.'],
      ] as const
    ).map(([applicantId, hours, message]) => {
      const createdAt = hoursAgo(now, hours);
      const id = idAt(createdAt, chance);
      return { id, listingId: past.script.id, applicantId, message, createdAt, updatedAt: createdAt };
    }),
  );

  await tx.insert(savedSearches).values({
    userId: akosua.id,
    q: 'laptop',
    lexemes: lexemesOf(wordsOf('laptop')),
    maxPriceMinor: MAX_LAPTOP_PRICE,
    fingerprint: JSON.stringify([wordsOf('laptop'), null, null, null, MAX_LAPTOP_PRICE, null]),
    createdAt: hoursAgo(now, 60),
  });

  const told = (hours: number, read: boolean, row: NewNotification) => {
    const createdAt = hoursAgo(now, hours);
    return {
      ...row,
      ...renderNotification(row, 'en'),
      id: idAt(createdAt, chance),
      createdAt,
      readAt: read ? later(createdAt, HOUR) : null,
    };
  };
  const wrote = (name: string, id: string, count: number) =>
    ({
      userId: akosua.id,
      type: 'message',
      kind: 'message_received',
      values: { sender: name, count },
      subject: { type: 'conversation', id },
    }) as const;
  const about = (order: typeof held) => ({
    type: 'payment' as const,
    values: { listing: order.listingTitle },
    subject: { type: 'payment' as const, id: order.id },
  });
  await tx.insert(notifications).values([
    told(0.5, false, wrote(kofi.name, aboutFan, 2)),
    told(3.1, true, wrote(selorm.name, aboutBooks, 3)),
    told(5, false, {
      userId: akosua.id,
      type: 'task',
      kind: 'task_assigned',
      values: { listing: past.script.title },
      subject: { type: 'listing', id: past.script.id },
    }),
    told(26, false, { ...about(held), userId: akosua.id, kind: 'payment_held' }),
    told(26, true, { ...about(held), userId: kwame.id, kind: 'payment_made' }),
    told(17 * 24, true, {
      ...about(released),
      userId: kwame.id,
      kind: 'payment_released',
      values: { listing: released.listingTitle, to: 'buyer' },
    }),
    told(10 * 24, true, { ...about(failed), userId: kwame.id, kind: 'payment_failed' }),
  ]);
}
