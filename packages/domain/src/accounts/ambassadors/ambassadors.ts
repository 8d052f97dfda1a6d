import { DAY } from '@campushive/contract';
import { asc, desc, eq, lt, sql } from 'drizzle-orm';
import { writeAudit } from '../../base/audit/audit.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { ambassadors, ambassadorSignUps } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';

/** Retention time of counted addresses, according to the privacy policy. */
const RETENTION = 365 * DAY;
/** 40 bits: codes do not collide, and a typing error finds no other ambassador. */
const CODE_LENGTH = 8;

type AmbassadorRow = typeof ambassadors.$inferSelect;

/** Creates an ambassador with a new code, with an entry in the audit log. */
export async function addAmbassador(
  { db, clock, secrets }: Platform,
  ambassador: { readonly name: string; readonly universityId: string },
): Promise<AmbassadorRow> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx
      .insert(ambassadors)
      .values({ ...ambassador, code: secrets.code(CODE_LENGTH), createdAt: now })
      .returning();
    if (row === undefined) throw new Error('An insert answers its row');
    const target = { type: 'ambassador', id: row.id } as const;
    await writeAudit(tx, { actorId: null, action: 'ambassador.create', target }, now);
    return row;
  });
}

/** Deletes an ambassador and what was counted. Returns false for an unknown code. */
export async function removeAmbassador({ db, clock }: Platform, code: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(ambassadors).where(eq(ambassadors.code, code.toUpperCase())).returning();
    if (row === undefined) return false;
    const target = { type: 'ambassador', id: row.id } as const;
    await writeAudit(tx, { actorId: null, action: 'ambassador.remove', target }, clock.now());
    return true;
  });
}

/** Returns all ambassadors, those with most verified sign-ups first. */
export function rankAmbassadors(db: Db): Promise<AmbassadorRow[]> {
  return db.select().from(ambassadors).orderBy(desc(ambassadors.signUpCount), asc(ambassadors.createdAt));
}

/** Counts a verified sign-up for the ambassador of a code. Ignores unknown codes, and addresses that were counted before. */
export async function countSignUp(tx: Db, code: string, addressHash: string, now: Date): Promise<void> {
  const [ambassador] = await tx
    .select({ id: ambassadors.id })
    .from(ambassadors)
    .where(eq(ambassadors.code, code.toUpperCase()));
  if (ambassador === undefined) return;
  const counted = await tx
    .insert(ambassadorSignUps)
    .values({ addressHash, ambassadorId: ambassador.id, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (counted.length === 0) return;
  await tx
    .update(ambassadors)
    .set({ signUpCount: sql`${ambassadors.signUpCount} + 1` })
    .where(eq(ambassadors.id, ambassador.id));
}

/** Deletes addresses that were counted a year ago. The numbers stay. */
export async function forgetCounted(db: Db, now: Date): Promise<void> {
  await db.delete(ambassadorSignUps).where(lt(ambassadorSignUps.createdAt, later(now, -RETENTION)));
}
