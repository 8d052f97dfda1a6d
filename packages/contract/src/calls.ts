import type * as z from 'zod/mini';
import { appeals } from './calls/appeals.js';
import { applications } from './calls/applications.js';
import { auth } from './calls/auth.js';
import { dashboardCalls } from './calls/dashboard.js';
import { favorites } from './calls/favorites.js';
import { availabilityCalls } from './calls/availability.js';
import { calendarCalls } from './calls/calendar.js';
import { bookings } from './calls/bookings.js';
import { events } from './calls/events.js';
import { chargebacks } from './calls/chargebacks.js';
import { ledger } from './calls/ledger.js';
import { credits } from './calls/credits.js';
import { completions } from './calls/completions.js';
import { milestones } from './calls/milestones.js';
import { deliveries } from './calls/deliveries.js';
import { disputes } from './calls/disputes.js';
import { attachments } from './calls/attachments.js';
import { files } from './calls/files.js';
import { groups } from './calls/groups.js';
import { hiveCalls, hives } from './calls/hives.js';
import { invitations } from './calls/invitations.js';
import { meetups } from './calls/meetups.js';
import { settlements } from './calls/settlements.js';
import { handovers } from './calls/handovers.js';
import { messages } from './calls/messages.js';
import { moderation, moderationCalls } from './calls/moderation.js';
import { offers } from './calls/offers.js';
import { notifications } from './calls/notifications.js';
import { passkeys } from './calls/passkeys.js';
import { partners } from './calls/partners.js';
import { payments } from './calls/payments.js';
import { portfolio } from './calls/portfolio.js';
import { promoCodes } from './calls/promo-codes.js';
import { push } from './calls/push.js';
import { publicCalls } from './calls/public.js';
import { reviews } from './calls/reviews.js';
import { payouts } from './calls/payouts.js';
import { search, searchCalls } from './calls/search.js';
import { seriesCalls } from './calls/series.js';
import { services } from './calls/services.js';
import { uploads } from './calls/uploads.js';
import { users } from './calls/users.js';
import { wantedCalls } from './calls/wanted.js';
import type { Call } from './call.js';
import { hiveNamesOf, type Campus } from './campus.js';
import { isHive } from './hives.js';
import type { CallName } from './routes.js';

/** The call table: every call of the API. `routes.ts` holds the paths of the same names. */
export const calls = {
  ...auth,
  ...passkeys,
  ...users,
  ...calendarCalls,
  ...hives,
  ...applications,
  ...invitations,
  ...favorites,
  ...dashboardCalls,
  ...search,
  ...services,
  ...wantedCalls,
  ...uploads,
  ...messages,
  ...offers,
  ...groups,
  ...payments,
  ...disputes,
  ...promoCodes,
  ...seriesCalls,
  ...chargebacks,
  ...ledger,
  ...partners,
  ...meetups,
  ...deliveries,
  ...completions,
  ...milestones,
  ...settlements,
  ...handovers,
  ...reviews,
  ...portfolio,
  ...payouts,
  ...credits,
  ...events,
  ...bookings,
  ...availabilityCalls,
  ...moderation,
  ...appeals,
  ...attachments,
  ...files,
  ...notifications,
  ...push,
  ...publicCalls,
};

calls satisfies Record<CallName, Call>;

export type Calls = typeof calls;

/** Returns the call table of a campus: `calls` with its own hives. Call `registerHives` first. */
export function callsFor(campus: Pick<Campus, 'hives'>): Calls {
  const own = hiveNamesOf(campus).filter((name) => !isHive(name));
  if (own.length === 0) return calls;
  return { ...calls, ...hiveCalls(own), ...searchCalls(own), ...moderationCalls(own) };
}

/** Type of a call's input before parsing. */
export type InputOf<N extends CallName> = z.input<Calls[N]['input']>;
/** Type of a call's input after parsing. */
export type ParsedInputOf<N extends CallName> = z.output<Calls[N]['input']>;
/** Names of the calls that return a file. */
export type DownloadName = {
  [N in CallName]: Calls[N] extends { download: true } ? N : never;
}[CallName];
/** Type of `data` in a call's response. Undefined without any. */
export type DataOf<N extends CallName> = Calls[N] extends { output: infer O extends z.ZodMiniType }
  ? z.output<O>
  : undefined;
