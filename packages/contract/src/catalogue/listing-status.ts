/** The life cycle of a listing, as data. Any other move fails with 409 `illegal_transition`. */
export const LISTING_STATUSES = [
  'draft',
  'active',
  'reserved',
  'assigned',
  'sold',
  'completed',
  'expired',
  'hidden',
  'deleted',
] as const;
/** The status of a listing. `LISTING_MOVES` lists the permitted moves and who may make them. */
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Tabs of a poster's own listings, by status. */
export const LISTING_GROUPS = {
  open: ['active', 'reserved'],
  assigned: ['assigned'],
  done: ['sold', 'completed'],
  draft: ['draft'],
  ended: ['expired', 'hidden'],
} as const satisfies Record<string, readonly ListingStatus[]>;
/** A tab of a poster's own listings, which `hives.myPosted` takes as `group`. */
export type ListingGroup = keyof typeof LISTING_GROUPS;
/** Tabs of a poster's own listings, in display order. */
export const LISTING_GROUP_NAMES = [
  'open',
  'assigned',
  'done',
  'draft',
  'ended',
] as const satisfies readonly ListingGroup[];

/**
 * Actors of a move: the poster, a moderator, the student with the task, the system (payments, expiry), a moderator who grants an appeal, or
 * a poster who undoes a deletion, or the deletion of the poster's account, which every status permits.
 */
export type ListingMover = 'poster' | 'moderator' | 'helper' | 'system' | 'appeal' | 'undo' | 'erasure';

type Moves = Partial<Record<ListingStatus, readonly ListingMover[]>>;

/** Permitted moves: from → to → actors. */
const LISTING_MOVES: Readonly<Record<ListingStatus, Moves>> = {
  draft: { active: ['poster'], deleted: ['poster'] },
  active: {
    reserved: ['system'],
    assigned: ['poster'],
    sold: ['poster', 'system'],
    completed: ['poster'],
    expired: ['system'],
    hidden: ['moderator', 'system'],
    deleted: ['poster', 'moderator'],
  },
  reserved: { active: ['system'], sold: ['system'], assigned: ['system'] },
  assigned: {
    active: ['poster', 'helper'],
    reserved: ['system'],
    completed: ['poster', 'system'],
    hidden: ['moderator'],
    deleted: ['poster', 'moderator'],
  },
  // The poster can put it on sale again where `refusalToOfferAgain` permits it.
  sold: { completed: ['poster', 'system'], active: ['system', 'poster'], hidden: ['moderator'] },
  completed: { deleted: ['poster', 'moderator'] },
  // A student who applied before the deadline can still get the task after it.
  expired: { active: ['poster'], assigned: ['poster'], deleted: ['poster', 'moderator'] },
  hidden: { active: ['moderator', 'appeal', 'system'], deleted: ['poster', 'moderator'] },
  // Hidden when its poster has been suspended in the meantime.
  deleted: {
    draft: ['undo'],
    active: ['appeal', 'undo'],
    assigned: ['undo'],
    completed: ['undo'],
    expired: ['undo'],
    hidden: ['appeal', 'undo'],
  },
};

/** Returns whether an actor may move a listing between two statuses. False for statuses that this version does not know. */
export function mayMoveListing(from: ListingStatus, to: ListingStatus, mover: ListingMover): boolean {
  if (mover === 'erasure') return to === 'deleted';
  // A newer server may send unknown statuses, which permit no moves here.
  return Object.hasOwn(LISTING_MOVES, from) && (LISTING_MOVES[from][to]?.includes(mover) ?? false);
}
