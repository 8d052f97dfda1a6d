import type { PlaceStatus } from '../../../entities/deals/event.js';
import { ATTENDEE_MESSAGES_A_DAY, ATTENDEE_MESSAGES_AFTER } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { dayIn } from '../../base/zoned-time.js';

/** An event, as far as its organiser can write to those who go. */
export interface MessagedEvent {
  readonly status: ListingStatus;
  /** End of the event. Null without a date. */
  readonly expiresAt: Date | null;
}

/** Statuses in which others than its organiser and moderators do not read of an event. */
const OUT_OF_SIGHT: readonly ListingStatus[] = ['draft', 'hidden', 'deleted'];

/**
 * Returns true if an event’s organiser can write to those who go: until a day after it is over, and not when it was cancelled or hidden.
 */
export const takesAttendeeMessages = ({ status, expiresAt }: MessagedEvent, now: Date): boolean =>
  !OUT_OF_SIGHT.includes(status) &&
  (expiresAt === null || now.getTime() <= expiresAt.getTime() + ATTENDEE_MESSAGES_AFTER);

/** Returns the reason why an organiser cannot message attendees; null when they can. `sent`: times of earlier messages about the event. */
export function refusalToMessage(
  event: MessagedEvent,
  sent: readonly Date[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): 'listing_unavailable' | 'limit_reached' | null {
  if (!takesAttendeeMessages(event, now)) return 'listing_unavailable';
  const today = dayIn(now.getTime(), timeZone);
  const sentTodayCount = sent.filter((time) => dayIn(time.getTime(), timeZone) === today).length;
  return sentTodayCount >= ATTENDEE_MESSAGES_A_DAY ? 'limit_reached' : null;
}

/**
 * Returns true if a student reads what an organiser wrote: the organiser, and who has a ticket or a place, unless one of the two blocked
 * the other.
 */
export function readsAttendeeMessages(reader: {
  readonly isOrganiser: boolean;
  /** Of their place at the event; null without one. */
  readonly place: PlaceStatus | null;
  readonly isBlocked: boolean;
}): boolean {
  return reader.isOrganiser || (reader.place === 'going' && !reader.isBlocked);
}
