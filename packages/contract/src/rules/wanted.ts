import type { HiveName } from '../hives.js';
import type { ListingStatus } from '../listing-status.js';
import {
  MAX_ANSWERS_EACH,
  MAX_OPEN_WANTED,
  RENEW_WANTED_EVERY,
  type StoredWantedStatus,
  type WantedStatus,
} from '../wanted.js';

export interface WantedFacts {
  readonly userId: string;
  readonly status: StoredWantedStatus;
  /** When it was posted or last renewed. */
  readonly listedAt: Date;
  readonly endsAt: Date;
}

/** Returns the status of a post. No job updates it, because a post ends at a set time. */
export const wantedStatusOf = (
  { status, endsAt }: Pick<WantedFacts, 'status' | 'endsAt'>,
  now: Date,
): WantedStatus => (status === 'open' && endsAt <= now ? 'ended' : status);

/** Whether a post can be read: what reports or moderators took away only by its student and by moderators. */
export const isWantedVisible = (
  { status, userId }: Pick<WantedFacts, 'status' | 'userId'>,
  viewer: {
    /** Null for visitors. */
    readonly id: string | null;
    readonly isStaff: boolean;
    /** True when the viewer or the author has blocked the other. */
    readonly isBlocked: boolean;
  },
): boolean => {
  if (viewer.id === userId || viewer.isStaff) return true;
  return !viewer.isBlocked && (status === 'open' || status === 'closed');
};

/** Why a student cannot look for one more thing; null when they can. */
export const refusalToPost = (open: number): 'limit_reached' | null =>
  open >= MAX_OPEN_WANTED ? 'limit_reached' : null;

/** Why a post cannot be changed by its student; null when it can. */
export const refusalToChange = (post: Pick<WantedFacts, 'status'>): 'wanted_over' | null =>
  post.status === 'open' ? null : 'wanted_over';

/** Why a post cannot be closed; null when it can, also a second time. */
export const refusalToClose = (post: Pick<WantedFacts, 'status'>): 'wanted_over' | null =>
  post.status === 'open' || post.status === 'closed' ? null : 'wanted_over';

/** Why a post cannot be renewed; null when it can. What is closed or has ended opens again at once, if its student has room for it. */
export function refusalToRenew(
  post: Pick<WantedFacts, 'status' | 'listedAt' | 'endsAt'>,
  /** Other posts of its student that are open. */
  others: number,
  now: Date,
): 'wanted_over' | 'renewed_lately' | 'limit_reached' | null {
  const status = wantedStatusOf(post, now);
  if (status === 'hidden' || status === 'removed') return 'wanted_over';
  if (status === 'open' && !mayRenewOpen(post, now)) return 'renewed_lately';
  return refusalToPost(others);
}

const mayRenewOpen = ({ listedAt }: Pick<WantedFacts, 'listedAt'>, now: Date): boolean =>
  listedAt.getTime() + RENEW_WANTED_EVERY <= now.getTime();

/** Why a student cannot answer a post with a listing; null when they can. */
export function refusalToAnswer(
  post: WantedFacts,
  listing: { readonly posterId: string; readonly hive: HiveName; readonly status: ListingStatus },
  facts: {
    /** The answering student. */
    readonly viewerId: string;
    readonly isAnswered: boolean;
    /** Answers of that student to this post so far. */
    readonly given: number;
  },
  now: Date,
):
  | 'own_content'
  | 'wanted_over'
  | 'forbidden'
  | 'listing_unavailable'
  | 'already_answered'
  | 'limit_reached'
  | null {
  if (post.userId === facts.viewerId) return 'own_content';
  if (wantedStatusOf(post, now) !== 'open') return 'wanted_over';
  if (listing.posterId !== facts.viewerId) return 'forbidden';
  if (facts.isAnswered) return 'already_answered';
  if (listing.hive !== 'essentials' || listing.status !== 'active') return 'listing_unavailable';
  return facts.given >= MAX_ANSWERS_EACH ? 'limit_reached' : null;
}
