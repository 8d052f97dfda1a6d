import { campus as ghana } from '@campushive/campus-ghana';
import type { AttendeeMessage } from '@campushive/contract';
import { readsAttendeeMessages, refusalToMessage } from '@campushive/contract/rules/attendee-messages';
import { endOf } from './listing-presenter.js';
import { warningOf } from './said.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

/** In-memory calls for organisers' messages to attendees. */
export function attendeeMessageCalls(state: State): InMemoryCalls<'events.message' | 'events.messages'> {
  const eventOf = (id: string): StoredListing =>
    state.listings.find((one) => one.id === id && one.hive === 'buzz' && one.status !== 'deleted') ??
    refuse('not_found');
  const about = (listing: StoredListing) => state.attendeeMessages.filter((one) => one.listing === listing);
  const placesAt = (listing: StoredListing) => state.places.filter((one) => one.listing === listing);
  return {
    'events.message'({ id, content }, me) {
      const listing = eventOf(id);
      if (listing.poster !== me) return refuse('forbidden');
      const now = state.now();
      const event = { status: listing.status, expiresAt: endOf(listing) };
      const sent = about(listing).map((one) => new Date(one.createdAt));
      const refused = refusalToMessage(event, sent, { now, timeZone: ghana.timeZone });
      if (refused !== null) return refuse(refused);
      const createdAt = now.toISOString();
      const stored = { id: state.nextId(), listing, content, warning: warningOf(content), createdAt };
      state.attendeeMessages.push(stored);
      const going = placesAt(listing).filter((one) => one.status === 'going');
      for (const student of new Set(going.map((one) => one.student))) {
        if (student.suspended !== null || isBlocked(state, me, student)) continue;
        notify(state, student.id, {
          type: 'message',
          kind: 'event_message',
          values: {
            listing: listing.title,
            name: me.name,
            text: stored.warning === null ? content : null,
          },
          subject: { type: 'listing', id },
        });
      }
      return { data: toMessage(stored), message: 'Sent' };
    },
    'events.messages'({ id, cursor, limit }, me) {
      const listing = eventOf(id);
      const reads = readsAttendeeMessages({
        isOrganiser: listing.poster === me,
        place: placesAt(listing).find((one) => one.student === me)?.status ?? null,
        isBlocked: isBlocked(state, me, listing.poster),
      });
      if (!reads) return refuse('forbidden');
      const { items, pagination } = pageOf(about(listing).toReversed(), cursor, limit);
      return { data: items.map(toMessage), pagination };
    },
  };
}

const toMessage = ({
  id,
  content,
  warning,
  createdAt,
}: State['attendeeMessages'][number]): AttendeeMessage => ({ id, content, warning, createdAt });

/** Deletes an organiser's messages with their account, and the notifications about them. */
export function forgetAttendeeMessages(state: State, gone: Student): void {
  const { attendeeMessages, notifications } = state;
  for (const one of attendeeMessages.filter(({ listing }) => listing.poster === gone))
    attendeeMessages.splice(attendeeMessages.indexOf(one), 1);
  const isOwn = (id: string) => state.listings.some((one) => one.id === id && one.poster === gone);
  for (const one of notifications.filter(({ kind }) => kind === 'event_message'))
    if (one.subject !== null && isOwn(one.subject.id)) notifications.splice(notifications.indexOf(one), 1);
}
