import { CLAIM_LIFETIME } from '@campushive/contract';
import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { MailCaps } from '../../accounts/auth/registration/mail-caps.js';
import { languageAt } from '../../accounts/users/addresses.js';
import { extendUnowned } from '../../base/uploads/unowned-uploads.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';
import { claimLetter } from './letters.js';
import { CLAIM_GRACE } from './retention.js';

/** Mails of one run, a minute: a mail provider's limits hold for codes as well. */
export const MAX_CLAIM_MAILS = 50;

type ClaimRow = typeof importClaims.$inferSelect;

/**
 * Mails links that are due. Mail and token are one transaction, so that each seller gets one mail a run. The link lasts
 * from the mail on. An address whose owner stopped our mails gets none.
 */
export async function mailClaims(platform: Platform, caps: Pick<MailCaps, 'isStopped'>): Promise<void> {
  const { db } = platform;
  for (const { id, canonicalEmail } of await findDueClaims(db)) {
    const isStopped = await caps.isStopped(canonicalEmail);
    await db.transaction(async (tx) => {
      const due = and(eq(importClaims.id, id), isNull(importClaims.mailedAt));
      const [claim] = await tx.select().from(importClaims).where(due).for('update', { skipLocked: true });
      if (claim !== undefined) await mailClaim(platform, tx, claim, isStopped);
    });
  }
}

function findDueClaims(db: Db): Promise<ClaimRow[]> {
  const isOpen = and(eq(importDrafts.claimId, importClaims.id), isNull(importDrafts.listingId));
  const isValid = and(eq(importRuns.id, importClaims.runId), isNull(importRuns.revokedAt));
  return db
    .select()
    .from(importClaims)
    .where(
      and(
        isNull(importClaims.mailedAt),
        exists(db.select().from(importDrafts).where(isOpen)),
        exists(db.select().from(importRuns).where(isValid)),
      ),
    )
    .orderBy(asc(importClaims.id))
    .limit(MAX_CLAIM_MAILS);
}

async function mailClaim(
  { clock, secrets, mail, config }: Platform,
  tx: Db,
  { id, email, canonicalEmail }: ClaimRow,
  isStopped: boolean,
): Promise<void> {
  const now = clock.now();
  const token = secrets.token();
  const expiresAt = later(now, CLAIM_LIFETIME);
  await tx
    .update(importClaims)
    .set({ mailedAt: now, ...(!isStopped && { tokenHash: hashToken(token), expiresAt }) })
    .where(eq(importClaims.id, id));
  if (isStopped) return;
  const drafts = await tx
    .select({ photos: importDrafts.photos, listingId: importDrafts.listingId })
    .from(importDrafts)
    .where(and(eq(importDrafts.claimId, id), isNull(importDrafts.listingId)));
  const photoIds = drafts.flatMap(({ photos }) => photos.map((photo) => photo.id));
  await extendUnowned(tx, photoIds, later(expiresAt, CLAIM_GRACE));
  const letter = claimLetter({
    to: email,
    language: await languageAt(tx, canonicalEmail),
    listingCount: drafts.length,
    expiresAt,
    url: `${config.publicUrl}/claim?token=${token}`,
    replyTo: config.supportEmail,
  });
  await mail.send(letter, { within: tx });
}
