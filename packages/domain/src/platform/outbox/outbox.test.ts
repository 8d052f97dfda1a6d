import { MINUTE, type Message } from '@campushive/contract';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { outbox as rows } from '../database/schema/index.js';
import type { Outbox } from './outbox.js';
import { Unreachable } from '../realtime.js';

let campus: TestCampus;
let outbox: Outbox;
/** Ids of the events that the listeners received, as the tests chose them. */
let heard: string[] = [];
let together: number[] = [];
/** Behaviour of the listeners, set by each test. */
let onMessage: (id: string) => void | Promise<void>;
let onPosted: (id: string) => void | Promise<void>;
let onTogether: () => void;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  ({ outbox } = campus.app.platform);
  outbox.on('message.stored', async ({ messageId }) => {
    await onMessage(messageId);
    heard.push(messageId);
  });
  outbox.on('listing.posted', ({ listingId }) => Promise.resolve(onPosted(listingId)));
  outbox.onBatch('message.stored', async (all) => {
    onTogether();
    together.push(all.length);
  });
});
afterAll(() => campus.close());
beforeEach(() => {
  [heard, together] = [[], []];
  onMessage = onPosted = onTogether = () => undefined;
});

const unknownId = '00000000-0000-7000-8000-000000000000';
const say = (id: string) =>
  outbox.write(campus.app.platform.db, 'message.stored', {
    messageId: id,
    conversationId: unknownId,
    userIds: [],
    message: { senderId: unknownId, attachment: null, replyTo: null } as Message,
  });
const post = () => outbox.write(campus.app.platform.db, 'listing.posted', { listingId: unknownId });
const left = () => campus.app.platform.db.select().from(rows);

it('delivers every event once and in order with overlapping flushes', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `m${at}`);
  const flushes: Promise<void>[] = [];
  for (const [at, name] of names.entries()) {
    await say(name);
    if (at % 3 === 0) flushes.push(outbox.flush('messages'));
  }
  await outbox.flush('messages');
  await Promise.all(flushes);
  expect(heard).toEqual(names);
  expect(together.reduce((sum, one) => sum + one, 0)).toBe(names.length);
  await expect.poll(left).toEqual([]);
});

it('resolves a flush once the written events are delivered', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await say(name);
    await outbox.flush('messages');
    expect(heard.at(-1)).toBe(name);
  }
});

it('resolves a flush after full delivery, even when that outlasts the hold of one process on the queue', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `s${at}`);
  onMessage = (id) => (id === 's0' ? setTimeout(150) : undefined);
  for (const name of names) await say(name);
  await outbox.flush('messages');
  expect(heard).toEqual(names);
});

it('delivers messages without waiting for other events', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  onPosted = () => promise;
  await post();
  const general = outbox.flush();
  await say('meanwhile');
  await outbox.flush('messages');
  expect(heard).toEqual(['meanwhile']);
  resolve();
  await general;
});

it('pauses while other processes are unreachable, and resumes in order', async () => {
  onMessage = (id) => {
    if (id === 'second') throw new Unreachable('Redis is away');
  };
  for (const name of ['first', 'second', 'third']) await say(name);
  await outbox.flush('messages');
  expect(heard).toEqual(['first']);
  onMessage = () => undefined;
  await outbox.flush('messages');
  expect(heard).toEqual(['first', 'second', 'third']);
});

it('retries a failed batch one event at a time', async () => {
  const failing = vi.fn(() => {
    throw new Error('Not now');
  });
  onTogether = failing;
  await say('one');
  await say('two');
  await outbox.flush('messages');
  expect(failing).toHaveBeenCalledOnce();
  expect((await left()).map((row) => row.tries)).toEqual([1, 1]);
  onTogether = () => undefined;
  campus.clock.advance(MINUTE);
  await outbox.flush('messages');
  expect(together).toEqual([1, 1]);
  await expect.poll(left).toEqual([]);
});
