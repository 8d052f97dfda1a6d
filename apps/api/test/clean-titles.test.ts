import { withoutZeroWidth } from '@campushive/contract/typed-text';
import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listings, users } from '@campushive/domain/platform/database/schema/index';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';
import { heldSale } from './sales.js';

let campus: TestCampus;
let seller: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  seller = await campus.student('Akosua Mensah');
  await heldSale(campus, seller, await campus.student('Kwame Boateng'));
});
afterAll(() => campus.close());

const migrate = async () => {
  const file = new URL('../migrations/0062_clean_titles.sql', import.meta.url);
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await campus.app.platform.execute(statement);
};

it.each([
  ['Desk\u200b lamp\u2060\ufeff', 'Desk lamp'],
  ['so\u00adfa \u202egnp.exe\u202c', 'sofa gnp.exe'],
  ['iP\u200dhone\u200c 12\u{e0041}', 'iPhone 12'],
  [
    'Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} photo',
    'Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} photo',
  ],
  [
    'Farsi \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    'Farsi \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  [
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} shirt',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} shirt',
  ],
  ['\u200b\u2060', '-'],
])('removes invisible characters from stored titles and names: %j', async (stored, cleaned) => {
  const { db } = campus.app.platform;
  await db.update(listings).set({ title: stored }).where(eq(listings.posterId, seller.id));
  await db.update(users).set({ name: stored }).where(eq(users.id, seller.id));
  await migrate();
  const [listing] = await db.select().from(listings).where(eq(listings.posterId, seller.id));
  const [user] = await db.select().from(users).where(eq(users.id, seller.id));
  expect([listing?.title, user?.name]).toEqual([cleaned, cleaned]);
  // The rule for new titles changes nothing in it.
  expect(withoutZeroWidth(cleaned)).toBe(cleaned);
});
