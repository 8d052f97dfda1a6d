import type { Message } from '@campushive/contract';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';
import { outbox as rows } from './database/schema/index.js';
import type { Outbox } from './outbox.js';
import { Unreachable } from './realtime.js';

let campus: TestCampus;
let outbox: Outbox;
/** What reached a listener, by the ids that the tests give. */
let heard: string[] = [];
let together: number[] = [];
/** What listeners do when they hear something. */
let onMessage: (id: string) => void | Promise<void>;
let onNews: (id: string) => void | Promise<void>;
let onTogether: () => void;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  ({ outbox } = campus.app.platform);
  outbox.on('message.stored', async ({ messageId }) => {
    await onMessage(messageId);
    heard.push(messageId);
  });
  outbox.on('listing.posted', ({ listingId }) => Promise.resolve(onNews(listingId)));
  outbox.onBatch('message.stored', async (all) => {
    onTogether();
    together.push(all.length);
  });
});
afterAll(() => campus.close());
beforeEach(() => {
  [heard, together] = [[], []];
  onMessage = onNews = onTogether = () => undefined;
});

const nobody = '00000000-0000-7000-8000-000000000000';
const say = (id: string) =>
  outbox.write(campus.app.platform.db, 'message.stored', {
    messageId: id,
    userIds: [],
    message: {} as Message,
  });
const post = () => outbox.write(campus.app.platform.db, 'listing.posted', { listingId: nobody });
const left = () => campus.app.platform.db.select().from(rows);

it('delivers everything once and in order, however often it is asked meanwhile', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `m${at}`);
  const nudges: Promise<void>[] = [];
  for (const [at, name] of names.entries()) {
    await say(name);
    if (at % 3 === 0) nudges.push(outbox.flush('messages'));
  }
  await outbox.flush('messages');
  await Promise.all(nudges);
  expect(heard).toEqual(names);
  expect(together.reduce((sum, one) => sum + one, 0)).toBe(names.length);
  await expect.poll(left).toEqual([]);
});

it('has said what was written when whoever asked is answered', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await say(name);
    await outbox.flush('messages');
    expect(heard.at(-1)).toBe(name);
  }
});

it('answers nobody before everything is said, even when it takes longer than one process may have the lane', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `s${at}`);
  onMessage = (id) => (id === 's0' ? setTimeout(150) : undefined);
  for (const name of names) await say(name);
  await outbox.flush('messages');
  expect(heard).toEqual(names);
});

it('lets no news hold up a message', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  onNews = () => promise;
  await post();
  const news = outbox.flush('news');
  await say('while the news waits');
  await outbox.flush('messages');
  expect(heard).toEqual(['while the news waits']);
  resolve();
  await news;
});

it('lets nothing overtake what could not be said, and repeats it', async () => {
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

it('repeats what a listener threw at, and a whole batch that one for all of them threw at', async () => {
  const failing = vi.fn(() => {
    throw new Error('Not now');
  });
  onTogether = failing;
  await say('one');
  await say('two');
  await outbox.flush('messages');
  expect(failing).toHaveBeenCalled();
  expect((await left()).map((row) => row.tries > 0)).toEqual([true, true]);
  onTogether = () => undefined;
  await outbox.flush('messages');
  expect(together.at(-1)).toBe(2);
  await expect.poll(left).toEqual([]);
});
