import { type Message, type Photo, DAY, MAX_QUOTE } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import type { Db } from '../../platform/database/database.js';
import {
  blocks,
  conversations,
  messages,
  notifications,
  outbox,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { GroupAudience } from '../../platform/outbox/outbox-events.js';
import type { Platform } from '../../platform/platform.js';
import { sendMessage, type Written } from './send.js';
import { isRepeated, withShortQuote } from './sending.js';
import { storing } from './storing.js';
import { PHOTO, WARNING } from './storing.fixtures.js';

let campus: TestCampus;
let writer: TestStudent;
let reader: TestStudent;
let outsider: TestStudent;
let group: string;
/** A conversation of the two, new for each test. */
let id: string;
let now: Date;
let flushed: (string | undefined)[] = [];

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  outsider = await campus.student('Yaw Outsider');
  const { outbox: events } = campus.app.platform;
  // Stops the delivery, so that events stay in the outbox for the test.
  await events.stop();
  vi.spyOn(events, 'flush').mockImplementation((queue) => Promise.resolve(void flushed.push(queue)));
  const { data } = await outsider.client.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food',
    eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  group = data.id;
  const at = campus.clock.now();
  await db()
    .insert(conversations)
    .values({ id: group, kind: 'group', listingId: group, createdAt: at, updatedAt: at });
});
beforeEach(async () => {
  [writer, reader] = [await campus.student('Efua Writer'), await campus.student('Kobina Reader')];
  id = (await writer.client.messages.open({ recipientId: reader.id })).data.id;
  now = campus.clock.now();
  flushed = [];
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const platform = (): Platform => ({ ...campus.app.platform, clock: { now: () => now } });
interface Options {
  readonly from?: TestStudent;
  readonly to?: string;
  readonly quiet?: boolean;
  readonly group?: GroupAudience | null;
  readonly recipientId?: string;
  readonly attach?: (tx: Db, ownerId: string, uploadId: string) => Promise<Photo>;
}
const send = (written: Written, options: Options = {}): Promise<Message | undefined> => {
  const { from = writer, to = id, quiet = false, group = null, recipientId, attach } = options;
  const attachPhoto = attach ?? (() => Promise.resolve(PHOTO));
  const warningOf = (text: string) => (text.includes('cash') ? WARNING : null);
  const attachFile = () => Promise.reject(new Error('No test here sends a file'));
  const place = { conversationId: to, quiet, group, recipientId };
  return sendMessage(platform(), { warningOf, attachPhoto, attachFile }, place, from.id, written);
};
const say = async (content: string, more: Partial<Written> = {}, options?: Options) => {
  const sent = await send({ content, ...more }, options);
  if (sent === undefined) throw new Error('It was stored before');
  return sent;
};
const stored = (thread = id) =>
  db().select().from(messages).where(eq(messages.conversationId, thread)).orderBy(messages.position);
const eventsOf = async (topic: string) =>
  (await db().select().from(outbox).where(eq(outbox.topic, topic)))
    .map(({ payload }) => payload)
    .filter((payload) => payload['conversationId'] === id || payload['listingId'] === group);
const participationOf = async ({ id: userId }: TestStudent) => {
  const mine = and(eq(participations.conversationId, id), eq(participations.userId, userId));
  return (await db().select().from(participations).where(mine))[0];
};
const noticesOf = ({ id: userId }: TestStudent) =>
  db().select().from(notifications).where(eq(notifications.userId, userId));

describe('a direct message', () => {
  it('is stored, delivered to both, and its reader is notified', async () => {
    const sent = await say('Is it there?', { clientId: 'c-1' });
    const shown = {
      ...{ id: sent.id, conversationId: id, senderId: writer.id, content: 'Is it there?', clientId: 'c-1' },
      ...{ kind: 'text', attachment: null, event: null, replyTo: null, createdAt: now.toISOString() },
      ...{ sequence: 1, warning: null, unsentAt: null, deliveredAt: null, isRead: false },
      messageAuthor: { name: 'Efua Writer', profileImage: null },
    };
    expect(sent).toEqual(shown);
    expect(await stored()).toMatchObject([
      { id: sent.id, position: 1, content: 'Is it there?', clientId: 'c-1', kind: 'text', createdAt: now },
    ]);
    expect(await eventsOf('message.stored')).toEqual([
      { messageId: sent.id, conversationId: id, userIds: [writer.id, reader.id], message: shown },
    ]);
    expect(await noticesOf(reader)).toMatchObject([
      {
        ...{ type: 'message', kind: 'message_received', title: 'Efua Writer wrote to you', createdAt: now },
        ...{ subject: { type: 'conversation', id }, values: { sender: 'Efua Writer', count: 1 } },
      },
    ]);
    expect(await noticesOf(writer)).toEqual([]);
    expect(flushed).toEqual(['messages', undefined]);
  });

  it('counts as unread for its reader only, and returns the thread to both inboxes', async () => {
    await db().update(participations).set({ archivedAt: now }).where(eq(participations.conversationId, id));
    await say('One');
    await say('Two');
    expect(await participationOf(reader)).toMatchObject({
      unreadCount: 2,
      readPosition: 0,
      archivedAt: null,
    });
    expect(await participationOf(writer)).toMatchObject({
      unreadCount: 0,
      readPosition: 2,
      archivedAt: null,
    });
    expect(await noticesOf(reader)).toMatchObject([{ values: { sender: 'Efua Writer', count: 2 } }]);
  });

  it('sends no notification when its reader views the thread or has muted it', async () => {
    await say('Here', {}, { quiet: true });
    expect([await noticesOf(reader), flushed]).toEqual([[], ['messages']]);
    const theirs = and(eq(participations.conversationId, id), eq(participations.userId, reader.id));
    await db().update(participations).set({ mutedAt: now }).where(theirs);
    await say('And there');
    expect([await noticesOf(reader), flushed]).toEqual([[], ['messages', 'messages']]);
    expect(await participationOf(reader)).toMatchObject({ unreadCount: 2 });
  });

  it('carries a warning for its reader, which its writer does not see', async () => {
    expect(await say('Bring cash')).toMatchObject({ content: 'Bring cash', warning: null });
    expect(await stored()).toMatchObject([{ warning: WARNING }]);
    expect(await eventsOf('message.stored')).toMatchObject([{ message: { warning: WARNING } }]);
  });

  it('carries a photo of its writer, or is refused', async () => {
    const attach = vi.fn(() => Promise.resolve(PHOTO));
    const sent = await say('', { attachmentId: PHOTO.id }, { attach });
    expect(attach.mock.calls).toEqual([[expect.anything(), writer.id, PHOTO.id]]);
    expect(sent).toMatchObject({ kind: 'photo', content: '', attachment: PHOTO });
    expect(await stored()).toMatchObject([{ kind: 'photo', attachment: PHOTO }]);
    const refuse = () => Promise.reject(new Error('not yours'));
    await expect(say('Look', { attachmentId: PHOTO.id }, { attach: refuse })).rejects.toThrow('not yours');
    expect(await stored()).toHaveLength(1);
  });
});

describe('a reply to a message', () => {
  it('quotes the beginning of the original message', async () => {
    const long = await say(`${'word '.repeat(60)}end`);
    const { replyTo } = await say('Yes', { replyToId: long.id }, { from: reader });
    expect(replyTo).toMatchObject({ id: long.id, senderId: writer.id, kind: 'text', unsent: false });
    expect(replyTo?.content).toMatch(/^word word .*…$/);
    expect(replyTo?.content.length).toBeLessThanOrEqual(MAX_QUOTE);
    expect(await stored()).toMatchObject([{ replyToId: null }, { replyToId: long.id }]);
    expect(withShortQuote({ ...long, replyTo: null })).toEqual(long);
  });

  it('is refused when the original message belongs to another thread', async () => {
    const elsewhere = (await outsider.client.messages.open({ recipientId: reader.id })).data.id;
    const other = await say('Over there', {}, { from: outsider, to: elsewhere });
    await expect(say('What?', { replyToId: other.id })).rejects.toMatchObject({
      code: 'validation_failed',
      fieldErrors: { replyToId: { code: 'not_their_message' } },
    });
    expect(await stored()).toEqual([]);
  });
});

describe('the permission to write', () => {
  it('covers only the two students of an existing conversation', async () => {
    const missing = { code: 'not_found', message: 'Conversation not found' };
    await expect(say('Hello', {}, { from: outsider })).rejects.toMatchObject(missing);
    await expect(say('Hello', {}, { to: newId() })).rejects.toMatchObject(missing);
    expect([await stored(), flushed]).toEqual([[], []]);
  });

  it('is refused when the named recipient is not in the conversation', async () => {
    await expect(say('Hello', {}, { recipientId: outsider.id })).rejects.toMatchObject({
      code: 'validation_failed',
      fieldErrors: { recipientId: { code: 'not_in_conversation' } },
    });
    expect(await stored()).toEqual([]);
    await say('Hello', {}, { recipientId: reader.id });
    expect(await stored()).toHaveLength(1);
  });

  it.each(['writer', 'reader'] as const)('ends for both once the %s blocks the other', async (side) => {
    const [blocker, blocked] = side === 'writer' ? [writer, reader] : [reader, writer];
    await db().insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: now });
    for (const from of [writer, reader])
      await expect(say('Hello', {}, { from })).rejects.toMatchObject({
        code: 'blocked',
        message: 'You can’t message this student.',
      });
    expect([await stored(), flushed]).toEqual([[], []]);
  });

  it('ends when the account of the other student is deleted', async () => {
    await db().update(users).set({ deletedAt: now }).where(eq(users.id, reader.id));
    await expect(say('Hello')).rejects.toMatchObject({
      code: 'blocked',
      message: 'This account no longer exists.',
    });
    expect(await stored()).toEqual([]);
  });
});

describe('a repeated message', () => {
  it('is stored and delivered once for its clientId', async () => {
    await say('Once', { clientId: 'c-1' });
    flushed = [];
    expect(await send({ content: 'Once', clientId: 'c-1' })).toBeUndefined();
    expect([await stored(), flushed]).toMatchObject([[{ content: 'Once' }], []]);
    await say('Mine', { clientId: 'c-1' }, { from: reader });
    expect(await stored()).toHaveLength(2);
  });

  it('is recognised by its database constraint when two arrive at once, and other errors are not', async () => {
    const { id: messageId } = await say('Once', { clientId: 'c-1' });
    const [row] = await stored();
    if (row === undefined) throw new Error('It was stored');
    const failureOf = (change: Partial<typeof row>): Promise<unknown> =>
      db()
        .insert(messages)
        .values({ ...row, ...change })
        .then(
          () => undefined,
          (error: unknown) => error,
        );
    const twice = await failureOf({ id: newId(), position: 2 });
    const samePlace = await failureOf({ id: newId(), clientId: null });
    expect([isRepeated(twice), isRepeated(samePlace)]).toEqual([true, false]);
    expect(isRepeated(Object.assign(new Error('no cause'), { constraint: 'messages_once' }))).toBe(false);
    expect(isRepeated(new Error('x', { cause: { constraint: 'messages_once' } }))).toBe(false);
    expect(isRepeated(new Error('x', { cause: new Error('y') }))).toBe(false);
    expect(isRepeated({ cause: twice })).toBe(false);

    const execute = vi.spyOn(storing(db()), 'execute').mockRejectedValueOnce(twice);
    expect(await send({ content: 'Once', clientId: 'c-1' })).toBeUndefined();
    execute.mockRejectedValueOnce(samePlace);
    await expect(send({ content: 'Once', clientId: 'c-1' })).rejects.toBe(samePlace);
    execute.mockRestore();
    expect(await stored()).toMatchObject([{ id: messageId }]);
  });
});

describe('a message to a group', () => {
  const audience = (): GroupAudience => ({
    kind: 'group',
    userIds: [writer.id, outsider.id],
    quoteHiddenFrom: [outsider.id],
  });

  it('is stored for all members, and notifies through the outbox instead of at once', async () => {
    const sent = await say('See you all', {}, { to: group, group: audience() });
    expect(sent).toMatchObject({ conversationId: group, content: 'See you all', isRead: false });
    expect(await stored(group)).toMatchObject([{ id: sent.id, position: 1 }]);
    const [event] = await db()
      .select()
      .from(outbox)
      .where(and(eq(outbox.topic, 'message.stored'), eq(outbox.subject, `conversation:${group}`)));
    expect(event?.payload).toMatchObject({ ...audience(), messageId: sent.id });
    expect(await eventsOf('group.message.stored')).toEqual([{ messageId: sent.id, listingId: group }]);
    expect(flushed).toEqual(['messages', undefined]);
  });

  it('requires an existing group, and cannot be sent as a direct message', async () => {
    const lost = say('Hello', {}, { to: newId(), group: audience() });
    await expect(lost).rejects.toMatchObject({ code: 'not_found', message: 'Group not found' });
    const asTwo = say('Hello', {}, { to: group });
    await expect(asTwo).rejects.toMatchObject({ code: 'not_found', message: 'Conversation not found' });
    const [talk] = await db().select().from(conversations).where(eq(conversations.id, group));
    expect(await stored(group)).toHaveLength(talk?.length ?? -1);
  });
});
