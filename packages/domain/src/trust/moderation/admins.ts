import { canonicalEmail } from '@campushive/contract';
import { and, inArray, isNull, ne } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../../base/audit/audit.js';

/** Makes the accounts of `ADMIN_EMAILS` admins, where they exist already; later ones become it when they join. */
export async function appointAdmins({ db, clock, config }: Platform): Promise<void> {
  const addresses = config.adminEmails.map(canonicalEmail);
  if (addresses.length === 0) return;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const appointed = await tx
      .update(users)
      .set({ role: 'admin', updatedAt: now })
      .where(and(inArray(users.canonicalEmail, addresses), ne(users.role, 'admin'), isNull(users.deletedAt)))
      .returning({ id: users.id });
    for (const { id } of appointed) {
      const entry = { actorId: null, action: 'user.set_role', target: { type: 'user', id } } as const;
      await writeAudit(tx, { ...entry, reason: 'ADMIN_EMAILS', details: { role: 'admin' } }, now);
    }
  });
}
