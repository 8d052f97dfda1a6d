import type { AuditRecord } from '@campushive/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { auditEntries, listings, orders, users, wanted } from '../../platform/database/schema/index.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';

const auditQuery = (db: Db) =>
  db
    .select({ entry: auditEntries, actor: personColumns(users) })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId));
export type AuditRow = Awaited<ReturnType<typeof findAudit>>[number];

/** Returns the audit log, newest first, before an id. */
export const findAudit = (
  db: Db,
  targetId: string | undefined,
  page: { before: string | undefined; limit: number },
) =>
  auditQuery(db)
    .where(
      and(
        targetId === undefined ? undefined : eq(auditEntries.targetId, targetId),
        page.before === undefined ? undefined : lt(auditEntries.id, page.before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(page.limit);

/** Adds the names of their targets to entries. */
export async function describeAudit(db: Db, rows: readonly AuditRow[]): Promise<AuditRecord[]> {
  const idsOf = (type: string) => [
    ...new Set(rows.filter(({ entry }) => entry.targetType === type).map(({ entry }) => entry.targetId)),
  ];
  const labels = new Map<string, string>();
  for (const { id, name } of await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, idsOf('user')))) {
    labels.set(id, name);
  }
  for (const { id, title } of await db
    .select({ id: listings.id, title: listings.title })
    .from(listings)
    .where(inArray(listings.id, idsOf('listing')))) {
    labels.set(id, title);
  }
  for (const { id, title } of await db
    .select({ id: wanted.id, title: wanted.title })
    .from(wanted)
    .where(inArray(wanted.id, idsOf('wanted')))) {
    labels.set(id, title);
  }
  for (const { id, title } of await db
    .select({ id: orders.id, title: orders.listingTitle })
    .from(orders)
    .where(inArray(orders.id, idsOf('payment')))) {
    labels.set(id, title);
  }
  return rows.map(({ entry, actor }) => ({
    id: entry.id,
    actor: actor === null ? null : toPerson(actor),
    action: entry.action,
    target: { type: entry.targetType, id: entry.targetId, label: labels.get(entry.targetId) ?? null },
    reason: entry.reason,
    details: plain(entry.details),
    createdAt: entry.createdAt.toISOString(),
  }));
}

/** Converts details to the single values that the contract allows. */
function plain(details: Record<string, unknown>): AuditRecord['details'] {
  const values: AuditRecord['details'] = {};
  for (const [key, value] of Object.entries(details)) {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
      values[key] = value as AuditRecord['details'][string];
    } else values[key] = JSON.stringify(value);
  }
  return values;
}
