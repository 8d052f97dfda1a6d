import { DAY, MAX_ATTACHMENT_BYTES, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { createSales, type Sales } from '../../../test/money.js';
import { later } from '../../platform/clock.js';
import { attachments } from '../../platform/database/schema/index.js';
import { safeFileName } from '../files/send-file.js';
import { attachmentKey } from './attachments.js';

let campus: TestCampus;
let sales: Sales;
let poster: TestStudent;
let worker: TestStudent;
let stranger: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  poster = await campus.student('Akosua Mensah');
  worker = await campus.student('Kwame Boateng');
  stranger = await campus.student('Yaa Asantewaa');
});
afterAll(() => campus.close());

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const upload = (bytes: Uint8Array, name: string, by = worker) =>
  by.client.attachments.create({ purpose: 'work-file', file: new File([Buffer.from(bytes)], name) });

async function held(): Promise<string> {
  const { id: hiveId } = (
    await poster.client.category.create({ category: 'logistics', title: 'Carry a fridge', price: 80 })
  ).data;
  await worker.client.applications.create({ id: hiveId, message: 'I pass there' });
  await poster.client.hives.assign({ id: hiveId, assignedToId: worker.id });
  const begun = (await poster.client.payments.initialize({ hiveId })).data;
  await sales.checkout(begun.accessCode);
  return (await poster.client.payments.verify({ reference: begun.reference })).data.id;
}

it('reads what a file is by its content, and refuses other kinds whatever their name', async () => {
  expect((await upload(PIXEL, 'thesis.pdf')).data).toMatchObject({ format: 'jpg', name: 'thesis.jpg' });
  const script = Buffer.from('<script>alert(1)</script>');
  for (const name of ['page.html', 'thesis.pdf', 'photo.png'])
    await expect(upload(script, name)).rejects.toMatchObject({ code: 'unsupported_file' });
  await expect(upload(Buffer.from([]), 'empty.pdf')).rejects.toMatchObject({ code: 'validation_failed' });
  const large = Buffer.alloc(MAX_ATTACHMENT_BYTES + 1);
  await expect(upload(large, 'large.zip')).rejects.toMatchObject({ code: 'payload_too_large' });
});

it('takes folders, line breaks and directions out of a name', async () => {
  const { data } = await upload(PIXEL, '../../etc/\u202Ecod.png');
  expect(data.name).toBe('cod.jpg');
  expect(safeFileName('a\\b\r\n".exe', 'pdf', 'file')).toBe('b.pdf');
  for (const empty of ['', '..', '.htaccess', '\u202E.png'])
    expect(safeFileName(empty, 'zip', 'file')).toBe('file.zip');
});

it('is downloaded as an attachment by the two sides of its order, and by no one else', async () => {
  const { id } = (await upload(PIXEL, 'proof.png')).data;
  const download = (who: TestStudent) => who.client.attachments.download({ id });
  for (const who of [poster, stranger])
    await expect(download(who)).rejects.toMatchObject({ code: 'not_found' });
  const orderId = await held();
  await expect(
    stranger.client.completions.finish({ id: orderId, note: 'Mine', fileIds: [id] }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await worker.client.completions.finish({ id: orderId, note: 'At the porter’s', fileIds: [id] });
  await expect(download(stranger)).rejects.toMatchObject({ code: 'not_found' });
  // The files of an order stay with it when its two sides block each other.
  await worker.client.users.block({ id: poster.id });
  const { url, name } = (await download(poster)).data;
  expect(name).toBe('proof.jpg');
  const answer = await fetch(`${campus.url}${url}`);
  expect(answer.status).toBe(200);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="proof.jpg"/);
  const forged = url.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  expect((await fetch(`${campus.url}${forged}`)).status).toBe(404);
  campus.clock.advance(6 * MINUTE);
  expect((await fetch(`${campus.url}${url}`)).status).toBe(404);
});

it('is deleted after a day unless it was delivered', async () => {
  const { id } = (await upload(PIXEL, 'unused.png')).data;
  const { db, jobs, storage } = campus.app.platform;
  await db
    .update(attachments)
    .set({ createdAt: later(campus.clock.now(), -DAY - MINUTE) })
    .where(eq(attachments.id, id));
  await jobs.runNow('attachments.sweep', {});
  expect(await db.select().from(attachments).where(eq(attachments.id, id))).toEqual([]);
  await expect(storage.read(attachmentKey(id))).rejects.toThrow();
});
