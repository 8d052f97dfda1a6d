import type { HiveName } from '../../catalogue/hives.js';
import type { ListingStatus } from '../../catalogue/listing-status.js';
import {
  MAX_ANSWERS_EACH,
  MAX_OPEN_WANTED,
  RENEW_WANTED_EVERY,
  type StoredWantedStatus,
  type WantedStatus,
} from '../../catalogue/wanted.js';

/** Facts about a wanted post for the rules. */
export interface WantedFacts {
  readonly userId: string;
  readonly status: StoredWantedStatus;
  /** Time of the publication or last renewal. */
  readonly listedAt: Date;
  readonly endsAt: Date;
}

/** Returns the status of a post. No job updates it, because a post ends at a set time. */
export const wantedStatusOf = (
  { status, endsAt }: Pick<WantedFacts, 'status' | 'endsAt'>,
  now: Date,
): WantedStatus => (status === 'open' && endsAt <= now ? 'ended' : status);

/** Returns whether a post is visible to a viewer. A hidden or removed post is visible only to its author and to moderators. */
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

/** Returns why a student cannot publish another post. Null when they can. */
export const refusalToPost = (open: number): 'limit_reached' | null =>
  open >= MAX_OPEN_WANTED ? 'limit_reached' : null;

/** Returns why its author cannot change a post. Null when they can. */
export const refusalToChange = (post: Pick<WantedFacts, 'status'>): 'wanted_over' | null =>
  post.status === 'open' ? null : 'wanted_over';

/** Returns why a post cannot be closed. Null when it can, also a second time. */
export const refusalToClose = (post: Pick<WantedFacts, 'status'>): 'wanted_over' | null =>
  post.status === 'open' || post.status === 'closed' ? null : 'wanted_over';

/** Returns why a post cannot be renewed. Null when it can. A closed or ended post opens again at once, within its author's limit. */
export function refusalToRenew(
  post: Pick<WantedFacts, 'status' | 'listedAt' | 'endsAt'>,
  /** Number of other open posts of the author. */
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

/** Returns why a student cannot answer a post with a listing. Null when they can. */
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
