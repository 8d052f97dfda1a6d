import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { auditEntries } from '../../platform/database/schema/index.js';
import { writeAudit } from '../../base/audit/audit.js';

let campus: TestCampus;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  moderator = await campus.student('Ama Moderator');
});
afterAll(() => campus.close());

it('stores an audit entry, and discards it when its transaction fails', async () => {
  const { db, clock } = campus.app.platform;
  const target = { type: 'user', id: moderator.id } as const;
  await writeAudit(db, { actorId: moderator.id, action: 'user.warn', target, reason: 'Spam' }, clock.now());
  const failed = db.transaction(async (tx) => {
    await writeAudit(tx, { actorId: null, action: 'user.suspend', target }, clock.now());
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await db.select().from(auditEntries)).toMatchObject([
    { actorId: moderator.id, action: 'user.warn', targetId: moderator.id, reason: 'Spam', details: {} },
  ]);
});

it.each([
  ['changed', sql`update audit_entries set reason = 'Nothing'`],
  ['deleted', sql`delete from audit_entries`],
  ['emptied', sql`truncate audit_entries`],
])('cannot be %s, even by direct SQL', async (_title, statement) => {
  const { db } = campus.app.platform;
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
  expect(await db.select().from(auditEntries)).toHaveLength(1);
});
