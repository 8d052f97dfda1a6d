import { MINUTE, UNSEND_WITHIN, type Photo } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import {
  idempotencyKeys,
  messages,
  outbox,
  participations,
  reportCases,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { placeOfTwo, unsend } from './unsend.js';

let campus: TestCampus;
let writer: TestStudent;
let reader: TestStudent;
let id: string;
let now: Date;
let dropped: unknown[];
let droppedFiles: string[];
let flushed: (string | undefined)[] = [];

const PHOTO: Photo = {
  ...{ id: newId(), url: '/files/x.jpg', variants: [], width: 8, height: 8 },
  placeholder: null,
};

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
const withPhoto = async () => {
  const messageId = await say('Look');
  await set(messageId, { kind: 'photo', attachment: PHOTO });
  return messageId;
};
const takeBack = async (messageId: string, by = writer) => {
  const place = await placeOfTwo(db(), by.id, id);
  flushed = [];
  return unsend(platform(), deps, place, by.id, messageId);
};
const find = async (messageId: string) =>
  (await db().select().from(messages).where(eq(messages.id, messageId)))[0];
const eventsOf = async (topic: string) => {
  const about = and(eq(outbox.topic, topic), eq(outbox.subject, `conversation:${id}`));
  const events = await db().select().from(outbox).where(about).orderBy(outbox.id);
  return events.map(({ payload }) => payload);
};
const unreadOf = async ({ id: userId }: TestStudent) => {
  const mine = and(eq(participations.conversationId, id), eq(participations.userId, userId));
  return (await db().select().from(participations).where(mine))[0]?.unreadCount;
};

describe('unsending a message', () => {
  it('empties it for both students, and erases its text on the server', async () => {
    const [messageId, other] = [await say('My code is 123456'), await say('Stay')];
    await set(messageId, { warning: 'link' });
    const { message } = await takeBack(messageId);
    const removed = { id: messageId, content: '', attachment: null, warning: null, unsentAt: now };
    expect(message).toMatchObject(removed);
    expect(await find(messageId)).toMatchObject(removed);
    expect(await find(other)).toMatchObject({ content: 'Stay', unsentAt: null });
    expect(await eventsOf('message.changed')).toEqual([
      {
        ...{ conversationId: id, userIds: [writer.id, reader.id] },
        message: expect.objectContaining({ id: messageId, content: '', unsentAt: now.toISOString() }),
      },
    ]);
    // The pending event contains no more than the message does now.
    const undelivered = (await eventsOf('message.stored')).map(({ message }) => message);
    expect(undelivered).toMatchObject([
      { id: messageId, content: '', attachment: null, warning: null },
      { content: 'Stay' },
    ]);
    expect(flushed).toEqual(['messages']);
  });

  it('is allowed to its writer only, within ten minutes', async () => {
    const messageId = await say('Hello');
    await expect(takeBack(messageId, reader)).rejects.toMatchObject({ code: 'forbidden' });
    now = later(now, UNSEND_WITHIN + 1);
    await expect(takeBack(messageId)).rejects.toMatchObject({ code: 'unsend_too_late' });
    expect(await find(messageId)).toMatchObject({ content: 'Hello', unsentAt: null });
    now = later(now, -1);
    await takeBack(messageId);
    expect(await find(messageId)).toMatchObject({ content: '', unsentAt: now });
  });

  it('finds the message for the two students of its conversation only, and in no other conversation', async () => {
    const stranger = await campus.student('Yaw Stranger');
    const messageId = await say('Hello');
    const missing = { code: 'not_found', message: 'Message not found' };
    await expect(takeBack(messageId, stranger)).rejects.toMatchObject(missing);
    await expect(takeBack(newId())).rejects.toMatchObject(missing);
    const elsewhere = (await writer.client.messages.open({ recipientId: stranger.id })).data.id;
    const other = await placeOfTwo(db(), writer.id, elsewhere);
    await expect(unsend(platform(), deps, other, writer.id, messageId)).rejects.toMatchObject(missing);
    expect(await find(messageId)).toMatchObject({ content: 'Hello', unsentAt: null });
  });

  it('keeps the first time when it is repeated later, and sends no second event', async () => {
    const messageId = await say('Hello');
    await takeBack(messageId);
    const then = now;
    now = later(now, UNSEND_WITHIN + MINUTE);
    expect((await takeBack(messageId)).message.unsentAt).toEqual(then);
    expect(await eventsOf('message.changed')).toHaveLength(1);
    expect(await unreadOf(reader)).toBe(0);
  });

  it('erases the text from stored answers to repeated requests of its writer, and from no others', async () => {
    const messageId = await say('My code is 123456');
    const data = { id: messageId, content: 'My code is 123456', attachment: PHOTO, warning: 'link' };
    const keep = (key: string, more: Partial<typeof idempotencyKeys.$inferInsert> = {}) =>
      db()
        .insert(idempotencyKeys)
        .values({
          ...{ userId: writer.id, key, call: 'messages.send', inputHash: 'x', createdAt: now },
          ...{ answer: { status: 'success', data }, ...more },
        });
    await db().delete(idempotencyKeys);
    await keep('1-two');
    await keep('2-group', { call: 'groups.send' });
    await keep('2-thread', { call: 'threads.send' });
    await keep('3-other-call', { call: 'reports.create' });
    await keep('4-other-message', { answer: { data: { ...data, id: newId() } } });
    await keep('5-other-student', { userId: reader.id });
    await takeBack(messageId);
    const stored = await db().select().from(idempotencyKeys).orderBy(idempotencyKeys.key);
    const erased = { id: messageId, content: '', attachment: null, warning: null };
    expect(stored.map(({ answer }) => answer?.['data'])).toMatchObject([
      erased,
      erased,
      erased,
      data,
      { content: data.content },
      data,
    ]);
    expect(stored[0]?.answer).toMatchObject({ status: 'success' });
  });
});

describe('the photo of an unsent message', () => {
  it('is deleted with the message', async () => {
    await takeBack(await withPhoto());
    expect(dropped).toEqual([[writer.id, [PHOTO.id]]]);
  });

  it('is kept when its writer sent it in another message too', async () => {
    const [one] = [await withPhoto(), await withPhoto()];
    await takeBack(one);
    expect(dropped).toEqual([]);
    expect(await find(one)).toMatchObject({ attachment: null });
  });

  it('is deleted when only other texts, or messages of another student with the same photo, remain', async () => {
    const messageId = await withPhoto();
    await say('More words');
    const theirs = await say('Mine', reader);
    await set(theirs, { kind: 'photo', attachment: PHOTO });
    await takeBack(messageId);
    expect(dropped).toEqual([[writer.id, [PHOTO.id]]]);
  });

  it('is not deleted when the message has none', async () => {
    await takeBack(await say('Words'));
    expect(dropped).toEqual([]);
  });
});

describe('the file of an unsent message', () => {
  const FILE = { id: newId(), name: 'CV.pdf', format: 'pdf', size: 8 } as const;
  const withFile = async () => {
    const messageId = await say('Look');
    await set(messageId, { kind: 'file', file: FILE });
    return messageId;
  };

  it('is deleted with the message, unless another message has the same file', async () => {
    const [one, other] = [await withFile(), await withFile()];
    await takeBack(one);
    expect(await find(one)).toMatchObject({ file: null });
    expect(droppedFiles).toEqual([]);
    await takeBack(other);
    expect(droppedFiles).toEqual([FILE.id]);
  });

  it('is erased from stored answers to repeated requests', async () => {
    const messageId = await withFile();
    const answer = { status: 'success', data: { id: messageId, content: 'Look', file: FILE } };
    await db().insert(idempotencyKeys).values({
      userId: writer.id,
      key: 'file',
      call: 'messages.send',
      inputHash: 'x',
      createdAt: now,
      answer,
    });
    await takeBack(messageId);
    const [stored] = await db().select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'file'));
    expect(stored?.answer?.['data']).not.toHaveProperty('file');
  });
});

describe('a report of an unsent message', () => {
  const report = async (targetId: string, more: Partial<typeof reportCases.$inferInsert> = {}) => {
    const [row] = await db()
      .insert(reportCases)
      .values({ targetType: 'message', targetId, subjectId: writer.id, createdAt: now, ...more })
      .returning();
    return async () =>
      (
        await db()
          .select()
          .from(reportCases)
          .where(eq(reportCases.id, row?.id ?? ''))
      )[0]?.evidence ?? null;
  };

  it('keeps the text and its photo while the report is open', async () => {
    const [messageId, other] = [await withPhoto(), await say('Stay')];
    const [evidence, ofOther] = [await report(messageId), await report(other)];
    await takeBack(messageId);
    expect(await evidence()).toEqual({ content: 'Look', attachment: PHOTO });
    expect(await ofOther()).toBeNull();
    expect(dropped).toEqual([]);
  });

  it('keeps no content when the report is decided or has another subject', async () => {
    const messageId = await withPhoto();
    const decided = await report(messageId, { resolvedAt: now });
    const ofStudent = await report(messageId, { targetType: 'user' });
    await takeBack(messageId);
    expect([await decided(), await ofStudent()]).toEqual([null, null]);
    expect(dropped).toEqual([[writer.id, [PHOTO.id]]]);
  });
});
