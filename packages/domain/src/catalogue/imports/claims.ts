import type { Claim, ClaimState } from '@campushive/contract';
import { asc, eq } from 'drizzle-orm';
import { hasAddress, isStudentOf } from '../../accounts/users/addresses.js';
import { Failure } from '../../calls/failure.js';
import type { Origin, Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';
import { networkOf } from '../../platform/network-of.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';

const READS_A_MINUTE = 60;

/** Draft of an imported listing. */
export type ImportDraft = typeof importDrafts.$inferSelect;

/** Claim behind a token, with its drafts and its relation to the viewer. */
export interface FoundClaim {
  readonly claim: typeof importClaims.$inferSelect;
  readonly state: ClaimState;
  readonly drafts: readonly ImportDraft[];
  /** Null for visitors. */
  readonly isYours: boolean | null;
}

/** Limits guesses of tokens from one network. */
export const limitClaims = ({ limits }: Platform, { ip }: Pick<Origin, 'ip'>): Promise<void> =>
  limits.hit(`claims:${networkOf(ip)}`, READS_A_MINUTE, 60);

/** Finds the claim of a token. Throws `not_found` for an unknown one. */
export async function findClaim(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
  viewer: Viewer | null,
): Promise<FoundClaim> {
  const [found] = await db
    .select({ claim: importClaims, run: importRuns })
    .from(importClaims)
    .innerJoin(importRuns, eq(importRuns.id, importClaims.runId))
    .where(eq(importClaims.tokenHash, hashToken(token)));
  if (found === undefined) throw new Failure('not_found', 'This link does not work.');
  const { claim, run } = found;
  const drafts = await db
    .select()
    .from(importDrafts)
    .where(eq(importDrafts.claimId, claim.id))
    .orderBy(asc(importDrafts.row));
  const isClaimed = drafts.length > 0 && drafts.every(({ listingId }) => listingId !== null);
  const isOver = claim.expiresAt <= clock.now();
  const state = isClaimed ? 'claimed' : run.revokedAt !== null ? 'revoked' : isOver ? 'expired' : 'open';
  const isYours = viewer === null ? null : await isOwner(db, viewer.userId, claim, run);
  return { claim, state, drafts, isYours };
}

/** Returns whether an account may take over a claim: by its address, or, without one, as the first student with the link. */
async function isOwner(
  db: Db,
  userId: string,
  { canonicalEmail, claimedBy }: FoundClaim['claim'],
  { universityId }: typeof importRuns.$inferSelect,
): Promise<boolean> {
  if (canonicalEmail !== null) return hasAddress(db, userId, canonicalEmail);
  return claimedBy === null ? isStudentOf(db, userId, universityId) : claimedBy === userId;
}

/** Presents a claim. Visitors see the listings of an open link, because the mailbox or the phone of the seller has its secret. */
export function presentClaim({ claim, state, drafts, isYours }: FoundClaim): Claim {
  const isShown =
    isYours === true ? ['open', 'claimed'].includes(state) : state === 'open' && isYours === null;
  return {
    state,
    sentTo: claim.canonicalEmail === null ? 'phone' : 'email',
    address: claim.email === null ? (claim.maskedPhone ?? '') : hiddenAddress(claim.email),
    isYours,
    endsAt: claim.expiresAt.toISOString(),
    listings: isShown ? drafts.map(presentDraft) : [],
  };
}

const presentDraft = ({ id, hive, title, input, photos, listingId }: ImportDraft) => ({
  ...{ id, hive, title, listingId },
  price: typeof input['price'] === 'number' ? input['price'] : null,
  photo: photos[0] ?? null,
});

/** Hides an address from readers of a forwarded link: `ad••••@st.ug.edu.gh`. */
function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const shown = name.slice(0, Math.min(2, name.length - 1));
  return `${shown}••••@${domain}`;
}
