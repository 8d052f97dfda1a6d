import { SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '../../test/campus.js';
import { createTestDatabase, type TestDatabase } from '../../test/databases.js';
import { migrationsFolder } from '../paths.js';
import type { Database } from '@campushive/domain/platform/database/database';
import { openDatabase } from '../platform/database/open-database.js';
import { feedback, idempotencyKeys, users } from '@campushive/domain/platform/database/schema/index';
import { Idempotency } from './idempotency.js';

const { log } = fastify({ logger: false });
const USER = '00000000-0000-7000-8000-00000000000a';
let testDatabase: TestDatabase | undefined;
let database: Database;
let clock: TestClock;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase({
    databaseUrl: testDatabase?.url,
    databaseReadUrl: undefined,
    directory: 'memory://',
  });
  await database.migrate(migrationsFolder);
  const now = new Date();
  await database.db.insert(users).values({
    id: USER,
    email: 'a@st.knust.edu.gh',
    canonicalEmail: 'a@st.knust.edu.gh',
    name: 'Ama',
    universityId: 'knust',
    passwordHash: '-',
    studentProvedAt: now,
    createdAt: now,
    updatedAt: now,
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase?.drop();
});
beforeEach(async () => {
  clock = createTestClock();
  await database.db.delete(idempotencyKeys);
  await database.db.delete(feedback);
});

/** Returns a process that embedded databases have one of at a time, or one of several. */
const aProcess = (embedded = true) => new Idempotency({ db: database.db, embedded }, clock, log);
const request = (call: 'feedback.send' | 'payments.initialize' = 'feedback.send', input: unknown = 1) => ({
  userId: USER,
  key: 'k',
  call,
  input,
});
const never = () => new Promise<never>(() => undefined);
const write = (title: string) =>
  database.db.transaction((tx) =>
    tx.insert(feedback).values({
      userId: USER,
      title,
      description: '-',
      category: 'feature',
      createdAt: clock.now(),
    }),
  );
const written = async () => (await database.db.select().from(feedback)).map(({ title }) => title);
const done = async (title: string) => {
  await write(title);
  return { title };
};

/** A process that dies where `work` stops: nothing of it runs any more. */
async function dies(process: Idempotency, work: () => Promise<unknown>, call = request()): Promise<void> {
  const reached = Promise.withResolvers<void>();
  void process.once(call, async () => {
    await work();
    reached.resolve();
    return never();
  });
  await reached.promise;
}

it('runs a call at once when the process that died before had written nothing', async () => {
  await dies(aProcess(), async () => undefined);
  expect(await aProcess().once(request(), () => done('second'))).toEqual({ title: 'second' });
  expect(await written()).toEqual(['second']);
});

it('refuses at once to repeat a call that was written but not answered', async () => {
  await dies(aProcess(), () => write('first'));
  const second = vi.fn(() => done('second'));
  await expect(aProcess().once(request(), second)).rejects.toMatchObject({ code: 'idempotency_interrupted' });
  await expect(aProcess().once(request(), second)).rejects.toMatchObject({ code: 'idempotency_interrupted' });
  await expect(aProcess().once(request('feedback.send', 2), second)).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  expect(second).not.toHaveBeenCalled();
  expect(await written()).toEqual(['first']);
});

it('runs a call again when the transaction of the first attempt was rolled back', async () => {
  await dies(aProcess(), () =>
    database.db
      .transaction(async (tx) => {
        await tx.delete(feedback);
        throw new Error('rolled back');
      })
      .catch(() => undefined),
  );
  expect(await aProcess().once(request(), () => done('second'))).toEqual({ title: 'second' });
});

it('repeats a resumable call, whether it was completed or not', async () => {
  const call = request('payments.initialize');
  await dies(aProcess(), () => write('first'), call);
  expect(await aProcess().once(call, () => done('second'))).toEqual({ title: 'second' });
  expect(await aProcess().once(call, () => done('third'))).toEqual({ title: 'second' });
});

it('waits for an attempt of the same process, and a few seconds for one of another process', async () => {
  const mine = aProcess(false);
  await dies(mine, async () => undefined);
  await expect(mine.once(request(), () => done('second'))).rejects.toMatchObject({
    code: 'idempotency_conflict',
    retryAfter: 1,
  });
  await expect(aProcess(false).once(request(), () => done('second'))).rejects.toMatchObject({
    code: 'idempotency_conflict',
    retryAfter: 5,
  });
  clock.advance(5 * SECOND);
  expect(await aProcess(false).once(request(), () => done('second'))).toEqual({ title: 'second' });
});

it('rolls back a slow attempt that another process replaced, so that the call runs once', async () => {
  const go = Promise.withResolvers<void>();
  const slow = aProcess(false).once(request(), async () => {
    await go.promise;
    return done('slow');
  });
  const refused = expect(slow).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await vi.waitFor(
    async () => expect(await database.db.select().from(idempotencyKeys)).toHaveLength(1),
    120_000,
  );
  clock.advance(5 * SECOND);
  expect(await aProcess(false).once(request(), () => done('quick'))).toEqual({ title: 'quick' });
  go.resolve();
  await refused;
  expect(await written()).toEqual(['quick']);
  // A failure of the old process does not free the key either.
  expect(await aProcess().once(request(), () => done('again'))).toEqual({ title: 'quick' });
});

it('lets only one of many repeated requests run the call', async () => {
  await dies(aProcess(), async () => undefined);
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => aProcess(false)).map((idempotency) => {
      clock.advance(0);
      return idempotency.once(request(), () => done('once'));
    }),
  );
  clock.advance(6 * SECOND);
  const answer = await aProcess().once(request(), () => done('once'));
  expect(answer).toEqual({ title: 'once' });
  expect(await written()).toEqual(['once']);
  expect(tries.every((one) => one.status === 'fulfilled' || one.reason.code === 'idempotency_conflict')).toBe(
    true,
  );
});

it('returns the result even if the stored answer could not be saved', async () => {
  const { db } = database;
  const broken = Object.assign(Object.create(db), {
    update: () => ({ set: () => ({ where: () => Promise.reject(new Error('The database is away')) }) }),
  });
  const process = new Idempotency({ db: broken, embedded: true }, clock, log);
  expect(await process.once(request(), () => done('first'))).toEqual({ title: 'first' });
  await expect(aProcess().once(request(), () => done('second'))).rejects.toMatchObject({
    code: 'idempotency_interrupted',
  });
});

it('releases the key of a failed call, even if work that the call started writes later', async () => {
  const go = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await aProcess()
    .once(request(), async () => {
      later = go.promise.then(() => write('later'));
      throw new Error('refused');
    })
    .catch(() => undefined);
  go.resolve();
  await later;
  expect(await written()).toEqual(['later']);
  expect(await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'k'))).toEqual([]);
});
