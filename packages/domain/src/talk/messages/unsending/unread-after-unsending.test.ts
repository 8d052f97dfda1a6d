import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { messages, notifications, participations } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { placeOfTwo, unsend } from '../unsend.js';

let campus: TestCampus;
let writer: TestStudent;
let reader: TestStudent;
let id: string;
let now: Date;
let dropped: unknown[];
let droppedFiles: string[];
let flushed: (string | undefined)[] = [];

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  const { outbox: events } = campus.app.platform;
  // Stops the delivery, so that events stay in the outbox for the test.
  await events.stop();
  vi.spyOn(events, 'flush').mockImplementation((queue) => Promise.resolve(void flushed.push(queue)));
});
beforeEach(async () => {
  [writer, reader] = [await campus.student('Efua Writer'), await campus.student('Kobina Reader')];
  id = (await writer.client.messages.open({ recipientId: reader.id })).data.id;
  now = campus.clock.now();
  [dropped, droppedFiles, flushed] = [[], [], []];
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const platform = (): Platform => ({ ...campus.app.platform, clock: { now: () => now } });
const deps = {
  dropPhotos: (_tx: unknown, ownerId: string, ids: readonly string[]) =>
    Promise.resolve(void dropped.push([ownerId, ids])),
  dropFile: (_tx: unknown, fileId: string) => Promise.resolve(void droppedFiles.push(fileId)),
};
const say = async (content: string, from = writer, conversationId = id) => {
  const { data } = await from.client.messages.send({ conversationId, content });
  await set(data.id, { createdAt: now });
  return data.id;
};
const set = (messageId: string, change: Partial<typeof messages.$inferInsert>) =>
  db().update(messages).set(change).where(eq(messages.id, messageId));
const takeBack = async (messageId: string, by = writer) => {
  const place = await placeOfTwo(db(), by.id, id);
  flushed = [];
  return unsend(platform(), deps, place, by.id, messageId);
};
const unreadOf = async ({ id: userId }: TestStudent) => {
  const mine = and(eq(participations.conversationId, id), eq(participations.userId, userId));
  return (await db().select().from(participations).where(mine))[0]?.unreadCount;
};
const countsOf = async ({ id: userId }: TestStudent) =>
  (await db().select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ values }) => values && 'count' in values && values.count,
  );

describe('the unread count after a message is unsent', () => {
  it('decreases by one, as does the count in its notification', async () => {
    await say('Theirs', reader);
    const first = await say('One');
    await say('Two');
    await say('Three');
    await takeBack(first);
    expect([await unreadOf(reader), await countsOf(reader)]).toEqual([2, [2]]);
    expect([await unreadOf(writer), await countsOf(writer)]).toEqual([0, [1]]);
  });

  it('drops to zero with the last message, and only the notification of this thread is removed', async () => {
    const other = await campus.student('Yaw Other');
    const elsewhere = (await other.client.messages.open({ recipientId: reader.id })).data.id;
    await say('There', other, elsewhere);
    const [one, two] = [await say('One'), await say('Two')];
    await takeBack(one);
    expect([await unreadOf(reader), (await countsOf(reader)).toSorted()]).toEqual([1, [1, 1]]);
    await takeBack(two);
    expect([await unreadOf(reader), await countsOf(reader)]).toEqual([0, [1]]);
    const [left] = await db().select().from(notifications).where(eq(notifications.userId, reader.id));
    expect(left?.subject).toEqual({ type: 'conversation', id: elsewhere });
  });

  it('is unchanged when the message was read before', async () => {
    const messageId = await say('Seen');
    await reader.client.messages.markRead({ id });
    await say('New');
    await takeBack(messageId);
    expect([await unreadOf(reader), (await countsOf(reader)).length]).toEqual([1, 2]);
    expect(await countsOf(reader)).toEqual([1, 1]);
  });

  it('leaves earlier read notifications and those of other kinds unchanged', async () => {
    const older = await say('Older');
    await reader.client.messages.markRead({ id });
    const messageId = await say('New');
    const subject = { type: 'conversation', id } as const;
    await db()
      .insert(notifications)
      .values({
        ...{ userId: reader.id, type: 'message', kind: 'offer_made', title: 'An offer', description: '' },
        ...{ subject, createdAt: now },
      });
    await takeBack(messageId);
    const left = await db().select().from(notifications).where(eq(notifications.userId, reader.id));
    expect(left.map(({ kind, readAt }) => [kind, readAt !== null])).toEqual(
      expect.arrayContaining([
        ['message_received', true],
        ['offer_made', false],
      ]),
    );
    expect(left).toHaveLength(2);
    await takeBack(older);
    expect(await unreadOf(reader)).toBe(0);
  });
});
