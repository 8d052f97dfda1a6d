import { MINUTE, PHOTO_ADDRESS_LIFETIME, type Message, type Photo } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { next, openPages } from '../../../../../apps/api/test/pages.js';
import { createSales } from '../../../../../apps/api/test/money.js';
import { messages, uploads } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let bytes: Blob;
beforeAll(async () => {
  campus = await openTestCampus();
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  bytes = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
});
const { connect, closeAll } = openPages(() => campus);
afterEach(closeAll);
afterAll(() => campus.close());

let ama: TestStudent;
let kofi: TestStudent;
let sent: Message;
beforeEach(async () => {
  [ama, kofi] = [await campus.student('Ama Sender'), await campus.student('Kofi Reader')];
  const { id } = (await ama.client.messages.open({ recipientId: kofi.id })).data;
  const attachmentId = (await ama.client.uploads.create({ purpose: 'message-photo', file: bytes })).data.id;
  sent = (await ama.client.messages.send({ conversationId: id, content: '', attachmentId })).data;
});

const open = (address: string) => fetch(new URL(address, campus.url));
const statusOf = async (address: string) => (await open(address)).status;
const addressesOf = ({ url, variants }: Photo) => [url, ...variants.map((variant) => variant.url)];
const readBy = async (reader: TestStudent): Promise<Photo> => {
  const { data } = await reader.client.messages.list({ id: sent.conversationId });
  const photo = data.find(({ id }) => id === sent.id)?.attachment;
  if (photo == null) throw new Error('The message has its photo');
  return photo;
};
const bare = (address: string) => address.replace(/\?.*/, '');

describe('a photo in a message', () => {
  it('is served in every size to its sender and its reader, and cached by no proxy', async () => {
    for (const photo of [await readBy(ama), await readBy(kofi)]) {
      for (const address of addressesOf(photo)) {
        const answer = await open(address);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toMatch(/^image\//);
        expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
    }
  });

  it('is not listed for any other student', async () => {
    const stranger = await campus.student('Yaw Stranger');
    await expect(stranger.client.messages.list({ id: sent.conversationId })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('returns 404 at its public address and without a signature', async () => {
    const { id, url } = await readBy(kofi);
    const places = [`/files/photos/${id}/320.jpg`, `/files/private/photos/${id}/320.jpg`, bare(url)];
    for (const address of places) expect(await statusOf(address)).toBe(404);
  });

  it('is refused with a signature that is forged, of another photo, or of another time', async () => {
    const { url } = await readBy(kofi);
    const other = (await ama.client.uploads.create({ purpose: 'message-photo', file: bytes })).data.url;
    const query = new URL(url, campus.url).searchParams;
    const until = Number(query.get('until'));
    const signature = query.get('signature') ?? '';
    const withQuery = (address: string, fields: Record<string, string>) =>
      `${bare(address)}?${new URLSearchParams(fields)}`;
    expect(await statusOf(withQuery(other, { until: String(until), signature }))).toBe(404);
    expect(await statusOf(withQuery(url, { until: String(until + 1), signature }))).toBe(404);
    expect(await statusOf(withQuery(url, { until: String(until), signature: 'x'.repeat(43) }))).toBe(404);
    expect(await statusOf(withQuery(url, { until: String(until) }))).toBe(404);
    expect(
      await statusOf(withQuery(url.replace(/\d+\.jpg/, '9999.jpg'), { until: String(until), signature })),
    ).toBe(404);
    expect(await statusOf(url)).toBe(200);
  });

  it('has an address that works for 30 to 60 minutes, and a new one in the next response', async () => {
    const { url } = await readBy(kofi);
    const left = Number(new URL(url, campus.url).searchParams.get('until')) - campus.clock.now().getTime();
    expect(left).toBeGreaterThanOrEqual(PHOTO_ADDRESS_LIFETIME / 2);
    expect(left).toBeLessThanOrEqual(PHOTO_ADDRESS_LIFETIME);
    campus.clock.advance(PHOTO_ADDRESS_LIFETIME + MINUTE);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf((await readBy(kofi)).url)).toBe(200);
  });

  it.each(['the reader', 'the sender'])(
    'has no address for its reader once %s has blocked the other',
    async (reader) => {
      const [by, of] = reader === 'the reader' ? [kofi, ama] : [ama, kofi];
      await by.client.users.block({ id: of.id });
      expect(await readBy(kofi)).toMatchObject({ url: '', variants: [] });
      expect((await readBy(kofi)).placeholder).not.toBeNull();
      expect(await statusOf((await readBy(ama)).url)).toBe(200);
    },
  );

  it('has a working address in search results, unless one of the two has blocked the other', async () => {
    const attachmentId = (await ama.client.uploads.create({ purpose: 'message-photo', file: bytes })).data.id;
    const { conversationId } = sent;
    await ama.client.messages.send({ conversationId, content: 'The red kettle', attachmentId });
    const found = async () => {
      const { data } = await kofi.client.messages.search({ id: conversationId, q: 'kettle' });
      return data[0]?.attachment?.url ?? 'none';
    };
    expect(await statusOf(await found())).toBe(200);
    await kofi.client.users.block({ id: ama.id });
    expect(await found()).toBe('');
  });

  it('has a working address in a live message change', async () => {
    const { db, outbox } = campus.app.platform;
    const { conversationId } = sent;
    const page = await connect(kofi);
    const [row] = await db.select().from(messages).where(eq(messages.id, sent.id));
    const heard = next(page, 'messageChanged');
    const message = { ...sent, attachment: row?.attachment ?? null };
    await outbox.write(db, 'message.changed', { conversationId, userIds: [ama.id, kofi.id], message });
    await outbox.flush('messages');
    expect(await statusOf((await heard).attachment?.url ?? 'none')).toBe(200);
  });

  it('is not signed when its address is written into a text', async () => {
    const address = bare((await readBy(kofi)).url);
    await ama.client.users.block({ id: kofi.id });
    const other = await campus.student('Esi Other');
    const { id } = (await kofi.client.messages.open({ recipientId: other.id })).data;
    const written = [
      (await kofi.client.users.updateProfile({ bio: address })).data.bio,
      (await kofi.client.messages.send({ conversationId: id, content: address })).data.content,
      (await kofi.client.messages.list({ id })).data[0]?.content,
    ];
    expect(written).toEqual(written.map(() => address));
  });

  it('returns 404 once its file is deleted', async () => {
    const { url, id } = await readBy(kofi);
    await campus.app.platform.db.delete(uploads).where(eq(uploads.id, id));
    expect(await statusOf(url)).toBe(404);
  });
});

it('shows evidence to both sides and to moderators only', async () => {
  const sales = createSales(campus);
  const [seller, buyer] = [await campus.student('Esi Seller'), await campus.student('Kwame Buyer')];
  const moderator = await campus.student('Efua Moderator', undefined, 'moderator');
  const stranger = await campus.student('Yaw Stranger');
  const { paymentId: id } = await sales.held(seller, buyer, 240);
  const photo = (await buyer.client.uploads.create({ purpose: 'dispute-photo', file: bytes })).data;
  await buyer.client.payments.dispute({
    id,
    reason: 'damaged',
    text: 'The screen is broken.',
    photos: [photo.id],
  });
  const seen = [
    (await buyer.client.payments.get({ id })).data.dispute?.photos[0],
    (await seller.client.payments.get({ id })).data.dispute?.photos[0],
    (await moderator.client.disputes.list({})).data.find((one) => one.paymentId === id)?.photos[0],
  ];
  for (const one of seen) expect(await statusOf(one?.url ?? '/nothing')).toBe(200);
  await expect(stranger.client.payments.get({ id })).rejects.toMatchObject({ status: 404 });
  expect(await statusOf(`/files/photos/${photo.id}/320.jpg`)).toBe(404);
});

it('moves earlier message photos from their public address to a private one', async () => {
  const { db, storage, jobs } = campus.app.platform;
  const { id, url } = await readBy(kofi);
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  const old = (row?.files ?? []).map((key) => key.replace(/^private\//, ''));
  for (const key of old) await storage.put(key, await storage.read(`private/${key}`), 'image/jpeg');
  await db.update(uploads).set({ files: old }).where(eq(uploads.id, id));
  expect(await statusOf(`/files/${old[0]}`)).toBe(200);
  expect(await statusOf(url)).toBe(200);
  await jobs.runNow('uploads.hide', {});
  expect(await statusOf(`/files/${old[0]}`)).toBe(404);
  expect(await statusOf(url)).toBe(200);
});

it('keeps listing photos at a public address', async () => {
  const { url } = (await ama.client.uploads.create({ purpose: 'listing-photo', file: bytes })).data;
  expect(url).toMatch(/^\/files\/photos\//);
  expect(await statusOf(url)).toBe(200);
});
