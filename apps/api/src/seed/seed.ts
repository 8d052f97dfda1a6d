import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { FilesModule } from '../modules/files/files.js';
import type { UploadsModule } from '../modules/uploads/uploads.js';
import { listings, uploads, users } from '../platform/database/schema/index.js';
import type { Platform } from '../platform/platform.js';
import { batches } from './batches.js';
import { createChance } from './chance.js';
import { storeCrowd } from './crowd.js';
import { composeDeals, storeDeals } from './deals.js';
import { storeEarnings } from './earnings.js';
import { composeListings, type NewListing, type StoredPictures } from './listings.js';
import { admit, isUntouched, type Members } from './members.js';
import { storePictures } from './picture-store.js';
import { storeReports } from './reports.js';
import { keepSheets, storeSheets, withSheet, type StoredSheets } from './sheets/sheet-store.js';
import { SHEETS, titleOf } from './sheets/sheets.js';
import { AKOSUAS, composePast, storeStories } from './stories.js';
import { AKOSUA, DEMO_ACCOUNTS, type DemoStudent } from './students.js';

/** The campus that the demo's people, places and things belong to; any other starts empty. */
export const DEMO_CAMPUS = 'ghana';

/**
 * Fills an empty database with the demo campus; answers whether it did. A start that was cut off in the middle is
 * finished by the next one: everything that others could see comes in the last transaction.
 */
export async function seedDemo(
  platform: Platform,
  photos: Pick<UploadsModule, 'store'>,
  files: Pick<FilesModule, 'store'>,
): Promise<boolean> {
  const { db, clock } = platform;
  if (!(await isUntouched(db))) return false;
  const now = clock.now();
  const members = await admit(db, now);
  const pictures = await storePictures(photos, members.named(AKOSUA).id);
  const sheets = await storeSheets(files, members);
  return fill(platform, members, pictures, sheets, now);
}

/** Those demo accounts that still exist, to be printed at the start. */
export async function findDemoAccounts({ db }: Platform): Promise<DemoStudent[]> {
  const emails = DEMO_ACCOUNTS.map((one) => one.email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.deletedAt)));
  return DEMO_ACCOUNTS.filter(({ email }) => rows.some((row) => row.email === email));
}

async function fill(
  platform: Platform,
  members: Members,
  pictures: StoredPictures,
  sheets: StoredSheets,
  now: Date,
): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    // Several processes may start at once: one fills, the others find it done.
    await tx.execute(sql`select pg_advisory_xact_lock(4001)`);
    if (!(await isUntouched(tx))) return false;
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
    const copies = rows.flatMap(toUploads);
    for (const batch of batches(copies)) await tx.insert(uploads).values(batch);
    for (const batch of batches(rows)) await tx.insert(listings).values(batch);
    await keep(pictures);
    await keepSheets(tx, sheets, now);
    await storeStories(tx, platform, members, past, now, chance);
    const sales = await storeDeals(tx, platform, deals, now, chance);
    await storeEarnings(tx, members.named(AKOSUA), sales, now, chance);
    await storeCrowd(tx, platform, members, open, now, chance);
    await storeReports(tx, members, open, now, chance);
    return true;

    /** What nothing uses is swept away after a day. */
    async function keep(stored: StoredPictures): Promise<void> {
      const ids = [...stored.values()].flat().map((photo) => photo.id);
      await tx.update(uploads).set({ attachedAt: now }).where(inArray(uploads.id, ids));
    }
  });
}

/** A listing's photos as its poster's own uploads. The files are another's: anyone who deletes a copy deletes none. */
function toUploads({ posterId, photos, createdAt }: NewListing): (typeof uploads.$inferInsert)[] {
  return photos.map((photo) => ({
    id: photo.id,
    ownerId: posterId,
    purpose: 'listing-photo',
    photo,
    files: [],
    attachedAt: createdAt,
    createdAt,
  }));
}
