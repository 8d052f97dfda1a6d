import { MAX_DOOR_HELPERS } from '../limits.js';
import { isDoorClosed, type DoorEvent } from './door.js';

/** What a viewer of an event is to its door: helpers check tickets in, and nothing else. */
export function doorRoleOf(viewer: {
  readonly isOrganiser: boolean;
  readonly isHelper: boolean;
  /** The organiser or the viewer has blocked the other. */
  readonly isBlocked: boolean;
}): 'organiser' | 'helper' | null {
  if (viewer.isOrganiser) return 'organiser';
  return viewer.isHelper && !viewer.isBlocked ? 'helper' : null;
}

/** Why a student cannot be named to help at a door; null when they can, also a second time. */
export function refusalToNameHelper(
  event: DoorEvent,
  facts: {
    /** The student is the organiser. */
    readonly isOrganiser: boolean;
    /** The student is here and shows themselves to the organiser. */
    readonly isReachable: boolean;
    /** Either has blocked the other. */
    readonly isBlocked: boolean;
    readonly isHelper: boolean;
    /** How many help already. */
    readonly helpers: number;
  },
  now: Date,
): 'own_listing' | 'not_found' | 'blocked' | 'listing_unavailable' | 'limit_reached' | null {
  if (facts.isOrganiser) return 'own_listing';
  if (!facts.isReachable) return 'not_found';
  if (facts.isBlocked) return 'blocked';
  if (event.isCancelled || isDoorClosed(event, now)) return 'listing_unavailable';
  return !facts.isHelper && facts.helpers >= MAX_DOOR_HELPERS ? 'limit_reached' : null;
}
