import { DAY, MAX_ATTACHMENT_BYTES, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { later } from '../../platform/clock.js';
import { attachments } from '../../platform/database/schema/index.js';
import { safeFileName } from '../uploads/send-file.js';
import { attachmentKey } from './attachment-row.js';

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
  const payment = (await poster.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  return (await poster.client.payments.verify({ reference: payment.reference })).data.id;
}

it('detects the type of a file by its content, and refuses other types whatever the name', async () => {
  expect((await upload(PIXEL, 'thesis.pdf')).data).toMatchObject({ format: 'jpg', name: 'thesis.jpg' });
  const script = Buffer.from('<script>alert(1)</script>');
  for (const name of ['page.html', 'thesis.pdf', 'photo.png'])
    await expect(upload(script, name)).rejects.toMatchObject({ code: 'unsupported_file' });
  await expect(upload(Buffer.from([]), 'empty.pdf')).rejects.toMatchObject({ code: 'unreadable_file' });
  const large = Buffer.alloc(MAX_ATTACHMENT_BYTES + 1);
  await expect(upload(large, 'large.zip')).rejects.toMatchObject({ code: 'payload_too_large' });
});

it('removes folders, line breaks and direction marks from a file name', async () => {
  const { data } = await upload(PIXEL, '../../etc/\u202Ecod.png');
  expect(data.name).toBe('cod.jpg');
  expect(safeFileName('a\\b\r\n".exe', 'pdf', 'file')).toBe('b.pdf');
  for (const empty of ['', '..', '.htaccess', '\u202E.png'])
    expect(safeFileName(empty, 'zip', 'file')).toBe('file.zip');
  // No half of an emoji is left where a long name is cut.
  const long = `${'a'.repeat(99)}🎓.pdf`;
  expect(safeFileName(long, 'pdf', 'file')).toBe(`${'a'.repeat(99)}.pdf`);
  for (const name of ['Mémoire 🎓.pdf', 'رسالة.pdf', `${'ﷺ'.repeat(300)}.pdf`, long]) {
    const file = (await upload(PIXEL, name, stranger)).data;
    const { url } = (await stranger.client.attachments.download({ id: file.id })).data;
    const answer = await fetch(`${campus.url}${url}`);
    expect(answer.status).toBe(200);
    const encoded = answer.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe(file.name);
  }
});

it('serves an attachment as a download to the two sides of its order only', async () => {
  const { id } = (await upload(PIXEL, 'proof.png')).data;
  const download = (student: TestStudent) => student.client.attachments.download({ id });
  for (const student of [poster, stranger])
    await expect(download(student)).rejects.toMatchObject({ code: 'not_found' });
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

it('deletes an attachment after a day unless it was delivered with an order', async () => {
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

describe('a file in a conversation', () => {
  beforeAll(async () => {
    // New students, because those of the test before have a block.
    poster = await campus.student('Abena Poster');
    worker = await campus.student('Kojo Worker');
  });
  const send = async () => {
    const { id } = (await upload(PIXEL, 'My CV.png')).data;
    const conversationId = (await worker.client.messages.open({ recipientId: poster.id })).data.id;
    const input = { conversationId, content: 'Here it is', fileId: id };
    const { data } = await worker.client.messages.send(input);
    return { id, conversationId, message: data };
  };
  const download = (student: TestStudent, id: string) => student.client.attachments.download({ id });
  const refused = { code: 'not_found' };

  it('is downloaded by the two participants only, also after a block', async () => {
    const { id, message } = await send();
    expect(message).toMatchObject({ kind: 'file', file: { id, name: 'My CV.jpg', format: 'jpg' } });
    for (const student of [worker, poster]) expect((await download(student, id)).data.name).toBe('My CV.jpg');
    const moderator = await staff(campus, 'Esi Moderator');
    for (const student of [stranger, moderator])
      await expect(download(student, id)).rejects.toMatchObject(refused);
    const visitor = await fetch(`${campus.url}/api/attachments/${id}`);
    expect(visitor.status).toBe(401);
    await poster.client.users.block({ id: worker.id });
    expect((await download(poster, id)).data.name).toBe('My CV.jpg');
    await poster.client.users.unblock({ id: worker.id });
  });

  it('is refused in another conversation, from another sender, as delivered work and beside a photo', async () => {
    const { id, conversationId } = await send();
    const elsewhere = (await worker.client.messages.open({ recipientId: stranger.id })).data.id;
    const say = (by: TestStudent, talk: string, more = {}) =>
      by.client.messages.send({ conversationId: talk, content: '', fileId: id, ...more });
    await expect(say(worker, elsewhere)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(say(poster, conversationId)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(say(stranger, conversationId)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(say(worker, conversationId, { attachmentId: id })).rejects.toMatchObject({
      fieldErrors: { fileId: { code: 'photo_or_file' } },
    });
    const order = await held();
    await expect(
      worker.client.completions.finish({ id: order, note: 'Done', fileIds: [id] }),
    ).rejects.toMatchObject({ fieldErrors: { 'fileIds.0': { code: 'unknown_upload' } } });
    const own = (await upload(PIXEL, 'own.png', stranger)).data.id;
    await expect(
      stranger.client.messages.send({ conversationId, content: '', fileId: own }),
    ).rejects.toMatchObject(refused);
    await expect(download(poster, own)).rejects.toMatchObject(refused);
  });

  it('is closed once its message is unsent, and deleted from storage by the next sweep', async () => {
    const { id, message } = await send();
    const { url } = (await download(poster, id)).data;
    expect((await fetch(`${campus.url}${url}`)).status).toBe(200);
    await worker.client.messages.unsend({ id: message.id });
    // Also for its owner, and at an address from before.
    for (const student of [poster, worker])
      await expect(download(student, id)).rejects.toMatchObject(refused);
    expect((await fetch(`${campus.url}${url}`)).status).toBe(404);
    const { jobs, storage } = campus.app.platform;
    campus.clock.advance(MINUTE);
    await jobs.runNow('attachments.sweep', {});
    await expect(storage.read(attachmentKey(id))).rejects.toThrow();
  });

  it('is downloaded by a moderator once its message is reported, also after it was unsent', async () => {
    const { id, message } = await send();
    const moderator = await staff(campus, 'Adwoa Moderator');
    await poster.client.reports.create({ targetType: 'message', targetId: message.id, reason: 'scam' });
    expect((await download(moderator, id)).data.name).toBe('My CV.jpg');
    await worker.client.messages.unsend({ id: message.id });
    await campus.app.platform.jobs.runNow('attachments.sweep', {});
    expect((await download(moderator, id)).data.name).toBe('My CV.jpg');
    await expect(download(poster, id)).rejects.toMatchObject(refused);
    const [found] = (await moderator.client.moderation.reports({})).data;
    expect(found?.messages.at(-1)).toMatchObject({ unsent: true, file: { id, name: 'My CV.jpg' } });
  });
});
