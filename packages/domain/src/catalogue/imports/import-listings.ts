import { canonicalEmail, CLAIM_LIFETIME, type Photo } from '@campushive/contract';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { writeAudit } from '../../base/audit/audit.js';
import { hashPhone, readNumber } from '../../base/sms/sms-number.js';
import { extendUnowned } from '../../base/uploads/unowned-uploads.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { dropDrafts } from './drop-drafts.js';
import { rowKey, sellerKey, type ImportRow } from './read-row.js';
import { CLAIM_GRACE } from './retention.js';

/** Rows of one statement, so that its parameters stay below the limit of the database. */
const BATCH = 500;

/** Row of a table with its stored photos. */
export interface PhotographedRow extends ImportRow {
  readonly stored: readonly Photo[];
}

/** Result of one import. */
export interface ImportSummary {
  readonly runId: string;
  readonly draftCount: number;
  readonly sellerCount: number;
}

type ImportPlatform = Pick<Platform, 'db' | 'clock' | 'secrets'>;

const keyHashOf = ({ secrets }: Pick<Platform, 'secrets'>, row: ImportRow): string =>
  secrets.keyed('import-row', rowKey(row));

/** Returns the rows that no earlier run has imported. */
export async function findNewRows(
  platform: ImportPlatform,
  rows: readonly ImportRow[],
): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  for (const batch of batchesOf(rows)) {
    const hashes = batch.map((row) => keyHashOf(platform, row));
    const known = await platform.db
      .select({ keyHash: importDrafts.keyHash })
      .from(importDrafts)
      .where(inArray(importDrafts.keyHash, hashes));
    const stored = new Set(known.map(({ keyHash }) => keyHash));
    found.push(...batch.filter((_, index) => !stored.has(hashes[index] ?? '')));
  }
  return found;
}

/** Stores rows as drafts without an owner, all or none. The job sends each seller one link. */
export function importListings(
  platform: ImportPlatform,
  universityId: string,
  rows: readonly PhotographedRow[],
): Promise<ImportSummary> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const runId = newId();
    await tx.insert(importRuns).values({ id: runId, universityId, createdAt: now });
    const claimIds = await storeClaims(platform, tx, runId, rows, now);
    let draftCount = 0;
    for (const batch of batchesOf(rows)) {
      const made = await tx
        .insert(importDrafts)
        .values(
          batch.map((row) => ({
            claimId: claimIds.get(sellerKey(row)) ?? '',
            keyHash: keyHashOf(platform, row),
            ...{ row: row.row, hive: row.hive, title: row.title },
            ...{ input: row.input, photos: [...row.stored], createdAt: now },
          })),
        )
        // Skips rows that a parallel import of the same table has stored.
        .onConflictDoNothing()
        .returning({ photos: importDrafts.photos });
      draftCount += made.length;
      const ids = made.flatMap(({ photos }) => photos.map(({ id }) => id));
      await extendUnowned(tx, ids, later(now, CLAIM_LIFETIME + CLAIM_GRACE));
    }
    const details = { university: universityId, drafts: draftCount, sellers: claimIds.size };
    const target = { type: 'import', id: runId } as const;
    await writeAudit(tx, { actorId: null, action: 'import.create', target, details }, now);
    return { runId, draftCount, sellerCount: claimIds.size };
  });
}

/** Stores one claim for each seller. Returns their ids by the seller's key. */
async function storeClaims(
  platform: ImportPlatform,
  tx: Db,
  runId: string,
  rows: readonly ImportRow[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const sellers = new Map<string, Pick<ImportRow, 'email' | 'phone'>>();
  for (const row of rows) {
    const known = sellers.get(sellerKey(row));
    sellers.set(sellerKey(row), { email: row.email, phone: known?.phone ?? row.phone });
  }
  const ids = new Map<string, string>();
  for (const batch of batchesOf([...sellers])) {
    const claims = batch.map(([key, { email, phone }]) => {
      const id = newId();
      ids.set(key, id);
      const address = { email, canonicalEmail: email === null ? null : canonicalEmail(email) };
      return { id, runId, ...address, ...(phone !== null && readNumber(platform, phone)) };
    });
    const times = { expiresAt: later(now, CLAIM_LIFETIME), createdAt: now };
    await tx.insert(importClaims).values(claims.map((claim) => ({ ...claim, ...times })));
  }
  return ids;
}

/** Makes new links due to the sellers of these rows who have not taken over all their listings. Returns their number. */
export function remindSellers(platform: ImportPlatform, rows: readonly ImportRow[]): Promise<number> {
  const sellers = [...new Map(rows.map((row) => [sellerKey(row), row])).values()];
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    let count = 0;
    for (const batch of batchesOf(sellers)) {
      const open = tx
        .select({ id: importDrafts.claimId })
        .from(importDrafts)
        .where(isNull(importDrafts.listingId));
      const valid = tx.select({ id: importRuns.id }).from(importRuns).where(isNull(importRuns.revokedAt));
      const due = await tx
        .update(importClaims)
        .set({ mailedAt: null, retryAt: null })
        .where(
          and(
            isOfSeller(platform, batch),
            inArray(importClaims.id, open),
            inArray(importClaims.runId, valid),
            isNotNull(importClaims.mailedAt),
          ),
        )
        .returning({ runId: importClaims.runId });
      count += due.length;
      for (const runId of new Set(due.map((claim) => claim.runId))) {
        const details = { sellers: due.filter((claim) => claim.runId === runId).length };
        const target = { type: 'import', id: runId } as const;
        await writeAudit(tx, { actorId: null, action: 'import.remind', target, details }, now);
      }
    }
    return count;
  });
}

/** Condition of the claims of sellers, each by the address, or by the phone number where no address is known. */
function isOfSeller(platform: ImportPlatform, sellers: readonly ImportRow[]) {
  const addresses = sellers.flatMap(({ email }) => (email === null ? [] : [canonicalEmail(email)]));
  const hashes = sellers.flatMap(({ email, phone }) =>
    email === null && phone !== null ? [hashPhone(platform, phone)] : [],
  );
  const byPhone = and(isNull(importClaims.canonicalEmail), inArray(importClaims.phoneHash, hashes));
  return or(inArray(importClaims.canonicalEmail, addresses), byPhone);
}

/** Ends the links of a run and deletes its drafts that are not taken over. Returns undefined for an unknown run. */
export function revokeRun(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  runId: string,
  /** Admin who ends them in the console. Default: the operator at the machine. */
  by?: { readonly actorId: string; readonly reason: string },
): Promise<{ readonly draftCount: number } | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, runId)).for('update');
    if (run === undefined) return undefined;
    await tx
      .update(importRuns)
      .set({ revokedAt: run.revokedAt ?? now })
      .where(eq(importRuns.id, runId));
    const claims = tx.select({ id: importClaims.id }).from(importClaims).where(eq(importClaims.runId, runId));
    const draftCount = await dropDrafts(tx, inArray(importDrafts.claimId, claims), now);
    const target = { type: 'import', id: runId } as const;
    const details = { drafts: draftCount, ...(by && { reason: by.reason }) };
    const actorId = by?.actorId ?? null;
    await writeAudit(tx, { actorId, action: 'import.revoke', target, details }, now);
    return { draftCount };
  });
}

function batchesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );
}
