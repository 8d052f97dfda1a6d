import { canonicalEmail } from '@campushive/contract';
import { makeAdmins } from '../../accounts/users/roles.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../../base/audit/audit.js';

/** Makes the accounts of `ADMIN_EMAILS` admins, where they exist already; later ones become it when they join. */
export async function appointAdmins({ db, clock, config }: Platform): Promise<void> {
  const addresses = config.adminEmails.map(canonicalEmail);
  if (addresses.length === 0) return;
  await db.transaction(async (tx) => {
    const now = clock.now();
    for (const id of await makeAdmins(tx, addresses, now)) {
      const entry = { actorId: null, action: 'user.set_role', target: { type: 'user', id } } as const;
      await writeAudit(tx, { ...entry, reason: 'ADMIN_EMAILS', details: { role: 'admin' } }, now);
    }
  });
}
