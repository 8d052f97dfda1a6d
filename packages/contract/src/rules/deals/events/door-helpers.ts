import { MAX_DOOR_HELPERS } from '../../../limits.js';
import { isDoorClosed, type DoorEvent } from './door.js';

/** Returns the viewer's role at an event's door. Helpers can check tickets in, and nothing more. */
export function doorRoleOf(viewer: {
  readonly isOrganiser: boolean;
  readonly isHelper: boolean;
  /** The organiser or the viewer has blocked the other. */
  readonly isBlocked: boolean;
}): 'organiser' | 'helper' | null {
  if (viewer.isOrganiser) return 'organiser';
  return viewer.isHelper && !viewer.isBlocked ? 'helper' : null;
}

/** Returns why a student cannot be named as a helper at a door. Null when they can, also when they already are. */
export function refusalToNameHelper(
  event: DoorEvent,
  facts: {
    /** The student is the organiser. */
    readonly isOrganiser: boolean;
    /** The student's account exists and is visible to the organiser. */
    readonly isReachable: boolean;
    /** True when the organiser or the student has blocked the other. */
    readonly isBlocked: boolean;
    readonly isHelper: boolean;
    /** Current number of helpers. */
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
