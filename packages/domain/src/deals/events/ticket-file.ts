import { readAccount } from '../../accounts/users/read-account.js';
import { DAY } from '@campushive/contract';
import { eventTimesOf } from '@campushive/contract/rules/event-times';
import * as z from 'zod';
import { notFound } from '../../calls/failure.js';
import { placeOfListing } from '../../platform/place-at-campus.js';
import type { Platform } from '../../platform/platform.js';
import { pdfReply, type Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import { settingsOf } from '../../accounts/users/user.js';
import { findOwnSeats } from './seats.js';
import type { EventsService } from './service.js';

/**
 * Interval at which the address changes. It replaces a session, and pages with it may stay open for hours. It is valid
 * for half a day to a day.
 */
const ADDRESS_CHANGES_AFTER = DAY / 2;

/** Returns a temporary address of a student's tickets of an event as PDF. */
export function ticketsUrl(platform: Platform, listingId: string, holder: string): string {
  const until =
    (Math.ceil(platform.clock.now().getTime() / ADDRESS_CHANGES_AFTER) + 1) * ADDRESS_CHANGES_AFTER;
  const query = new URLSearchParams({
    holder,
    until: String(until),
    signature: signature(platform, listingId, holder, until),
  });
  return `${platform.config.publicUrl}/api/hives/${listingId}/tickets.pdf?${query}`;
}

const signature = ({ secrets }: Platform, listingId: string, holder: string, until: number) =>
  secrets.keyed('tickets', `${listingId}:${holder}:${until}`);

const address = z.object({
  holder: z.string().max(100),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

/** Serves `GET /hives/{id}/tickets.pdf`: a plain link, so that any phone can save it. The signature replaces the session. */
export function ticketRoute(platform: Platform, service: EventsService): Route {
  return {
    method: 'GET',
    path: '/hives/:id/tickets.pdf',
    handle: async ({ params: { id = '' }, query }) =>
      pdfReply('tickets.pdf', await ticketFile(platform, service, id, query)),
  };
}

/** Returns the tickets behind a signed address as PDF; throws 404 for any other address. */
async function ticketFile(
  platform: Platform,
  service: EventsService,
  id: string,
  query: unknown,
): Promise<Uint8Array> {
  const { clock, db, limits, documents } = platform;
  const parsed = address.safeParse(query);
  if (
    !parsed.success ||
    !sameSecret(parsed.data.signature, signature(platform, id, parsed.data.holder, parsed.data.until)) ||
    parsed.data.until <= clock.now().getTime()
  ) {
    throw notFound('Tickets');
  }
  const { holder } = parsed.data;
  await limits.hit(`tickets-file:${holder}`, 20, 60);
  const listing = await service.find(id, null);
  const times = eventTimesOf(listing.details);
  const user = await readAccount(db, holder);
  const going = (await findOwnSeats(db, id, holder)).filter(({ status }) => status === 'going');
  if (times === null || user === undefined || going.length === 0) throw notFound('Tickets');
  return documents.ticket(
    {
      title: listing.title,
      location: placeOfListing(listing.details, listing.universityId),
      begins: times.begins,
      ends: times.saysWhenItEnds ? times.ends : null,
      holder: user.name,
      tickets: going.map((seat) => service.printedTicket(seat, listing.details, user.name)),
    },
    settingsOf(user).language,
  );
}
