import { DAY, PHOTO_GRACE, UNDO_LIFETIME, type Photo, type UploadPurpose } from '@campushive/contract';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { listings } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let bytes: Blob;
beforeAll(async () => {
  campus = await openTestCampus();
  const dot = sharp({ create: { width: 50, height: 50, channels: 3, background: '#c8641e' } });
  bytes = new Blob([new Uint8Array(await dot.jpeg().toBuffer())]);
});
afterAll(() => campus.close());

async function upload({ client }: TestStudent, purpose: UploadPurpose = 'listing-photo'): Promise<Photo> {
  return (await client.uploads.create({ purpose, file: bytes })).data;
}

const lamp = { title: 'Lamp', price: 30, description: 'Bright', condition: 'good', pickupLocation: 'Hall' };
const post = ({ token }: Pick<TestStudent, 'token'>, photos: readonly string[]) =>
  campus.request('POST', '/essentials', { token, body: { ...lamp, photos } });

const statusOf = async ({ url }: Photo) => (await fetch(campus.url + url)).status;

/** Advances by a day, when sessions have ended too, and returns a new session. */
async function aDayLater({ email, password }: TestStudent): Promise<{ token: string }> {
  campus.clock.advance(DAY + 1);
  const { data } = await campus.client().auth.login({ email, password });
  return { token: data.token };
}
const sweep = () => campus.app.platform.jobs.runNow('uploads.sweep', {});

it('accepts ids and addresses of uploads, in the given order', async () => {
  const akosua = await campus.student('Akosua Mensah');
  const [first, second] = [await upload(akosua), await upload(akosua)];
  const { body } = await post(akosua, [second.url, first.id]);
  expect(body.data.photos).toEqual([second, first]);
  expect(body.data.essentialsDetails.photos).toEqual([second.url, first.url]);
});

it('refuses uploads of another student or purpose, unknown ones and addresses elsewhere', async () => {
  const akosua = await campus.student('Akosua Mensah');
  const kwame = await campus.student('Kwame Boateng');
  const mine = await upload(akosua);
  const theirs = await upload(kwame);
  const face = await upload(akosua, 'avatar');
  for (const wrong of [
    theirs.id,
    theirs.url,
    face.id,
    '01890000-0000-7000-8000-000000000000',
    'https://elsewhere.example/photo.jpg',
    '',
    "' or 1=1",
  ]) {
    const { status, body } = await post(akosua, [mine.id, wrong]);
    expect([wrong, status, body.code]).toEqual([wrong, 422, 'validation_failed']);
    expect(body.fieldErrors).toEqual({ 'photos.1': { code: 'unknown_upload' } });
  }
  // Refused listings do not protect the upload from the sweep, after which it cannot be attached any more.
  const again = await aDayLater(akosua);
  await sweep();
  expect(await statusOf(mine)).toBe(404);
  expect((await post(again, [mine.id])).body.fieldErrors).toEqual({ 'photos.0': { code: 'unknown_upload' } });
});

it('deletes unused uploads after a day, however many there are', async () => {
  const akosua = await campus.student('Akosua Mensah');
  const used = await upload(akosua);
  const unused: Photo[] = [];
  for (let count = 0; count < 23; count += 1) unused.push(await upload(akosua));
  expect((await post(akosua, [used.id])).status).toBe(201);
  await sweep();
  expect(await statusOf(unused[0] ?? used)).toBe(200);
  await aDayLater(akosua);
  await sweep();
  expect(await statusOf(used)).toBe(200);
  expect(new Set(await Promise.all(unused.map(statusOf)))).toEqual(new Set([404]));
});

it('creates the listing with its photo or not at all when the sweep runs at the same moment', async () => {
  const ama = await campus.student('Ama Late');
  const photos = await Promise.all(Array.from({ length: 6 }, () => upload(ama)));
  const late = await aDayLater(ama);
  const [answers] = await Promise.all([Promise.all(photos.map((photo) => post(late, [photo.id]))), sweep()]);
  for (const [index, photo] of photos.entries()) {
    const posted = answers[index]?.status;
    expect([posted, await statusOf(photo)]).toEqual(posted === 201 ? [201, 200] : [422, 404]);
  }
});

/** Advances past the grace period. Returns a new session, because the old one has ended. */
async function graceLater({ email, password }: TestStudent): Promise<{ token: string }> {
  campus.clock.advance(PHOTO_GRACE);
  const { data } = await campus.client().auth.login({ email, password });
  return { token: data.token };
}
/** Waits until no deletion can be undone any more, whichever process finalises it. */
async function untilFinal(): Promise<void> {
  const { db, jobs } = campus.app.platform;
  campus.clock.advance(UNDO_LIFETIME);
  await jobs.runNow('hives.end-undo', {});
  await expect
    .poll(() => db.select({ id: listings.id }).from(listings).where(isNotNull(listings.removedAt)))
    .toEqual([]);
}
const call = (method: string, path: string, { token }: { token: string }, body?: object) =>
  campus.request(method, path, { token, ...(body !== undefined && { body }) });

it('keeps a photo that was removed from its listing for a week, and then deletes it', async () => {
  const esi = await campus.student('Esi Photos');
  const [remaining, dropped] = [await upload(esi), await upload(esi)];
  const { body } = await post(esi, [remaining.id, dropped.id]);
  await call('PUT', `/essentials/${body.data.id}`, esi, { photos: [remaining.id] });
  await sweep();
  expect(await statusOf(dropped)).toBe(200);
  await graceLater(esi);
  campus.clock.advance(1_000);
  await sweep();
  expect([await statusOf(remaining), await statusOf(dropped)]).toEqual([200, 404]);
});

it('keeps a photo that was restored in time, or that another listing shows', async () => {
  const yaw = await campus.student('Yaw Photos');
  const [back, shared] = [await upload(yaw), await upload(yaw)];
  const first = (await post(yaw, [back.id, shared.id])).body.data.id;
  const second = (await post(yaw, [shared.id])).body.data.id;
  await call('PUT', `/essentials/${first}`, yaw, { photos: [] });
  await call('PUT', `/essentials/${first}`, yaw, { photos: [back.id] });
  const later = await graceLater(yaw);
  campus.clock.advance(1_000);
  await sweep();
  expect([await statusOf(back), await statusOf(shared)]).toEqual([200, 200]);
  // Removes the last listing with the photo.
  await call('DELETE', `/hives/${second}`, later);
  await untilFinal();
  await graceLater(yaw);
  campus.clock.advance(1_000);
  await sweep();
  expect([await statusOf(back), await statusOf(shared)]).toEqual([200, 404]);
});

it('deletes the photos of a deleted listing after a week, and clears them from the listing', async () => {
  const adjoa = await campus.student('Adjoa Photos');
  const photo = await upload(adjoa);
  const { id } = (await post(adjoa, [photo.id])).body.data;
  await call('DELETE', `/hives/${id}`, adjoa);
  await untilFinal();
  await sweep();
  expect(await statusOf(photo)).toBe(200);
  await graceLater(adjoa);
  campus.clock.advance(1_000);
  await sweep();
  expect(await statusOf(photo)).toBe(404);
  const [row] = await campus.app.platform.db.select().from(listings).where(eq(listings.id, id));
  expect(row?.photos).toEqual([]);
});
