import type { Handlers } from './calls/handlers.js';
import type { UsersModule } from './accounts/users/users.js';
import { connectAreas } from './connect-areas.js';
import type { Platform } from './platform/platform.js';
import type { ProviderConnection } from './platform/paystack/provider.js';
import { createFoundations, createUsers, type Foundations } from './create-foundations.js';
import {
  createCatalogue,
  createTalk,
  createDeals,
  createUpperAreas,
  type Catalogue,
  type Talk,
  type Deals,
  type UpperAreas,
} from './create-areas.js';

export type Domain = ReturnType<typeof createDomain>;

/** Composes the domain modules with their external dependencies: for the server, and for the simulator. */
export function createDomain(platform: Platform, provider: ProviderConnection) {
  connectAreas();
  const foundations = createFoundations(platform);
  const users = createUsers(platform, foundations, {
    publishPresence: (userId) => talk.threads.publishPresence(userId),
    blocking: () => deals.payments.blocking,
  });
  const catalogue = createCatalogue(platform, foundations, users);
  const talk = createTalk(platform, foundations);
  const deals = createDeals(platform, { ...foundations, ...catalogue, provider, users });
  const upper = createUpperAreas(platform, { ...foundations, ...catalogue });
  const { auth, letters, uploads, attachments, scamShield, sms } = foundations;
  const { files, events } = catalogue;
  const { payments } = deals;
  const served = [payments, events, upper.calendar, files, attachments, uploads, upper.partners, sms];
  return {
    handlers: handlersOf({ ...foundations, users, ...catalogue, ...talk, ...deals, ...upper }),
    /** Documents beside the calls. */
    routes: served.flatMap((one) => one.routes),
    /** Pages behind links of mails. */
    choices: [...auth.choices, ...letters.choices],
    auth,
    files,
    threads: talk.threads,
    payments,
    scamShield,
    uploads,
  };
}

type Modules = Foundations & { readonly users: UsersModule } & Catalogue & Talk & Deals & UpperAreas;

const handlersOf = (modules: Modules): Handlers => ({
  ...modules.account.calls,
  ...modules.notifications.calls,
  ...modules.push.calls,
  ...modules.sms.calls,
  ...modules.auth.calls,
  ...modules.waitingList.calls,
  ...modules.users.calls,
  ...modules.universities.calls,
  ...modules.uploads.calls,
  ...modules.hives.calls,
  ...modules.imports.calls,
  ...modules.profileListings.calls,
  ...modules.applications.calls,
  ...modules.invitations.calls,
  ...modules.offers.calls,
  ...modules.favorites.calls,
  ...modules.dashboard.calls,
  ...modules.events.calls,
  ...modules.promoCodes.calls,
  ...modules.milestones.calls,
  ...modules.search.calls,
  ...modules.services.calls,
  ...modules.savedSearches.calls,
  ...modules.follows.calls,
  ...modules.wanted.calls,
  ...modules.stalls.calls,
  ...modules.stallOrders.calls,
  ...modules.safeDeals.calls,
  ...modules.files.calls,
  ...modules.attachments.calls,
  ...modules.threads.calls,
  ...modules.payments.calls,
  ...modules.availability.calls,
  ...modules.meetups.calls,
  ...modules.lessons.calls,
  ...modules.calendar.calls,
  ...modules.series.calls,
  ...modules.reviews.calls,
  ...modules.portfolio.calls,
  ...modules.payouts.calls,
  ...modules.home.calls,
  ...modules.contact.calls,
  ...modules.moderation.calls,
  ...modules.partners.calls,
});
