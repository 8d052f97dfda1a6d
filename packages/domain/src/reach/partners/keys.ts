import { readName } from '../../accounts/users/read-account.js';
import {
  MAX_PARTNER_KEYS,
  MINUTE,
  type CreatedPartnerKey,
  type PartnerKey,
  type PartnerScope,
} from '@campushive/contract';
import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import { partnerKeys, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';
import { writeAudit } from '../../base/audit/audit.js';

/** Prefix of every key, so that secret scanners find leaked ones in code. */
const PREFIX = 'chp_';
const HINT_LENGTH = PREFIX.length + 4;

type Row = typeof partnerKeys.$inferSelect;

/** API keys of partners. Only hashes are stored: 256 random bits cannot be guessed. */
export class PartnerKeys {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async list(): Promise<PartnerKey[]> {
    const rows = await this.#platform.db
      .select({ key: partnerKeys, by: users.name, left: users.deletedAt })
      .from(partnerKeys)
      .innerJoin(users, eq(users.id, partnerKeys.createdById))
      .where(isNull(partnerKeys.revokedAt))
      .orderBy(desc(partnerKeys.id));
    return rows.map(({ key, by, left: deletedAt }) => toAnswer(key, deletedAt === null ? by : null));
  }

  async create(name: string, viewer: Viewer): Promise<CreatedPartnerKey> {
    const { db, clock, secrets } = this.#platform;
    const now = clock.now();
    const key = `${PREFIX}${secrets.token()}`;
    return db.transaction(async (tx) => {
      const [{ have } = { have: 0 }] = await tx
        .select({ have: count() })
        .from(partnerKeys)
        .where(isNull(partnerKeys.revokedAt));
      if (have >= MAX_PARTNER_KEYS)
        throw new Failure('limit_reached', 'You’ve reached the limit of keys. Revoke one first.');
      const [row] = await tx
        .insert(partnerKeys)
        .values({
          name,
          keyHash: hashToken(key),
          hint: key.slice(0, HINT_LENGTH),
          scopes: ['listings:read'],
          createdById: viewer.userId,
          createdAt: now,
        })
        .returning();
      if (row === undefined) throw new Error('An insert answers its row');
      const target = { type: 'partner_key', id: row.id } as const;
      const details = { name };
      await writeAudit(tx, { actorId: viewer.userId, action: 'partner_key.create', target, details }, now);
      const by = await readName(tx, viewer.userId);
      return { ...toAnswer(row, by ?? null), key };
    });
  }

  async revoke(id: string, viewer: Viewer): Promise<void> {
    const { db, clock } = this.#platform;
    const now = clock.now();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(partnerKeys)
        .set({ revokedAt: now })
        .where(and(eq(partnerKeys.id, id), isNull(partnerKeys.revokedAt)))
        .returning();
      if (row === undefined) throw notFound('Key');
      const target = { type: 'partner_key', id } as const;
      const details = { name: row.name };
      await writeAudit(tx, { actorId: viewer.userId, action: 'partner_key.revoke', target, details }, now);
    });
  }

  /** Returns the key of a request; throws unless the header holds a valid one with this scope. */
  async require(authorization: string | undefined, scope: PartnerScope): Promise<{ readonly id: string }> {
    const { db, clock } = this.#platform;
    const key = /^Bearer (chp_[\w-]{43})$/.exec(authorization ?? '')?.[1];
    const [row] =
      key === undefined
        ? []
        : await db
            .select()
            .from(partnerKeys)
            .where(and(eq(partnerKeys.keyHash, hashToken(key)), isNull(partnerKeys.revokedAt)));
    if (row === undefined) throw new Failure('unauthenticated', 'This call needs a valid partner key.');
    if (!row.scopes.includes(scope)) throw new Failure('forbidden', 'This key has no access to this call.');
    const now = clock.now();
    // Written once a minute at most, which is enough to find unused keys.
    const stale = or(isNull(partnerKeys.lastUsedAt), lt(partnerKeys.lastUsedAt, later(now, -MINUTE)));
    await db
      .update(partnerKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(partnerKeys.id, row.id), stale));
    return row;
  }
}

const toAnswer = (row: Row, createdBy: string | null): PartnerKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  createdBy,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
