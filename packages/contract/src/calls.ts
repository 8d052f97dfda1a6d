import type * as z from 'zod/mini';
import { appeals } from './calls/trust/appeals.js';
import { applications } from './calls/deals/applications.js';
import { auth } from './calls/accounts/auth.js';
import { dashboardCalls } from './calls/reach/dashboard.js';
import { favorites } from './calls/catalogue/favorites.js';
import { availabilityCalls } from './calls/deals/availability.js';
import { calendarCalls } from './calls/reach/calendar.js';
import { bookings } from './calls/deals/bookings.js';
import { events } from './calls/deals/events.js';
import { claims } from './calls/catalogue/claims.js';
import { chargebacks } from './calls/deals/chargebacks.js';
import { ledger } from './calls/deals/ledger.js';
import { credits } from './calls/deals/credits.js';
import { completions } from './calls/deals/completions.js';
import { milestones } from './calls/deals/milestones.js';
import { deliveries } from './calls/deals/deliveries.js';
import { disputes } from './calls/deals/disputes.js';
import { attachments } from './calls/base/attachments.js';
import { files } from './calls/catalogue/files.js';
import { groups } from './calls/talk/groups.js';
import { hiveCalls, hives } from './calls/catalogue/hives.js';
import { invitations } from './calls/deals/invitations.js';
import { meetups } from './calls/deals/meetups.js';
import { settlements } from './calls/deals/settlements.js';
import { handovers } from './calls/deals/handovers.js';
import { messages } from './calls/talk/messages.js';
import { moderation, moderationCalls } from './calls/trust/moderation.js';
import { offers } from './calls/deals/offers.js';
import { notifications } from './calls/base/notifications.js';
import { passkeys } from './calls/accounts/passkeys.js';
import { partners } from './calls/reach/partners.js';
import { payments } from './calls/deals/payments.js';
import { portfolio } from './calls/catalogue/portfolio.js';
import { promoCodes } from './calls/deals/promo-codes.js';
import { push } from './calls/base/push.js';
import { sms } from './calls/base/sms.js';
import { publicCalls } from './calls/reach/public.js';
import { reviews } from './calls/deals/reviews.js';
import { payouts } from './calls/deals/payouts.js';
import { search, searchCalls } from './calls/catalogue/search.js';
import { safeDeals } from './calls/deals/safe-deals.js';
import { seriesCalls } from './calls/deals/series.js';
import { services } from './calls/catalogue/services.js';
import { stallOrders } from './calls/deals/stall-orders.js';
import { stalls } from './calls/catalogue/stalls.js';
import { threads } from './calls/talk/threads.js';
import { uploads } from './calls/base/uploads.js';
import { users } from './calls/accounts/users.js';
import { waitingList } from './calls/accounts/waiting-list.js';
import { wantedCalls } from './calls/catalogue/wanted.js';
import type { Call } from './call.js';
import { hiveNamesOf, type Campus } from './campus/campus.js';
import { isHive } from './catalogue/hives.js';
import type { CallName } from './routes.js';

type BaseCalls = typeof uploads & typeof attachments & typeof notifications & typeof push & typeof sms;
type AccountsCalls = typeof auth & typeof passkeys & typeof users & typeof waitingList;
type CatalogueCalls = typeof hives &
  typeof favorites &
  typeof search &
  typeof services &
  typeof wantedCalls &
  typeof stalls &
  typeof claims &
  typeof portfolio &
  typeof files;
type DealsCalls = typeof applications &
  typeof invitations &
  typeof stallOrders &
  typeof safeDeals &
  typeof offers &
  typeof payments &
  typeof disputes &
  typeof promoCodes &
  typeof seriesCalls &
  typeof chargebacks &
  typeof ledger &
  typeof meetups &
  typeof deliveries &
  typeof completions &
  typeof milestones &
  typeof settlements &
  typeof handovers &
  typeof reviews &
  typeof payouts &
  typeof credits &
  typeof events &
  typeof bookings &
  typeof availabilityCalls;
type TalkCalls = typeof threads & typeof messages & typeof groups;
type TrustCalls = typeof moderation & typeof appeals;
type ReachCalls = typeof calendarCalls & typeof dashboardCalls & typeof partners & typeof publicCalls;

/** The call table as a type: every call by its name, with its input, its output and its error codes. */
export interface Calls
  extends BaseCalls, AccountsCalls, CatalogueCalls, DealsCalls, TalkCalls, TrustCalls, ReachCalls {}

/** The call table: every call of the API. `routes.ts` holds the paths of the same names. */
export const calls: Calls = {
  ...auth,
  ...passkeys,
  ...users,
  ...waitingList,
  ...calendarCalls,
  ...hives,
  ...applications,
  ...invitations,
  ...favorites,
  ...dashboardCalls,
  ...search,
  ...services,
  ...wantedCalls,
  ...stalls,
  ...claims,
  ...stallOrders,
  ...safeDeals,
  ...uploads,
  ...threads,
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
  ...sms,
  ...publicCalls,
};

calls satisfies Record<CallName, Call>;

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
/** The `about` of a call's answer, which describes `data` as a whole. */
export type AboutOf<N extends CallName> = Calls[N] extends { about: infer A extends z.ZodMiniType }
  ? z.output<A>
  : undefined;
