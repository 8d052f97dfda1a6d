import { MINUTE, type ClientEvents, type Message, type ServerEvents } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { blocks, sessions, users } from '../../platform/database/schema/index.js';

type Page = Socket<ServerEvents, ClientEvents>;

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let outsider: TestStudent;
const pages: Page[] = [];

beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  outsider = await campus.student('Yaw Outsider');
});
afterEach(() => pages.splice(0).forEach((page) => page.disconnect()));
afterAll(() => campus.close());

async function connect(student: TestStudent): Promise<Page> {
  const page: Page = io(campus.anyUrl(), {
    auth: { token: student.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  pages.push(page);
  await new Promise<void>((resolve, reject) => {
    page.once('connect', resolve);
    page.once('connect_error', reject);
  });
  return page;
}
const next = <E extends keyof ServerEvents>(page: Page, event: E) =>
  new Promise<Parameters<ServerEvents[E]>[0]>((resolve) => {
    page.once(event, ((payload: Parameters<ServerEvents[E]>[0]) => resolve(payload)) as never);
  });
const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const open = async (from: TestStudent, to: TestStudent) =>
  (await call('POST', '/messages/conversations', from, { recipientId: to.id })).body.data;
const say = (from: TestStudent, conversationId: string, content: string, more: object = {}) =>
  call('POST', '/messages/send', from, { conversationId, content, ...more });

describe('a conversation', () => {
  it('is one for two students, whoever opens it, and remembers the listing', async () => {
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
    expect((await open(akosua, kwame)).id).toBe(one.body.data.id);
    const wrong = await call('POST', '/messages/conversations', kwame, {
      recipientId: outsider.id,
      hiveId: listing.id,
    });
    expect(wrong.body.fieldErrors).toHaveProperty('hiveId');
  });

  it('cannot be opened with oneself or with nobody', async () => {
    expect((await call('POST', '/messages/conversations', kwame, { recipientId: kwame.id })).status).toBe(
      403,
    );
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect((await call('POST', '/messages/conversations', kwame, { recipientId: nobody })).status).toBe(404);
  });

  it('does not exist for anybody else', async () => {
    const { id } = await open(akosua, kwame);
    const path = `/messages/conversations/${id}`;
    expect((await call('GET', path, outsider)).status).toBe(404);
    expect((await call('GET', `${path}/messages`, outsider)).status).toBe(404);
    expect((await call('PUT', `${path}/read`, outsider)).status).toBe(404);
    expect((await say(outsider, id, 'hello')).status).toBe(404);
    expect((await call('GET', path, null)).status).toBe(401);
  });

  it('counts what is new until it is read, and tells the writer', async () => {
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

  it('notifies of the first message that was not read, and counts the others', async () => {
    const [writer, reader] = [await campus.student('Esi Writer'), await campus.student('Kojo Reader')];
    const { id } = await open(writer, reader);
    const told = async () => (await call('GET', '/notifications', reader)).body.data;
    await say(writer, id, 'One');
    await say(writer, id, 'Two');
    expect(await told()).toMatchObject([
      {
        type: 'message',
        kind: 'message_received',
        title: 'New message',
        description: 'Esi Writer wrote to you',
        subject: { type: 'conversation', id },
        read: false,
      },
    ]);
    await call('PUT', `/messages/conversations/${id}/read`, reader);
    await say(writer, id, 'Three');
    expect(await told()).toHaveLength(2);
    expect((await call('GET', '/notifications', writer)).body.data).toEqual([]);
  });

  it('keeps nothing of what it refuses', async () => {
    const [writer, reader] = [await campus.student('Efua Refused'), await campus.student('Kofi Blocker')];
    const { id } = await open(writer, reader);
    const page = await connect(writer);
    const mistaken = { conversationId: id, content: 'For whom?', recipientId: akosua.id };
    expect(await page.emitWithAck('sendMessage', mistaken)).toMatchObject({
      code: 'validation_failed',
      fieldErrors: { recipientId: 'Not in this conversation' },
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

  it('refuses nothing, too much, and what is blocked', async () => {
    const { id } = await open(akosua, outsider);
    expect((await say(akosua, id, '   ')).body.fieldErrors).toEqual({ content: 'Required' });
    expect((await say(akosua, id, 'x'.repeat(2_001))).status).toBe(422);
    expect((await say(akosua, id, 'hi', { attachmentId: akosua.id })).body.fieldErrors).toHaveProperty(
      'attachmentId',
    );
  });
});

describe('the socket', () => {
  it('lets in only who holds a session', async () => {
    await expect(connect({ ...kwame, token: 'x'.repeat(43) })).rejects.toMatchObject({
      data: { code: 'session_expired' },
    });
  });

  it('acknowledges a stored message and brings it to all pages of both', async () => {
    const { id } = await open(akosua, kwame);
    const [mine, mineToo, theirs] = [await connect(akosua), await connect(akosua), await connect(kwame)];
    const arrivals = Promise.all([mine, mineToo, theirs].map((page) => next(page, 'newMessage')));
    const answer = await mine.emitWithAck('sendMessage', {
      conversationId: id,
      content: 'Live!',
      recipientId: kwame.id,
    });
    expect(answer).toMatchObject({ status: 'success', data: { content: 'Live!', senderId: akosua.id } });
    for (const message of await arrivals) expect(message.content).toBe('Live!');
  });

  it('brings what an earlier version stored and did not deliver', async () => {
    const { id } = await open(akosua, kwame);
    const page = await connect(kwame);
    const arrived = next(page, 'newMessage');
    const { body } = await say(akosua, id, 'From before');
    expect(await arrived).toEqual(body.data);
    const again = next(page, 'newMessage');
    const { db, outbox } = campus.app.platform;
    await outbox.write(db, 'message.stored', { messageId: body.data.id });
    await outbox.nudge('messages');
    expect(await again).toEqual(body.data);
  });

  it('answers bad payloads and foreign conversations instead of breaking', async () => {
    const { id } = await open(akosua, kwame);
    const page = await connect(outsider);
    const send = (payload: unknown) => page.emitWithAck('sendMessage', payload as never);
    expect(await send({ conversationId: id, content: 'hi' })).toMatchObject({
      status: 'error',
      code: 'not_found',
    });
    for (const wrong of [
      null,
      'text',
      7,
      [],
      { conversationId: 1 },
      { conversationId: id, content: {}, extra: 1 },
    ]) {
      expect(await send(wrong)).toMatchObject({ status: 'error', code: 'validation_failed' });
    }
    expect(await page.emitWithAck('joinConversation', { conversationId: id })).toMatchObject({
      code: 'not_found',
    });
    page.emit('typing', { conversationId: id, isTyping: true });
    expect(page.connected).toBe(true);
  });

  it('bears anything on any event', async () => {
    const page = await connect(outsider);
    const deep = JSON.parse(`${'[{"a":'.repeat(500)}1${'}]'.repeat(500)}`);
    const hostile = [undefined, null, 0, '', [], {}, deep, { conversationId: { toString: 1 } }, '\ud800'];
    const events = ['sendMessage', 'joinConversation', 'leaveConversation', 'typing', 'presence', 'toString'];
    for (const event of events) for (const one of hostile) page.emit(event as 'typing', one as never);
    page.emit('sendMessage' as 'typing', (() => undefined) as never);
    expect(await page.emitWithAck('joinConversation', null as never)).toMatchObject({
      code: 'validation_failed',
    });
    expect(page.connected).toBe(true);
  });

  it('passes on only so many signs of typing a minute', async () => {
    const { id } = await open(akosua, kwame);
    const [mine, theirs] = [await connect(akosua), await connect(kwame)];
    let signs = 0;
    mine.on('userTyping', () => (signs += 1));
    await theirs.emitWithAck('joinConversation', { conversationId: id });
    for (let i = 0; i < 200; i += 1) theirs.emit('typing', { conversationId: id, isTyping: true });
    const arrived = next(mine, 'newMessage');
    await theirs.emitWithAck('sendMessage', { conversationId: id, content: 'Here it is' });
    await arrived;
    // Behind a process of its own a message may overtake them.
    await expect.poll(() => signs).toBe(119);
    const more = await theirs.emitWithAck('joinConversation', { conversationId: id });
    expect(more).toMatchObject({ status: 'error', code: 'rate_limited' });
  });

  it('carries typing, read receipts and presence', async () => {
    // Somebody whose other pages cannot still be on their way out.
    const ekow = await campus.student('Ekow Arriving');
    const { id } = await open(akosua, ekow);
    const mine = await connect(akosua);
    const online = next(mine, 'presence');
    const theirs = await connect(ekow);
    expect(await online).toEqual({ userId: ekow.id, presence: 'online' });
    await theirs.emitWithAck('joinConversation', { conversationId: id });
    const typing = next(mine, 'userTyping');
    theirs.emit('typing', { conversationId: id, isTyping: true });
    expect(await typing).toEqual({ conversationId: id, userId: ekow.id, isTyping: true });
    await say(akosua, id, 'Seen?');
    const seen = next(mine, 'messageRead');
    await call('PUT', `/messages/conversations/${id}/read`, ekow);
    expect(await seen).toMatchObject({ conversationId: id, readerId: ekow.id });
    const offline = next(mine, 'presence');
    theirs.disconnect();
    expect(await offline).toEqual({ userId: ekow.id, presence: 'offline' });
  });

  it('ends within a minute with a session that somebody ended elsewhere', async () => {
    const student = await campus.student('Ama Suspended');
    const page = await connect(student);
    const ended = new Promise((resolve) => page.once('disconnect', resolve));
    await campus.app.platform.db.delete(sessions).where(eq(sessions.userId, student.id));
    campus.clock.advance(MINUTE);
    expect(await ended).toBe('io server disconnect');
  });

  it('ends with the session', async () => {
    const student = await campus.student('Ama Leaving');
    const page = await connect(student);
    const ended = new Promise((resolve) => page.once('disconnect', resolve));
    await call('POST', '/auth/logout', student, {});
    expect(await ended).toBe('io server disconnect');
  });
});
