import { DAY, type Message } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales } from '../../../../../apps/api/test/money.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { auditEntries } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  seller = await campus.student('Ama Seller');
  buyer = await campus.student('Kofi Buyer');
  stranger = await campus.student('Yaw Stranger');
  moderator = await staff(campus, 'Esi Moderator');
});
afterAll(() => campus.close());

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const refused = { code: 'not_found' };
const upload = async (by: TestStudent, name: string) =>
  (await by.client.attachments.create({ purpose: 'message-file', file: new File([PIXEL], name) })).data;
const download = async (student: TestStudent, id: string) =>
  (await student.client.attachments.download({ id })).data;
const statusOf = async (url: string) => (await fetch(`${campus.url}${url}`)).status;
const opened = async (targetId: string) =>
  (await campus.app.platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, targetId)))
    .filter(({ action }) => action.endsWith('.open_file'))
    .map(({ action, actorId, details }) => ({ action, actorId, details }));

describe('a file in a group', () => {
  const eventBy = async (organiser: TestStudent, more = {}) =>
    (
      await organiser.client.category.create({
        category: 'buzz',
        title: 'Hall Week Jams',
        description: 'Music and food',
        eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
        location: 'Great Hall',
        organizer: 'JCR',
        eventType: 'party',
        admission: 'free',
        ...more,
      })
    ).data.id;
  const send = async (by: TestStudent, id: string, fileId: string): Promise<Message> =>
    (await by.client.groups.send({ id, content: 'The programme', fileId })).data;

  it('is downloaded by members only, also after the event is cancelled', async () => {
    const id = await eventBy(seller);
    await buyer.client.events.join({ id });
    const file = await upload(buyer, 'programme.png');
    expect(await send(buyer, id, file.id)).toMatchObject({ kind: 'file', file, attachment: null });
    const [read] = (await seller.client.groups.messages({ id })).data;
    expect(read).toMatchObject({ kind: 'file', file });
    for (const student of [seller, buyer])
      expect(await statusOf((await download(student, file.id)).url)).toBe(200);
    for (const student of [stranger, moderator])
      await expect(download(student, file.id)).rejects.toMatchObject(refused);
    await seller.client.hives.remove({ id });
    expect((await download(seller, file.id)).name).toBe('programme.jpg');
  });

  it('is closed to a member who has left, also at an earlier address', async () => {
    const id = await eventBy(seller);
    const guest = await campus.student('Abena Guest');
    for (const student of [buyer, guest]) await student.client.events.join({ id });
    const file = await upload(buyer, 'programme.png');
    await send(buyer, id, file.id);
    const { url } = await download(guest, file.id);
    await guest.client.events.leave({ id });
    await expect(download(guest, file.id)).rejects.toMatchObject(refused);
    expect(await statusOf(url)).toBe(404);
  });

  it('is closed to a member whose ticket the organiser has refunded', async () => {
    const id = await eventBy(seller, { admission: 'paid', price: 20, capacity: 50 });
    const guest = await campus.student('Efua Guest');
    const sales = createSales(campus);
    const payment = (await guest.client.payments.initialize({ hiveId: id })).data;
    await sales.checkout(payment.accessCode);
    const order = (await guest.client.payments.verify({ reference: payment.reference })).data;
    const file = await upload(seller, 'programme.png');
    await send(seller, id, file.id);
    const { url } = await download(guest, file.id);
    expect(await statusOf(url)).toBe(200);
    await seller.client.payments.cancel({ id: order.id });
    await expect(download(guest, file.id)).rejects.toMatchObject(refused);
    expect(await statusOf(url)).toBe(404);
  });

  it('is closed to a member who has blocked its sender, and to all once its message is unsent', async () => {
    const id = await eventBy(seller);
    await buyer.client.events.join({ id });
    const file = await upload(buyer, 'programme.png');
    const message = await send(buyer, id, file.id);
    await seller.client.users.block({ id: buyer.id });
    await expect(download(seller, file.id)).rejects.toMatchObject(refused);
    await seller.client.users.unblock({ id: buyer.id });
    const { url } = await download(seller, file.id);
    const removed = (await buyer.client.groups.unsend({ id, messageId: message.id })).data;
    expect(removed.file).toBeUndefined();
    await expect(download(seller, file.id)).rejects.toMatchObject(refused);
    expect(await statusOf(url)).toBe(404);
  });

  it('is refused from another member, in another thread, beside a photo, and from a stranger', async () => {
    const id = await eventBy(seller);
    await buyer.client.events.join({ id });
    const file = await upload(buyer, 'programme.png');
    await send(buyer, id, file.id);
    const unknown = { fieldErrors: { fileId: { code: 'unknown_upload' } } };
    await expect(send(seller, id, file.id)).rejects.toMatchObject(unknown);
    const conversationId = (await buyer.client.messages.open({ recipientId: stranger.id })).data.id;
    await expect(
      buyer.client.messages.send({ conversationId, content: '', fileId: file.id }),
    ).rejects.toMatchObject(unknown);
    await expect(
      buyer.client.groups.send({ id, content: '', fileId: file.id, attachmentId: file.id }),
    ).rejects.toMatchObject({ fieldErrors: { fileId: { code: 'photo_or_file' } } });
    await expect(send(stranger, id, (await upload(stranger, 'own.png')).id)).rejects.toMatchObject(refused);
  });
});

describe('a moderator', () => {
  it('opens the files that a reported message shows, and the audit log records each', async () => {
    const conversationId = (await seller.client.messages.open({ recipientId: buyer.id })).data.id;
    const say = async (content: string, fileId?: string) =>
      (await seller.client.messages.send({ conversationId, content, ...(fileId && { fileId }) })).data;
    const far = await upload(seller, 'far.png');
    await say('Long ago', far.id);
    for (const content of ['1', '2', '3', '4', '5']) await say(content);
    const near = await upload(seller, 'near.png');
    await say('Look at this', near.id);
    const reported = await say('You are a thief');
    const later = await upload(seller, 'later.png');
    await say('And this', later.id);
    await expect(download(moderator, near.id)).rejects.toMatchObject(refused);
    await buyer.client.reports.create({ targetType: 'message', targetId: reported.id, reason: 'harassment' });
    expect(await opened(reported.id)).toEqual([]);
    const { url } = await download(moderator, near.id);
    expect(await statusOf(url)).toBe(200);
    for (const { id } of [far, later]) await expect(download(moderator, id)).rejects.toMatchObject(refused);
    await expect(download(stranger, near.id)).rejects.toMatchObject(refused);
    expect(await opened(reported.id)).toEqual([
      { action: 'message.open_file', actorId: moderator.id, details: { fileId: near.id, format: 'jpg' } },
    ]);
    const { data } = await moderator.client.moderation.audit({ about: reported.id });
    expect(data[0]).toMatchObject({ action: 'message.open_file', actor: { id: moderator.id } });
  });

  it('opens the files of an order while its dispute is open, and those of no other thread', async () => {
    const sales = createSales(campus);
    const order = await sales.held(seller, buyer, 100);
    const send = async (hiveId?: string) => {
      const file = await upload(seller, 'receipt.png');
      const recipientId = buyer.id;
      const talk = (await seller.client.messages.open({ recipientId, ...(hiveId && { hiveId }) })).data;
      const input = { conversationId: talk.id, content: '', fileId: file.id };
      return { file, message: (await seller.client.messages.send(input)).data };
    };
    const { file, message } = await send(order.hiveId);
    const elsewhere = (await send()).file;
    const unsent = await send(order.hiveId);
    await seller.client.messages.unsend({ id: unsent.message.id });
    await expect(download(moderator, file.id)).rejects.toMatchObject(refused);
    await buyer.client.payments.dispute({ id: order.paymentId, reason: 'not_as_described', text: 'Broken' });
    const listed = async (status: 'open' | 'resolved') =>
      (await moderator.client.disputes.list({ status })).data.find(
        ({ paymentId }) => paymentId === order.paymentId,
      );
    const open = await listed('open');
    expect(open?.files).toEqual([{ file, by: 'seller', how: 'sent', createdAt: message.createdAt }]);
    expect(await statusOf((await download(moderator, file.id)).url)).toBe(200);
    for (const { id } of [elsewhere, unsent.file])
      await expect(download(moderator, id)).rejects.toMatchObject(refused);
    for (const student of [stranger]) await expect(download(student, file.id)).rejects.toMatchObject(refused);
    const entry = {
      action: 'payment.open_file',
      actorId: moderator.id,
      details: { fileId: file.id, format: 'jpg' },
    };
    expect(await opened(order.paymentId)).toEqual([entry]);
    // The two of the order leave no entry.
    for (const student of [seller, buyer]) await download(student, file.id);
    expect(await opened(order.paymentId)).toEqual([entry]);
    const { url } = await download(moderator, file.id);
    await moderator.client.disputes.resolve({ id: open?.id ?? '', decision: 'refund', note: 'Broken' });
    expect((await listed('resolved'))?.files).toBeUndefined();
    await expect(download(moderator, file.id)).rejects.toMatchObject(refused);
    expect(await statusOf(url)).toBe(404);
  });

  it('opens delivered work while its dispute is open', async () => {
    const { id: hiveId } = (
      await buyer.client.category.create({ category: 'logistics', title: 'Carry a fridge', price: 80 })
    ).data;
    await seller.client.applications.create({ id: hiveId, message: 'I pass there' });
    await buyer.client.hives.assign({ id: hiveId, assignedToId: seller.id });
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await createSales(campus).checkout(payment.accessCode);
    const { id } = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    const file = new File([PIXEL], 'proof.png');
    const work = (await seller.client.attachments.create({ purpose: 'work-file', file })).data;
    await seller.client.completions.finish({ id, note: 'Done', fileIds: [work.id] });
    await expect(download(moderator, work.id)).rejects.toMatchObject(refused);
    await buyer.client.payments.dispute({ id, reason: 'not_as_described', text: 'Not there' });
    const [found] = (await moderator.client.disputes.list({})).data;
    expect(found?.files).toMatchObject([{ file: work, by: 'seller', how: 'delivered' }]);
    expect(await statusOf((await download(moderator, work.id)).url)).toBe(200);
    await expect(download(stranger, work.id)).rejects.toMatchObject(refused);
  });
});
