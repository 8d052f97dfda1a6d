import { DAY, LISTING_LIFETIME, type ServiceKind } from '@campushive/contract';
import type { ServicePackage } from '@campushive/contract/rules/packages';
import { and, eq, inArray } from 'drizzle-orm';
import { toMinor } from '@campushive/domain/platform/money';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  applications,
  favorites,
  invitations,
  listings,
  portfolioPictures,
  uploads,
} from '@campushive/domain/platform/database/schema/index';
import { createChance, idAt, type Chance } from './chance.js';
import type { NewListing, StoredPictures } from './listings.js';
import type { PictureName } from './pictures/photographs.js';

interface Offer {
  readonly serviceKind: ServiceKind;
  readonly title: string;
  readonly description: string;
  /** Name, contents, price in major units, days. */
  readonly packages: readonly (readonly [name: string, includes: string, price: number, days: number])[];
  readonly work: readonly (readonly [picture: PictureName, caption: string])[];
}

const OFFERS: readonly Offer[] = [
  {
    serviceKind: 'technical',
    title: 'I repair phones, laptops and headphones',
    description: 'Screens, keyboards, batteries and loose jacks. I tell you first if it is not worth it.',
    packages: [
      ['Basic', 'I open it, clean it and tell you what is wrong.', 30, 1],
      ['Standard', 'One repair, such as a battery or a jack. You pay for the part.', 80, 3],
      ['Premium', 'Screen or keyboard with the part, and a month to come back with it.', 280, 5],
    ],
    work: [
      ['laptop', 'A keyboard that types again'],
      ['phoneWhole', 'New glass and a new battery'],
      ['headphones', 'Both sides play again'],
    ],
  },
  {
    serviceKind: 'lifestyle',
    title: 'Sneakers and laundry, back like new',
    description: 'I fetch it at your hall and bring it back. White stays white.',
    packages: [
      ['Basic', 'One pair of sneakers, cleaned by hand.', 25, 2],
      ['Premium', 'Two pairs and a bag of laundry, washed, dried and folded.', 70, 3],
    ],
    work: [
      ['canvasShoes', 'White soles that had been brown'],
      ['labCoat', 'White again after the laboratory'],
    ],
  },
  {
    serviceKind: 'creative',
    title: 'Live guitar for your hall night',
    description: 'Highlife, gospel and what you sing along to. I bring the guitar and a small amplifier.',
    packages: [
      ['One hour', 'Two sets of twenty minutes and one song of your choice.', 150, 14],
      ['The evening', 'Three hours with breaks, and two songs of your choice.', 380, 21],
    ],
    work: [['boxGuitar', 'The guitar that you will hear']],
  },
];

/** Turns some unanswered tasks into services, with pictures of their students' work. */
export async function storeServices(
  tx: Db,
  mainId: string,
  rows: readonly NewListing[],
  pictures: StoredPictures,
  now: Date,
): Promise<void> {
  const untouched = await untouchedTasks(tx, mainId, rows, now);
  for (const [index, listing] of untouched.slice(0, OFFERS.length).entries()) {
    const offer = OFFERS[index];
    // Its own: the rest of the demo campus stays as it is.
    const chance = createChance(Number.parseInt(listing.id.slice(-8), 16));
    if (offer === undefined) continue;
    await offerInstead(tx, listing, offer, chance);
    await showWork(tx, listing, offer, pictures, chance);
  }
}

/** Finds unanswered tasks of different students, oldest first. */
async function untouchedTasks(
  tx: Db,
  mainId: string,
  rows: readonly NewListing[],
  now: Date,
): Promise<readonly NewListing[]> {
  const tasks = rows.filter(
    ({ hive, status, posterId, createdAt }) =>
      hive === 'sidehustle' && status === 'active' && posterId !== mainId && createdAt < later(now, -DAY),
  );
  const ids = tasks.map(({ id }) => id);
  const touched = new Set([
    ...(await tx.select().from(applications).where(inArray(applications.listingId, ids))).map(
      (one) => one.listingId,
    ),
    ...(await tx.select().from(invitations).where(inArray(invitations.listingId, ids))).map(
      (one) => one.listingId,
    ),
    ...(
      await tx
        .select()
        .from(favorites)
        .where(and(inArray(favorites.listingId, ids), eq(favorites.userId, mainId)))
    ).map((one) => one.listingId),
  ]);
  const seen = new Set<string>();
  return tasks
    .filter(({ id }) => !touched.has(id))
    .sort((newListing, other) => newListing.createdAt.getTime() - other.createdAt.getTime())
    .filter(({ posterId }) => !seen.has(posterId) && seen.add(posterId));
}

async function offerInstead(
  tx: Db,
  { id, createdAt }: NewListing,
  { title, description, serviceKind, ...offer }: Offer,
  chance: Chance,
): Promise<void> {
  const packages = offer.packages.map(([name, includes, price, days]): ServicePackage => ({
    id: idAt(createdAt, chance),
    name,
    includes,
    priceMinor: toMinor(price),
    days,
  }));
  await tx
    .update(listings)
    .set({
      title,
      description,
      priceMinor: Math.min(...packages.map(({ priceMinor }) => priceMinor)),
      details: { serviceKind, applicationDeadline: null, packages },
      expiresAt: later(createdAt, LISTING_LIFETIME),
    })
    .where(eq(listings.id, id));
}

/** Stores the pictures as the student's own uploads. The files are shared, so deleting a copy deletes no file. */
async function showWork(
  tx: Db,
  { posterId: userId, createdAt }: NewListing,
  { work }: Offer,
  pictures: StoredPictures,
  chance: Chance,
): Promise<void> {
  const shown = work.flatMap(([name, caption]) => {
    const [photo] = pictures.get(name) ?? [];
    if (photo === undefined) return [];
    return [{ photo: { ...photo, id: idAt(createdAt, chance) }, caption }];
  });
  if (shown.length === 0) return;
  await tx.insert(uploads).values(
    shown.map(({ photo }) => ({
      id: photo.id,
      ownerId: userId,
      purpose: 'portfolio-photo' as const,
      photo,
      files: [],
      attachedAt: createdAt,
      createdAt,
    })),
  );
  await tx.insert(portfolioPictures).values(
    shown.map(({ photo, caption }, position) => ({
      id: photo.id,
      userId,
      photo,
      caption,
      position,
      createdAt,
    })),
  );
}
