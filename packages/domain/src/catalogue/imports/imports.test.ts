import { CLAIM_LIFETIME, DAY, type ApiError, type Claim } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { readOrder } from '../../../../../apps/api/src/commands/admin-order.js';
import { carryOut } from '../../../../../apps/api/src/commands/admin-work.js';
import {
  importClaims,
  importDrafts,
  importRuns,
  unownedUploads,
  users,
} from '../../platform/database/schema/index.js';
import { MAX_CLAIMS_A_MINUTE } from './send-claims.js';
import { CLAIM_GRACE } from './retention.js';

const HEADER = 'email,hive,title,price,condition,pickupLocation,description,photos';

let campus: TestCampus;
let folder: string;
let serial = 0;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
});
afterAll(() => campus.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  const place = { IFD3: { GPSLatitude: '5/1 36/1 0/1', GPSLatitudeRef: 'N' } };
  const background = '#c8641e';
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background } }).withExif(place);
  await photo.jpeg().toFile(join(folder, 'lamp.jpg'));
});
afterEach(() => rm(folder, { recursive: true }));

const newEmail = () => `seller-${(serial += 1)}@st.ug.edu.gh`;
const lineOf = (email: string, title: string, change: Readonly<Record<string, string>> = {}) =>
  Object.values({
    ...{ email, hive: 'essentials', title, price: '80', condition: 'good', pickupLocation: 'Volta Hall' },
    ...{ description: 'Bright', photos: '' },
    ...change,
  }).join(',');
const admin = async (...typed: string[]) =>
  (await carryOut(campus.app.platform, readOrder(typed))).join('\n');
async function runImport(lines: readonly string[], ...options: string[]): Promise<string> {
  const table = join(folder, '..', `${folder.split('/').at(-1)}.csv`);
  await writeFile(table, [HEADER, ...lines].join('\n'));
  return admin('import', table, folder, '--university', 'ug', ...options).finally(() => rm(table));
}
const runJob = (job: 'imports.mail' | 'imports.sweep' | 'uploads.sweep') =>
  campus.app.platform.jobs.runNow(job, {});
const mailsTo = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];
async function tokenFor(email: string): Promise<string> {
  await runJob('imports.mail');
  return /claim\?token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
}
const runOf = (report: string) => /Imported as ([\w-]+):/.exec(report)?.[1] ?? '';
const get = async (token: string, student?: TestStudent): Promise<Claim> =>
  (await (student?.client ?? campus.client()).claims.get({ token })).data;
const accept = async (token: string, student: TestStudent) =>
  (await student.client.claims.accept({ token })).data;
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const table = {
  drafts: () => campus.app.platform.db.select().from(importDrafts),
  claims: () => campus.app.platform.db.select().from(importClaims),
  runs: () => campus.app.platform.db.select().from(importRuns),
  photos: () => campus.app.platform.db.select().from(unownedUploads),
};

describe('the import command', () => {
  it.each([
    [['import']],
    [['import', 'a.csv']],
    [['import', 'a.csv', '--university', 'ug', '--list']],
    [['import', '--revoke', 'everything']],
    [['import', '--list', '--check']],
  ])('refuses %j', (typed) => {
    expect(() => readOrder(typed)).toThrow('import: <listings.csv>');
  });

  it('reports all mistakes at once and imports nothing', async () => {
    const email = newEmail();
    const lines = [
      lineOf(email, 'Lamp'),
      lineOf('ama@gmail.com', 'Fan', { price: 'cheap' }),
      lineOf(email, 'Bag', { photos: 'bag.jpg' }),
    ];
    const report = await runImport(lines).catch((error: Error) => error.message);
    expect(report.split('\n')).toEqual([
      'Row 3, email: "ama@gmail.com" is not an address of a student of ug.',
      'Row 3, price: Must be a number: "cheap".',
      'Row 4, photos: "bag.jpg" is not in the folder.',
      'Mistakes: 3, in rows: 2. Nothing was imported. --skip-faulty imports the others.',
    ]);
    expect((await table.drafts()).filter(({ title }) => title === 'Lamp')).toEqual([]);
    expect(await runImport(lines, '--skip-faulty')).toContain(': listings 1, sellers 1.');
  });

  it('checks without importing, and names photos that no row uses', async () => {
    const before = await table.runs();
    const report = await runImport([lineOf(newEmail(), 'Lamp')], '--check');
    expect(report).toBe(
      'No row names the photo "lamp.jpg".\nRows that can be imported: 1. Nothing was changed.',
    );
    expect(await table.runs()).toEqual(before);
  });

  it('refuses a row with a damaged photo', async () => {
    const whole = await sharp(join(folder, 'lamp.jpg')).resize(900).jpeg().toBuffer();
    await writeFile(join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));
    const lines = [lineOf(newEmail(), 'Cut', { photos: 'cut.jpg' })];
    await expect(runImport(lines)).rejects.toThrow('Row 2, photos: "cut.jpg" cannot be opened');
  });

  it('imports a table once, and sends links again only on request', async () => {
    const email = newEmail();
    const lines = [lineOf(email, 'Lamp'), lineOf(email, 'Fan'), lineOf(newEmail(), 'Lamp')];
    expect(await runImport(lines)).toContain(': listings 3, sellers 2.');
    const first = await tokenFor(email);
    await runJob('imports.mail');
    expect(
      await runImport(lines.map((line) => line.toUpperCase().replace('ESSENTIALS', 'essentials'))),
    ).toContain('There is nothing new to import.');
    await runJob('imports.mail');
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await mailsTo(email))[0]?.subject).toBe('Your 2 listings on CampusHive are ready');
    expect(await runImport(lines, '--remind')).toContain('who get a new link: 2.');
    const second = await tokenFor(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await codeOf(get(first))).toBe('not_found');
    expect((await get(second)).listings.map(({ title }) => title)).toEqual(['Lamp', 'Fan']);
  });

  it('stores only a hash of each token, and limits mails per minute', async () => {
    const lines = Array.from({ length: MAX_CLAIMS_A_MINUTE + 1 }, () => lineOf(newEmail(), 'Lamp'));
    const runId = runOf(await runImport(lines));
    await runJob('imports.mail');
    const claims = (await table.claims()).filter((claim) => claim.runId === runId);
    expect(claims.filter(({ mailedAt }) => mailedAt === null)).toHaveLength(1);
    const mailed = claims.find(({ mailedAt }) => mailedAt !== null);
    const [text = ''] = (await mailsTo(mailed?.email ?? '')).map((mail) => mail.text);
    expect(text).toContain('/claim?token=');
    expect(text).not.toContain(mailed?.tokenHash);
    await runJob('imports.mail');
  });
});

describe('a claim', () => {
  it('creates the listings of the seller once, with re-encoded photos', async () => {
    const seller = await campus.student('Adwoa Seller', newEmail());
    await runImport([lineOf(seller.email, 'Lamp', { photos: 'lamp.jpg' }), lineOf(seller.email, 'Fan')]);
    const token = await tokenFor(seller.email);
    expect(await get(token)).toMatchObject({
      state: 'open',
      isYours: null,
      address: expect.stringMatching(/^se••••@st\.ug/),
      listings: [
        { title: 'Lamp', price: 80, listingId: null },
        { title: 'Fan', photo: null },
      ],
    });
    const { publishedCount, refused, state } = await accept(token, seller);
    expect({ publishedCount, refused, state }).toEqual({ publishedCount: 2, refused: [], state: 'claimed' });
    const { data } = await seller.client.hives.myPosted({});
    expect(data.map(({ title, status, price }) => [title, status, price]).sort()).toEqual([
      ['Fan', 'active', 80],
      ['Lamp', 'active', 80],
    ]);
    const photos = data.find(({ title }) => title === 'Lamp')?.photos ?? [];
    expect(photos).toHaveLength(1);
    const file = Buffer.from(await (await fetch(campus.url + (photos[0]?.url ?? ''))).arrayBuffer());
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    expect((await accept(token, seller)).publishedCount).toBe(0);
    expect((await seller.client.hives.myPosted({})).data).toHaveLength(2);
    campus.clock.advance(DAY);
    await runJob('uploads.sweep');
    expect((await fetch(campus.url + (photos[0]?.url ?? ''))).status).toBe(200);
  });

  it('is available only to the account with its email address', async () => {
    const email = newEmail();
    await runImport([lineOf(email, 'Lamp')]);
    const token = await tokenFor(email);
    const other = await campus.student('Kofi Other', newEmail());
    const moderator = await campus.student('Nana Moderator', newEmail(), 'moderator');
    for (const student of [other, moderator]) {
      expect(await get(token, student)).toMatchObject({ state: 'open', isYours: false, listings: [] });
      expect(await codeOf(accept(token, student))).toBe('forbidden');
    }
    expect(await codeOf(campus.client().claims.accept({ token }))).toBe('unauthenticated');
    const seller = await campus.student('Adwoa Seller', email.toUpperCase());
    expect((await accept(token, seller)).publishedCount).toBe(1);
    expect(await get(token)).toMatchObject({ state: 'claimed', listings: [] });
    expect(await get(token, other)).toMatchObject({ listings: [] });
  });

  it('creates each listing once for concurrent requests', async () => {
    const seller = await campus.student('Adwoa Seller', newEmail());
    await runImport(['Lamp', 'Fan', 'Bag'].map((title) => lineOf(seller.email, title)));
    const token = await tokenFor(seller.email);
    const both = await Promise.all([accept(token, seller), accept(token, seller)]);
    expect(both.reduce((sum, { publishedCount }) => sum + publishedCount, 0)).toBe(3);
    expect((await seller.client.hives.myPosted({})).data).toHaveLength(3);
  });

  it('reports why a listing cannot be published, and keeps it', async () => {
    const seller = await campus.student('Adwoa Seller', newEmail());
    await runImport([lineOf(seller.email, 'Lamp')]);
    const token = await tokenFor(seller.email);
    const verify = (isVerified: boolean) =>
      campus.app.platform.db.update(users).set({ isVerified }).where(eq(users.id, seller.id));
    await verify(false);
    const { refused, state, listings } = await accept(token, seller);
    expect(refused).toEqual([{ id: listings[0]?.id, code: 'verification_required' }]);
    expect(state).toBe('open');
    await verify(true);
    expect((await accept(token, seller)).publishedCount).toBe(1);
  });

  it('expires after 14 days, and its email address and photos are deleted a month later', async () => {
    const email = newEmail();
    await runImport([lineOf(email, 'Lamp', { photos: 'lamp.jpg' })]);
    const token = await tokenFor(email);
    const [photo] = (await get(token)).listings.map((listing) => listing.photo);
    const statusOf = async () => (await fetch(campus.url + (photo?.url ?? ''))).status;
    campus.clock.advance(CLAIM_LIFETIME);
    const late = await campus.student('Adwoa Late', email);
    expect(await get(token, late)).toMatchObject({ state: 'expired', listings: [] });
    expect(await codeOf(accept(token, late))).toBe('illegal_transition');
    await runJob('imports.sweep');
    await runJob('uploads.sweep');
    expect((await table.claims()).map((claim) => claim.email)).toContain(email);
    expect(await statusOf()).toBe(200);
    campus.clock.advance(CLAIM_GRACE + DAY);
    await runJob('imports.sweep');
    await runJob('uploads.sweep');
    expect([await table.claims(), await table.drafts(), await table.runs()]).toEqual([[], [], []]);
    expect(await table.photos()).toEqual([]);
    expect(await statusOf()).toBe(404);
    expect(await codeOf(get(token))).toBe('not_found');
  });

  it('returns not found for an unknown token', async () => {
    expect(await codeOf(get('x'.repeat(43)))).toBe('not_found');
  });

  it('is deleted with the account of its email address', async () => {
    const seller = await campus.student('Adwoa Leaver', newEmail());
    await runImport([lineOf(seller.email, 'Lamp', { photos: 'lamp.jpg' })]);
    await tokenFor(seller.email);
    const body = { password: seller.password };
    expect((await campus.request('DELETE', '/users/me', { token: seller.token, body })).status).toBe(200);
    expect((await table.claims()).map(({ email }) => email)).not.toContain(seller.email);
    campus.clock.advance(DAY);
    await runJob('uploads.sweep');
    expect(await table.photos()).toEqual([]);
  });
});

describe('managing imports', () => {
  it('counts claimed, open and expired listings, and ends the links of a revoked run', async () => {
    const seller = await campus.student('Adwoa Seller', newEmail());
    const open = newEmail();
    const lines = [lineOf(seller.email, 'Lamp'), lineOf(open, 'Fan'), lineOf(open, 'Bag')];
    const runId = runOf(await runImport(lines));
    const token = await tokenFor(open);
    await accept(await tokenFor(seller.email), seller);
    expect(await admin('import', '--list')).toMatch(
      new RegExp(`^${runId}  \\d{4}-\\d\\d-\\d\\d  ug  2 of 2 sent  1 claimed  2 open  0 expired$`, 'm'),
    );
    expect(await admin('import', '--revoke', runId)).toContain('Deleted listings: 2.');
    expect(await get(token)).toMatchObject({ state: 'revoked', listings: [] });
    expect(await admin('import', '--list')).toMatch(
      new RegExp(`^${runId}.*0 open  0 expired  revoked$`, 'm'),
    );
    expect(await runImport(lines)).toContain(': listings 2, sellers 1.');
    await expect(admin('import', '--revoke', '01890000-0000-7000-8000-000000000000')).rejects.toThrow(
      'There is no import',
    );
  });

  it('refuses a university that is not open', async () => {
    await admin('launch', '--university', 'knust');
    await expect(runImport([lineOf(newEmail(), 'Lamp')])).rejects.toThrow('is not open: run');
  });
});
