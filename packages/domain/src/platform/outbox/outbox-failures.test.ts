import { HOUR, MINUTE, SECOND } from '@campushive/contract';
import fastify from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../../../../apps/api/test/campus.js';
import { createTestDatabase, type TestDatabase } from '../../../../../apps/api/test/databases.js';
import { migrationsFolder } from '../../../../../apps/api/src/paths.js';
import type { Database } from '../database/database.js';
import { openDatabase } from '../../../../../apps/api/src/platform/database/open-database.js';
import { outbox as table } from '../database/schema/index.js';
import { findFailedEvents, retryEvents } from '../../../../../apps/api/src/platform/dead-letters.js';
import { MAX_TRIES, retryDelay } from './outbox-backoff.js';
import { Outbox } from './outbox.js';

const { log } = fastify({ logger: false });
const SUBJECT_A = '00000000-0000-7000-8000-00000000000a';
const SUBJECT_B = '00000000-0000-7000-8000-00000000000b';

let testDatabase: TestDatabase | undefined;
let database: Database;
let clock: TestClock;
/** Deliveries as `order:status`, by any node, in their order. */
let delivered: string[];
/** Fails deliveries while it returns true. */
let isFailing: (event: string) => boolean;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase({
    databaseUrl: testDatabase?.url,
    databaseReadUrl: undefined,
    directory: 'memory://',
  });
  await database.migrate(migrationsFolder);
});
afterAll(async () => {
  await database.close();
  await testDatabase?.drop();
});
beforeEach(async () => {
  await database.db.delete(table);
  clock = createTestClock();
  delivered = [];
  isFailing = () => false;
});

/** A node with one listener, which takes a moment so that deliveries of two nodes could overlap. */
function openNode(): Outbox {
  const node = new Outbox(database, clock, log);
  node.on('group.read', async ({ listingId, seenId }) => {
    const event = `${listingId.slice(-1)}${seenId}`;
    if (isFailing(event)) throw new Error(`No luck with ${event}`);
    await setImmediate();
    delivered.push(event);
  });
  return node;
}

const write = (node: Outbox, listingId: string, seenId: string) =>
  node.write(database.db, 'group.read', { listingId, readerId: SUBJECT_A, after: null, seenId });
const rows = () => database.db.select().from(table).orderBy(table.id);

describe('an event that fails', () => {
  it('delays later events of its subject, and no others', async () => {
    const node = openNode();
    isFailing = (event) => event === 'a1';
    for (const seenId of ['1', '2']) await write(node, SUBJECT_A, seenId);
    await write(node, SUBJECT_B, '1');
    await node.flush();
    expect(delivered).toEqual(['b1']);
    isFailing = () => false;
    await write(node, SUBJECT_A, '3');
    await node.flush();
    expect(delivered).toEqual(['b1']);
    clock.advance(2 * SECOND);
    await node.flush();
    expect(delivered).toEqual(['b1', 'a1', 'a2', 'a3']);
    await expect.poll(rows).toEqual([]);
  });

  it('is not overtaken on another node', async () => {
    const [one, two] = [openNode(), openNode()];
    isFailing = (event) => event === 'a1';
    await write(one, SUBJECT_A, '1');
    await write(one, SUBJECT_A, '2');
    await Promise.all([one.flush(), two.flush()]);
    await two.flush();
    expect(delivered).toEqual([]);
    isFailing = () => false;
    clock.advance(2 * SECOND);
    await Promise.all([two.flush(), one.flush()]);
    expect(delivered).toEqual(['a1', 'a2']);
  });

  it('waits no longer than its delay after a clock that was a year ahead is corrected', async () => {
    const node = openNode();
    isFailing = () => true;
    await write(node, SUBJECT_A, '1');
    clock.advance(365 * 24 * HOUR);
    await node.flush();
    clock.advance(-365 * 24 * HOUR);
    await write(node, SUBJECT_A, '2');
    isFailing = () => false;
    await node.flush();
    expect(delivered).toEqual(['a1', 'a2']);
  });

  it('is retried with backoff over hours and kept as a dead letter', async () => {
    const node = openNode();
    isFailing = () => true;
    await write(node, SUBJECT_A, '1');
    const waits: number[] = [];
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      const before = clock.now().getTime();
      await node.flush();
      // However busy the queue is, nothing is tried before its time.
      await node.flush();
      const [row] = await rows();
      expect(row).toMatchObject({ tries, lastError: 'No luck with a1', deadAt: null });
      const wait = (row?.retryAt?.getTime() ?? 0) - before;
      expect(wait).toBeGreaterThanOrEqual(retryDelay(tries, () => 0));
      expect(wait).toBeLessThanOrEqual(retryDelay(tries, () => 1) + 5 * SECOND);
      waits.push(wait);
      clock.advance(wait);
    }
    await node.flush();
    expect((await rows())[0]).toMatchObject({ tries: MAX_TRIES, deadAt: expect.any(Date) });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(4 * HOUR);
    clock.advance(24 * HOUR);
    isFailing = () => false;
    await node.flush();
    expect(await node.counts()).toEqual({ pending: 0, retrying: 0, dead: 1 });
    expect(delivered).toEqual([]);
  });
});

describe('a dead letter', () => {
  beforeEach(async () => {
    const subject = `group:${SUBJECT_A}`;
    const payload = { listingId: SUBJECT_A, readerId: SUBJECT_A, after: null, seenId: '1' };
    const now = clock.now();
    await database.db.insert(table).values({
      ...{ topic: 'group.read', subject, payload, createdAt: now },
      ...{ tries: MAX_TRIES, lastError: 'No luck', retryAt: now, deadAt: now },
    });
  });

  it('does not delay its subject', async () => {
    const node = openNode();
    await write(node, SUBJECT_A, '2');
    await node.flush();
    expect(delivered).toEqual(['a2']);
  });

  it('is listed, and delivered once an operator retries it', async () => {
    const node = openNode();
    const [letter] = await findFailedEvents(database.db);
    expect(letter).toMatchObject({ topic: 'group.read', lastError: 'No luck', deadAt: expect.any(Date) });
    const ids = [letter?.id ?? 0];
    expect(await retryEvents(database.db, ids)).toEqual(ids);
    await node.flush();
    expect(delivered).toEqual(['a1']);
    await expect.poll(rows).toEqual([]);
    expect(await retryEvents(database.db, ids)).toEqual([]);
  });
});

it('delivers each event once and in the order of its subject when two nodes compete', async () => {
  const nodes = [openNode(), openNode()];
  const flushes: Promise<void>[] = [];
  for (let at = 0; at < 60; at += 1) {
    await write(nodes[0] as Outbox, at % 2 === 0 ? SUBJECT_A : SUBJECT_B, `${at}`);
    flushes.push(...nodes.map((node) => node.flush()));
  }
  await Promise.all(flushes);
  await Promise.all(nodes.map((node) => node.flush()));
  expect(delivered).toEqual(Array.from({ length: 60 }, (_, at) => `${at % 2 === 0 ? 'a' : 'b'}${at}`));
});

it('doubles the delay from one second to one hour, with half of it random', () => {
  const delays = [1, 2, 3, 12, 13, 20].map((tries) => retryDelay(tries, () => 1));
  expect(delays).toEqual([1, 2, 4, 2_048, 3_600, 3_600].map((seconds) => seconds * SECOND));
  expect(retryDelay(7, () => 0)).toBe(32 * SECOND);
  expect(retryDelay(20, () => 0)).toBe(30 * MINUTE);
});
