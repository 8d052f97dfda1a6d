import { CLAIM_LIFETIME, HOUR } from '@campushive/contract';
import { and, asc, eq, exists, isNull, lte, or } from 'drizzle-orm';
import type { MailCaps } from '../../accounts/auth/registration/mail-caps.js';
import { languageAt } from '../../accounts/users/addresses.js';
import { queueGuestMessage, type GuestOutcome } from '../../base/sms/guest-message.js';
import { fitSegment } from '../../base/sms/gsm.js';
import { SMS_TEXTS } from '../../base/sms/sms-texts.js';
import { stopOf } from '../../base/sms/write-message.js';
import { extendUnowned } from '../../base/uploads/unowned-uploads.js';
import { textsFor } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';
import { claimLetter } from './letters.js';
import { CLAIM_GRACE } from './retention.js';

/** Links of one run, a minute: a mail provider's limits hold for codes as well. */
export const MAX_CLAIMS_A_MINUTE = 50;
/** Pause before the next attempt when text messages are off or the limit of the day is reached. */
const RETRY_AFTER = HOUR;

type ClaimRow = typeof importClaims.$inferSelect;

/**
 * Sends links that are due: by text message where the phone number is known, and by mail otherwise, or when the phone
 * cannot be reached. Message and token are one transaction, so that each seller gets one link a run. The link lasts from
 * the message on. Owners who stopped our mails and text messages get none.
 */
export async function sendClaims(platform: Platform, caps: Pick<MailCaps, 'isStopped'>): Promise<void> {
  const { db, clock } = platform;
  for (const { id, canonicalEmail } of await findDueClaims(db, clock.now())) {
    const isMailStopped = canonicalEmail !== null && (await caps.isStopped(canonicalEmail));
    await db.transaction(async (tx) => {
      const due = and(eq(importClaims.id, id), isNull(importClaims.mailedAt));
      const [claim] = await tx.select().from(importClaims).where(due).for('update', { skipLocked: true });
      if (claim !== undefined) await sendClaim(platform, tx, claim, isMailStopped);
    });
  }
}

function findDueClaims(db: Db, now: Date): Promise<ClaimRow[]> {
  const isOpen = and(eq(importDrafts.claimId, importClaims.id), isNull(importDrafts.listingId));
  const isValid = and(eq(importRuns.id, importClaims.runId), isNull(importRuns.revokedAt));
  return db
    .select()
    .from(importClaims)
    .where(
      and(
        isNull(importClaims.mailedAt),
        or(isNull(importClaims.retryAt), lte(importClaims.retryAt, now)),
        exists(db.select().from(importDrafts).where(isOpen)),
        exists(db.select().from(importRuns).where(isValid)),
      ),
    )
    .orderBy(asc(importClaims.id))
    .limit(MAX_CLAIMS_A_MINUTE);
}

async function sendClaim(platform: Platform, tx: Db, claim: ClaimRow, isMailStopped: boolean): Promise<void> {
  const now = platform.clock.now();
  const drafts = await tx
    .select({ photos: importDrafts.photos, listingId: importDrafts.listingId })
    .from(importDrafts)
    .where(and(eq(importDrafts.claimId, claim.id), isNull(importDrafts.listingId)));
  const token = platform.secrets.token();
  const expiresAt = later(now, CLAIM_LIFETIME);
  const link: ClaimLink = {
    url: `${platform.config.publicUrl}/claim?token=${token}`,
    language:
      claim.canonicalEmail === null ? languageOf(undefined) : await languageAt(tx, claim.canonicalEmail),
    ...{ listingCount: drafts.length, expiresAt },
  };
  const outcome = await sendLink(platform, tx, { claim, link, isMailStopped });
  const change = {
    sent: { mailedAt: now, retryAt: null, tokenHash: hashToken(token), expiresAt },
    stopped: { mailedAt: now, retryAt: null },
    later: { retryAt: later(now, RETRY_AFTER) },
  }[outcome];
  await tx.update(importClaims).set(change).where(eq(importClaims.id, claim.id));
  if (outcome !== 'sent') return;
  const photoIds = drafts.flatMap(({ photos }) => photos.map((photo) => photo.id));
  await extendUnowned(tx, photoIds, later(expiresAt, CLAIM_GRACE));
}

interface ClaimLink {
  readonly url: string;
  readonly language: string;
  readonly listingCount: number;
  readonly expiresAt: Date;
}

interface Sending {
  readonly claim: ClaimRow;
  readonly link: ClaimLink;
  readonly isMailStopped: boolean;
}

/** Sends a link on the first way that works. */
async function sendLink(
  platform: Platform,
  tx: Db,
  { claim, link, isMailStopped }: Sending,
): Promise<'sent' | 'stopped' | 'later'> {
  const byText = await textLink(platform, tx, claim, link);
  if (byText === 'queued') return 'sent';
  if (claim.email === null) return byText === 'stopped' ? 'stopped' : 'later';
  if (isMailStopped) return 'stopped';
  const { supportEmail } = platform.config;
  await platform.mail.send(claimLetter({ to: claim.email, replyTo: supportEmail, ...link }), { within: tx });
  return 'sent';
}

/** Queues the text message of a claim. Undefined for a claim without a phone number. */
function textLink(
  platform: Platform,
  tx: Db,
  { phoneHash, sealedPhone }: ClaimRow,
  { url, language, listingCount }: ClaimLink,
): Promise<GuestOutcome> | undefined {
  if (phoneHash === null || sealedPhone === null) return undefined;
  const texts = textsFor(SMS_TEXTS, language);
  const text = fitSegment([], () => `${texts.claim(listingCount)} ${url} ${stopOf(platform, texts)}`);
  return queueGuestMessage(platform, tx, { kind: 'claim', phoneHash, sealedPhone, text });
}
