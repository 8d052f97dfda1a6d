import { hiveNamesOf, type ErrorCode } from '@campushive/contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import { adoptUploads } from '../../base/uploads/unowned-uploads.js';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts } from '../../platform/database/schema/index.js';
import { findClaim, limitClaims, presentClaim, type FoundClaim, type ImportDraft } from './claims.js';
import type { ImportsContext } from './context.js';

const OF_ANOTHER = {
  email: 'This link belongs to another email address. Log in with that one.',
  phone: 'This link belongs to another student.',
} as const;
const ENDED = { expired: 'This link has expired.', revoked: 'The operator has ended this link.' } as const;

/** Another request took over the draft, or the operator deleted it, in the meantime. */
class DraftGone extends Error {}

/**
 * Publishes the imported listings that belong to the caller. A listing that breaks a rule of posting stays behind the
 * link. Repeating the call publishes those that stayed, and none twice.
 */
export const acceptClaim = (context: ImportsContext): Handler<'claims.accept'> => {
  const { platform } = context;
  return async ({ token }, { viewer, origin }) => {
    await limitClaims(platform, origin);
    const found = await findClaim(platform, token, viewer);
    requireOwn(found);
    let publishedCount = 0;
    const refused: { id: string; code: ErrorCode }[] = [];
    for (const draft of found.drafts.filter(({ listingId }) => listingId === null)) {
      const result = await publish(context, draft, viewer, found.claim);
      if (result === 'published') publishedCount += 1;
      else if (result !== 'gone') refused.push({ id: draft.id, code: result });
    }
    const after = presentClaim(await findClaim(platform, token, viewer));
    return { data: { ...after, publishedCount, refused } };
  };
};

function requireOwn({ claim, state, isYours }: FoundClaim): void {
  if (isYours !== true)
    throw new Failure('forbidden', OF_ANOTHER[claim.canonicalEmail === null ? 'phone' : 'email']);
  if (state === 'expired' || state === 'revoked') throw new Failure('illegal_transition', ENDED[state]);
}

/** Makes a draft a listing of the viewer. Returns the code of a refusal. */
async function publish(
  { platform, deps }: ImportsContext,
  { id, hive, input, photos }: ImportDraft,
  viewer: Viewer,
  claim: FoundClaim['claim'],
): Promise<'published' | 'gone' | ErrorCode> {
  if (!hiveNamesOf(campus).includes(hive)) return 'hive_paused';
  const photoIds = photos.map((photo) => photo.id);
  try {
    await deps.post(hive, { ...input, photos: photoIds }, viewer, {
      async before(tx) {
        if (claim.canonicalEmail === null) await bindClaim(tx, claim.id, viewer.userId);
        await lockDraft(tx, id);
        await adoptUploads(tx, photoIds, { ownerId: viewer.userId, now: platform.clock.now() });
      },
      async after(tx, listingId) {
        await tx.update(importDrafts).set({ listingId, photos: [] }).where(eq(importDrafts.id, id));
      },
    });
    return 'published';
  } catch (error) {
    if (error instanceof DraftGone) return 'gone';
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** Binds a claim without an address to the first account that publishes. */
async function bindClaim(tx: Db, claimId: string, userId: string): Promise<void> {
  const isFree = or(isNull(importClaims.claimedBy), eq(importClaims.claimedBy, userId));
  const [bound] = await tx
    .update(importClaims)
    .set({ claimedBy: userId })
    .where(and(eq(importClaims.id, claimId), isFree))
    .returning({ id: importClaims.id });
  if (bound === undefined) throw new DraftGone();
}

async function lockDraft(tx: Db, id: string): Promise<void> {
  const [draft] = await tx
    .select({ id: importDrafts.id })
    .from(importDrafts)
    .where(and(eq(importDrafts.id, id), isNull(importDrafts.listingId)))
    .for('update');
  if (draft === undefined) throw new DraftGone();
}
