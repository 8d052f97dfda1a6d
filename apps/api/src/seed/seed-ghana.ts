import type { Photo } from '@campushive/contract';
import type { HostPlatform } from '../platform/host-platform.js';
import { storeBargains } from './bargains.js';
import { storeBundle } from './bundles.js';
import { createChance } from './chance.js';
import { storeCrowd } from './crowd.js';
import { composeDeals, storeDeals } from './deals.js';
import { storeEarnings } from './earnings.js';
import { fillOnce, storeListings, type DemoDeps } from './fill-once.js';
import { composeListings, type StoredPictures } from './listings.js';
import { admit, isUntouched, type Members, type Population } from './members.js';
import { photographOrDraw, storePhotoSent, storePictures } from './picture-store.js';
import { PICTURE_NAMES } from './pictures/pictures.js';
import { storeLesson } from './lessons.js';
import { storeMilestones } from './milestones.js';
import { storePromoCode } from './promo-codes.js';
import { storeSeries } from './series.js';
import { storeTickets } from './tickets.js';
import { storeReports } from './reports.js';
import { keepSheets, storeSheets, withSheet, type StoredSheets } from './sheets/sheet-store.js';
import { SHEETS, titleOf } from './sheets/sheets.js';
import { AKOSUAS, composePast, KOFI, storeStories } from './stories.js';
import { storeServices } from './services.js';
import { storeStudyDownloads } from './study-downloads.js';
import { storeTeachingHours } from './teaching-hours.js';
import { storeWanted } from './wanted.js';
import { AKOSUA, DEMO_PASSWORD, RENEWS_SOON, STUDENTS } from './students.js';

/** A number that is never assigned to anybody. */
const WALLET = { network: 'mtn', phone: '0244000417' };
const GHANA: Population = { students: STUDENTS, password: DEMO_PASSWORD, renewsSoon: RENEWS_SOON };

/**
 * Fills an empty database with the first campus's demo. Returns whether it did. An interrupted start is completed by
 * the next one: all visible data comes in the last transaction.
 */
export async function seedGhana(deps: DemoDeps): Promise<boolean> {
  const { platform } = deps;
  const { db, clock } = platform;
  if (!(await isUntouched(db, GHANA))) return false;
  const now = clock.now();
  const members = await admit(db, GHANA, now);
  const pictures = await storePictures(deps, members.named(AKOSUA).id, PICTURE_NAMES, photographOrDraw);
  const photoSent = await storePhotoSent(deps, members.named(AKOSUA).id);
  const sheets = await storeSheets(deps, members);
  return fill(platform, members, { pictures, photoSent, sheets }, now);
}

async function fill(
  platform: HostPlatform,
  members: Members,
  {
    pictures,
    photoSent,
    sheets,
  }: { readonly pictures: StoredPictures; readonly photoSent: Photo; readonly sheets: StoredSheets },
  now: Date,
): Promise<boolean> {
  return fillOnce(platform.db, GHANA, async (tx) => {
    const chance = createChance(6031957);
    const own = new Map([
      ...AKOSUAS.map((title) => [title, AKOSUA.email] as const),
      ...SHEETS.map((sheet) => [titleOf(sheet), sheet.author] as const),
    ]);
    const open = composeListings(members.all, own, pictures, now, chance).map((one) =>
      withSheet(one, sheets),
    );
    const past = composePast(members, pictures, now, chance);
    const deals = composeDeals(members, pictures, now, chance);
    const rows = [...open, ...Object.values(past), ...deals.map((one) => one.listing)];
    await storeListings(tx, rows, pictures, now);
    await storeTeachingHours(tx, rows, now);
    await keepSheets(tx, now);
    await storeStudyDownloads(tx, members, rows, now);
    await storeStories(tx, platform, members, past, photoSent, now, chance);
    const sales = await storeDeals(tx, platform, deals, now, chance);
    await storeEarnings(tx, platform, members.named(AKOSUA), WALLET, sales, now, chance);
    await storeCrowd(tx, platform, members, members.named(AKOSUA), open, now, chance);
    await storeLesson(tx, platform, members.at(KOFI), open, now);
    await storeSeries(tx, platform, members.at(KOFI), members.named(AKOSUA).id, open, now);
    await storeTickets(tx, platform, members.at(KOFI), open, now);
    await storePromoCode(tx, members.at(KOFI).id, open, now);
    await storeBargains(tx, members, now);
    await storeMilestones(tx, platform, members, now);
    await storeReports(tx, members, open, now, chance);
    await storeServices(tx, members.named(AKOSUA).id, open, pictures, now);
    await storeBundle(tx, platform, members, pictures, now);
    await storeWanted(tx, members.named(AKOSUA), members.all, open, now, chance);
  });
}
