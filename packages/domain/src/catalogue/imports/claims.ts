import type { Claim, ClaimState } from '@campushive/contract';
import { asc, eq } from 'drizzle-orm';
import { hasAddress } from '../../accounts/users/addresses.js';
import { Failure } from '../../calls/failure.js';
import type { Origin, Viewer } from '../../calls/viewer.js';
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
    .select({ claim: importClaims, revokedAt: importRuns.revokedAt })
    .from(importClaims)
    .innerJoin(importRuns, eq(importRuns.id, importClaims.runId))
    .where(eq(importClaims.tokenHash, hashToken(token)));
  if (found === undefined) throw new Failure('not_found', 'This link does not work.');
  const { claim, revokedAt } = found;
  const drafts = await db
    .select()
    .from(importDrafts)
    .where(eq(importDrafts.claimId, claim.id))
    .orderBy(asc(importDrafts.row));
  const isClaimed = drafts.length > 0 && drafts.every(({ listingId }) => listingId !== null);
  const isOver = claim.expiresAt <= clock.now();
  const state = isClaimed ? 'claimed' : revokedAt !== null ? 'revoked' : isOver ? 'expired' : 'open';
  const isYours = viewer === null ? null : await hasAddress(db, viewer.userId, claim.canonicalEmail);
  return { claim, state, drafts, isYours };
}

/** Presents a claim. Visitors see the listings of an open link, because the mailbox of the seller has its secret. */
export function presentClaim({ claim, state, drafts, isYours }: FoundClaim): Claim {
  const isShown =
    isYours === true ? ['open', 'claimed'].includes(state) : state === 'open' && isYours === null;
  return {
    state,
    address: hiddenAddress(claim.email),
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
