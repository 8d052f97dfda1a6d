import { ALL_SAMPLES } from '@campushive/contract/notification-templates/samples.fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { actAs, actAsSystem } from '../../platform/acting.js';
import { notifications } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { createNotificationsModule } from './notifications.js';
import type { NewNotification } from './notification-draft.js';

let campus: TestCampus;
let student: TestStudent;
let other: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  student = await campus.student('Akosua Mensah');
  other = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

/** Writes one notification of every kind and wording in a transaction that is undone, and returns what it stored. */
async function writeAll(change: Pick<NewNotification, 'userId'> & { readonly actorId?: string | null }) {
  const { platform } = campus.app;
  const written: object[] = [];
  const outbox = {
    on: () => undefined,
    writeAll: async (_tx: unknown, _topic: string, events: readonly object[]) => void written.push(...events),
  };
  const { notify } = createNotificationsModule({
    ...platform,
    outbox: outbox as unknown as Platform['outbox'],
  });
  const found: { kinds: string[]; read: boolean[]; own: boolean[] } = { kinds: [], read: [], own: [] };
  const undo = new Error('undo');
  await platform.db
    .transaction(async (tx) => {
      for (const sample of ALL_SAMPLES)
        await notify(tx, { ...sample, ...change, type: 'system', subject: null });
      const rows = await tx.select().from(notifications).where(eq(notifications.userId, change.userId));
      found.kinds = [...new Set(rows.map(({ kind }) => kind))];
      found.read = rows.map(({ readAt }) => readAt !== null);
      found.own = written.map((event) => JSON.stringify(event).includes('"isOwn":true'));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

it('marks every kind as read and without a push for the student whose call causes it', async () => {
  const { kinds, read, own } = await actAs(student.id, () => writeAll({ userId: student.id }));
  expect(kinds.length).toBe(new Set(ALL_SAMPLES.map(({ kind }) => kind)).size);
  expect(read).toHaveLength(ALL_SAMPLES.length);
  expect(new Set(read)).toEqual(new Set([true]));
  expect(own).toHaveLength(ALL_SAMPLES.length);
  expect(new Set(own)).toEqual(new Set([true]));
});

it('leaves every kind unread when another student, a job or the provider causes it', async () => {
  for (const write of [
    () => actAs(other.id, () => writeAll({ userId: student.id })),
    () => writeAll({ userId: student.id }),
    () => actAs(student.id, () => actAsSystem(() => writeAll({ userId: student.id }))),
  ]) {
    const { read, own } = await write();
    expect(read).toHaveLength(ALL_SAMPLES.length);
    expect(new Set([...read, ...own])).toEqual(new Set([false]));
  }
});

it('leaves a warning unread without a named actor, because another person may have caused it', async () => {
  const { read } = await actAs(student.id, () => writeAll({ userId: student.id, actorId: null }));
  expect(new Set(read)).toEqual(new Set([false]));
});

it('prefers the named actor over the caller', async () => {
  const { read } = await actAsSystem(() => writeAll({ userId: student.id, actorId: student.id }));
  expect(new Set(read)).toEqual(new Set([true]));
});
