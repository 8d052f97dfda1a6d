import type { Photo } from '@campushive/contract';
import type { Db } from '@campushive/domain/platform/database/database';
import type { HostPlatform } from '../platform/host-platform.js';
import { DAY } from '@campushive/contract';
import { BOOKS, demoStories, FAN, KETTLE, LAPTOP_PHOTO, TABLE } from '@campushive/testing/demo';
import { later } from '@campushive/domain/platform/clock';
import { castListings } from './cast.js';
import { createChance } from './chance.js';
import { storeCrowd } from './crowd.js';
import { composeDeals, storeDeals } from './deals.js';
import { storeEarnings } from './earnings.js';
import { fillOnce, storeListings, type DemoDeps } from './fill-once.js';
import { composeOwnHives } from './content/own-hives.js';
import { composeListings, type StoredPictures } from './listings.js';
import { admit, type Members, type Population } from './members.js';
import { storePhotoSent, storePictures } from './picture-store.js';
import { PICTURE_NAMES } from './pictures/photographs.js';
import { play } from './play-stories.js';
import { attachPortraits, storePortraits, type StoredPortraits } from './portraits/store-portraits.js';
import { keepSheets, storeSheets, withSheet, type StoredSheets } from './sheets/sheet-store.js';
import { SHEETS, titleOf } from './sheets/sheets.js';
import { storeServices } from './services.js';
import { storeStallPhotos, type StoredStallPhotos } from './stall-photos.js';
import { storeStudyDownloads } from './study-downloads.js';
import { composeStoryListings } from './story-listings.js';
import { storeTeachingHours } from './teaching-hours.js';
import { AKOSUA } from './students.js';

/** A number that is never assigned to anybody. */
const WALLET = { network: 'mtn', phone: '0244000417' };
/** Titles of Akosua's own listings, besides generated ones. */
const AKOSUAS = [FAN, BOOKS, TABLE, KETTLE];
/** Age of the oldest story. */
const OLDEST_STORY = 40 * DAY;

/**
 * Fills an empty database with the first campus's demo. Returns whether it did. An interrupted start is completed by
 * the next one: all visible data comes in the last transaction.
 */
export async function seedGhana(deps: DemoDeps, population: Population): Promise<boolean> {
  const { platform } = deps;
  const { db, clock } = platform;
  const now = clock.now();
  const members = await admit(db, population, now);
  const pictures = await storePictures(deps, members.named(AKOSUA).id, PICTURE_NAMES);
  const photoSent = await storePhotoSent(deps, members.named(AKOSUA).id);
  const sheets = await storeSheets(deps, members);
  const portraits = await storePortraits(deps, members);
  const stallPhotos = await storeStallPhotos(deps, members);
  const stored = { pictures, photoSent, sheets, portraits, stallPhotos };
  return fillOnce(db, population, (tx) => fill(tx, platform, members, stored, now));
}

async function fill(
  tx: Db,
  platform: HostPlatform,
  members: Members,
  {
    pictures,
    photoSent,
    sheets,
    portraits,
    stallPhotos,
  }: {
    readonly pictures: StoredPictures;
    readonly photoSent: Photo;
    readonly sheets: StoredSheets;
    readonly portraits: StoredPortraits;
    readonly stallPhotos: StoredStallPhotos;
  },
  now: Date,
): Promise<void> {
  await attachPortraits(tx, portraits, now);
  const chance = createChance(6031957);
  const own = new Map([
    ...AKOSUAS.map((title) => [title, AKOSUA.email] as const),
    ...SHEETS.map((sheet) => [titleOf(sheet), sheet.author] as const),
  ]);
  const open = composeListings(members.all, own, pictures, now, chance).map((composeListing) =>
    withSheet(composeListing, sheets),
  );
  const ofStories = composeStoryListings(members, pictures, now, chance);
  const deals = composeDeals(members, pictures, now, chance);
  const ownHives = composeOwnHives(members, pictures, now, createChance(40917));
  const rows = [...open, ...ownHives, ...ofStories.values(), ...deals.map((deal) => deal.listing)];
  await storeListings(tx, rows, pictures, now);
  await storeTeachingHours(tx, rows, now);
  await keepSheets(tx, now);
  await storeStudyDownloads(tx, members, rows, now);
  const sales = await storeDeals(tx, platform, deals, now, chance);
  await storeEarnings(tx, platform, members.named(AKOSUA), WALLET, sales, now, chance);
  await storeCrowd({ tx, platform, members, main: members.named(AKOSUA), open, now, chance });
  await storeServices(tx, members.named(AKOSUA).id, open, pictures, now);
  const names = new Map([
    ...castListings(open, members, now),
    ...[...ofStories].map(([name, { id }]) => [name, id] as const),
    [LAPTOP_PHOTO, photoSent.id] as const,
    ...stallPhotos,
  ]);
  const start = later(now, -OLDEST_STORY);
  await play(tx, platform, { members, names, start, now, stories: demoStories });
}
