import type { Message } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { openPages } from '../../../../../apps/api/test/pages.js';
import { blocks, users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let outsider: TestStudent;
const { connect, closeAll } = openPages(() => campus);

beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  outsider = await campus.student('Yaw Outsider');
});
afterEach(closeAll);
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const open = async (from: TestStudent, to: TestStudent) =>
  (await call('POST', '/messages/conversations', from, { recipientId: to.id })).body.data;
const say = (from: TestStudent, conversationId: string, content: string, more: object = {}) =>
  call('POST', '/messages/send', from, { conversationId, content, ...more });

describe('a conversation', () => {
  it('is unique for two students and a listing, from either side', async () => {
    const listing = (
      await call('POST', '/essentials', akosua, {
        title: 'Laptop',
        description: 'Fine',
        price: 5,
        condition: 'good',
        pickupLocation: 'Hall',
      })
    ).body.data;
    const one = await call('POST', '/messages/conversations', kwame, {
      recipientId: akosua.id,
      hiveId: listing.id,
    });
    expect(one.body.data).toMatchObject({
      otherParticipant: { name: 'Akosua Mensah' },
      listing: { id: listing.id, price: 5 },
      unreadCount: 0,
    });
    const byPoster = { recipientId: kwame.id, hiveId: listing.id };
    expect((await call('POST', '/messages/conversations', akosua, byPoster)).body.data.id).toBe(
      one.body.data.id,
    );
    expect((await open(akosua, kwame)).id).not.toBe(one.body.data.id);
    const wrong = await call('POST', '/messages/conversations', kwame, {
      recipientId: outsider.id,
      hiveId: listing.id,
    });
    expect(wrong.body.fieldErrors).toHaveProperty('hiveId');
  });

  it('cannot be opened with oneself or with an unknown student', async () => {
    expect((await call('POST', '/messages/conversations', kwame, { recipientId: kwame.id })).status).toBe(
      403,
    );
    const unknownId = '01890000-0000-7000-8000-000000000000';
    expect((await call('POST', '/messages/conversations', kwame, { recipientId: unknownId })).status).toBe(
      404,
    );
  });

  it('returns 404 to any other student', async () => {
    const { id } = await open(akosua, kwame);
    const path = `/messages/conversations/${id}`;
    expect((await call('GET', path, outsider)).status).toBe(404);
    expect((await call('GET', `${path}/messages`, outsider)).status).toBe(404);
    expect((await call('PUT', `${path}/read`, outsider)).status).toBe(404);
    expect((await say(outsider, id, 'hello')).status).toBe(404);
    expect((await call('GET', path, null)).status).toBe(401);
  });

  it('counts unread messages until they are read, and shows the receipts to the writer', async () => {
    const { id } = await open(akosua, kwame);
    await call('PUT', `/messages/conversations/${id}/read`, kwame);
    await say(akosua, id, 'Is it still there?');
    await say(akosua, id, 'Hello?');
    const list = await call('GET', '/messages/conversations', kwame);
    expect(list.body.data[0]).toMatchObject({
      id,
      unreadCount: 2,
      conversationLastMessage: { content: 'Hello?' },
    });
    expect((await call('GET', '/messages/unread-count', kwame)).body.data).toEqual({
      conversations: 1,
      messages: 2,
      groups: [],
    });
    expect((await call('PUT', `/messages/conversations/${id}/read`, kwame)).body.count).toBe(2);
    const { body } = await call('GET', `/messages/conversations/${id}/messages`, akosua);
    expect(body.data.slice(0, 2).map((one: Message) => [one.content, one.isRead])).toEqual([
      ['Hello?', true],
      ['Is it still there?', true],
    ]);
  });

  it('stores a message once for its clientId', async () => {
    const { id } = await open(akosua, kwame);
    const [one, two] = await Promise.all([
      say(akosua, id, 'Once', { clientId: 'c-1' }),
      say(akosua, id, 'Once', { clientId: 'c-1' }),
    ]);
    expect(two.body.data.id).toBe(one.body.data.id);
  });

  it('creates one notification for all unread messages, and counts them', async () => {
    const [writer, reader] = [await campus.student('Esi Writer'), await campus.student('Kojo Reader')];
    const { id } = await open(writer, reader);
    const notificationsOf = async () => (await call('GET', '/notifications', reader)).body.data;
    await say(writer, id, 'One');
    await say(writer, id, 'Two');
    expect(await notificationsOf()).toMatchObject([
      {
        type: 'message',
        kind: 'message_received',
        title: 'Esi Writer wrote to you',
        description: '2 new messages',
        subject: { type: 'conversation', id },
        read: false,
      },
    ]);
    await call('PUT', `/messages/conversations/${id}/read`, reader);
    await say(writer, id, 'Three');
    expect(await notificationsOf()).toHaveLength(2);
    expect((await call('GET', '/notifications', writer)).body.data).toEqual([]);
  });

  it('stores no message and no notification when it refuses a message', async () => {
    const [writer, reader] = [await campus.student('Efua Refused'), await campus.student('Kofi Blocker')];
    const { id } = await open(writer, reader);
    const page = await connect(writer);
    const mistaken = { conversationId: id, content: 'For whom?', recipientId: akosua.id };
    expect(await page.emitWithAck('sendMessage', mistaken)).toMatchObject({
      code: 'validation_failed',
      fieldErrors: { recipientId: { code: 'not_in_conversation' } },
    });
    await campus.app.platform.db
      .insert(blocks)
      .values({ blockerId: reader.id, blockedId: writer.id, createdAt: campus.clock.now() });
    expect((await say(writer, id, 'Hello?')).body.code).toBe('blocked');
    expect((await say(reader, id, 'Hello?')).body.code).toBe('blocked');
    await campus.app.platform.db.delete(blocks).where(eq(blocks.blockerId, reader.id));
    await campus.app.platform.db
      .update(users)
      .set({ deletedAt: campus.clock.now() })
      .where(eq(users.id, reader.id));
    expect((await say(writer, id, 'Gone?')).body.code).toBe('blocked');
    const { body } = await call('GET', `/messages/conversations/${id}/messages`, writer);
    expect([body.data, body.count]).toEqual([[], 0]);
    expect((await call('GET', '/notifications', writer)).body.data).toEqual([]);
  });

  it('keeps one order for both when both write at once, and pages through it', async () => {
    const { id } = await open(kwame, outsider);
    await Promise.all(Array.from({ length: 30 }, (_, i) => say(i % 2 === 0 ? kwame : outsider, id, `m${i}`)));
    const read = async (student: TestStudent, query: string) =>
      (await call('GET', `/messages/conversations/${id}/messages?${query}`, student)).body;
    const [mine, theirs] = [await read(kwame, 'limit=50&offset=0'), await read(outsider, 'limit=50')];
    const ids = mine.data.map((one: Message) => one.id);
    expect(theirs.data.map((one: Message) => one.id)).toEqual(ids);
    expect([ids.length, mine.count]).toEqual([30, 30]);
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await read(kwame, `limit=7${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.data.map((one: Message) => one.id));
      cursor = page.pagination.nextCursor ?? '';
    } while (cursor !== '');
    expect(paged).toEqual(ids);
    expect((await read(kwame, 'limit=5&offset=10')).data.map((one: Message) => one.id)).toEqual(
      ids.slice(10, 15),
    );
    expect((await read(kwame, `after=${ids[3]}`)).data.map((one: Message) => one.id)).toEqual(
      ids.slice(0, 3),
    );
  });

  it('refuses an empty message, a message that is too long and an unknown attachment', async () => {
    const { id } = await open(akosua, outsider);
    expect((await say(akosua, id, '   ')).body.fieldErrors).toEqual({ content: { code: 'required' } });
    expect((await say(akosua, id, 'x'.repeat(2_001))).status).toBe(422);
    expect((await say(akosua, id, 'hi', { attachmentId: akosua.id })).body.fieldErrors).toHaveProperty(
      'attachmentId',
    );
  });
});
