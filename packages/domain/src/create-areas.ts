import { createAccountModule } from './reach/account/account.js';
import { createApplicationsModule } from './deals/applications/applications.js';
import { createInvitationsModule } from './deals/applications/invitations.js';
import { createOffersModule } from './deals/offers/offers.js';
import { createAvailabilityModule } from './deals/availability/availability.js';
import { createCalendarModule } from './reach/calendar/calendar.js';
import { createDashboardModule } from './reach/dashboard/dashboard.js';
import { createFavoritesModule } from './catalogue/favorites/favorites.js';
import { createEventsModule } from './deals/events/events.js';
import { createFilesModule } from './catalogue/files/files.js';
import { createFollowsModule } from './accounts/follows/follows.js';
import { createHivesModule } from './catalogue/hives/hives.js';
import { notifyWatchers } from './catalogue/hives/views/watching.js';
import { createImportsModule } from './catalogue/imports/imports.js';
import { createHomeModule } from './reach/home/home.js';
import { createThreadsModule } from './talk/threads/threads.js';
import { createModerationModule } from './trust/moderation/moderation.js';
import { createLessonsModule } from './deals/lessons/lessons.js';
import { createMeetupsModule } from './deals/meetups/meetups.js';
import { createPartnersModule } from './reach/partners/partners.js';
import { createPortfolioModule } from './catalogue/portfolio/portfolio.js';
import { createMilestonesModule } from './deals/milestones/milestones.js';
import { createProfileListingsModule } from './catalogue/profile-listings/profile-listings.js';
import { createPromoCodesModule } from './deals/promo-codes/promo-codes.js';
import { createPaymentsModule } from './deals/payments/payments.js';
import { createReviewsModule } from './deals/reviews/reviews.js';
import { createPayoutsModule } from './deals/payouts/payouts.js';
import { createSavedSearchesModule } from './catalogue/saved-searches/saved-searches.js';
import { createSafeDealsModule } from './deals/safe-deals/safe-deals.js';
import { createSeriesModule } from './deals/series/series.js';
import { createStallsModule } from './catalogue/stalls/stalls.js';
import { createStallOrdersModule } from './deals/stall-orders/stall-orders.js';
import { createServicesModule } from './catalogue/services/services.js';
import { createSearchModule } from './catalogue/search/search.js';
import { createWantedModule } from './catalogue/wanted/wanted.js';
import { visiblePresence } from './accounts/users/visible-presence.js';
import type { UsersModule } from './accounts/users/users.js';
import { createContactModule } from './base/contact/contact.js';
import type { Platform } from './platform/platform.js';
import type { ProviderConnection } from './platform/paystack/provider.js';
import type { Foundations } from './create-foundations.js';

/** The modules of listings and events. */
export type Catalogue = ReturnType<typeof createCatalogue>;
/** The modules of conversations. */
export type Talk = ReturnType<typeof createTalk>;
/** The modules of offers, orders and payouts. */
export type Deals = ReturnType<typeof createDeals>;
/** The modules of trust and reach. */
export type UpperAreas = ReturnType<typeof createUpperAreas>;

/** Listings and what students find and keep. Events are here: a listing that is one asks them for its seats. */
export function createCatalogue(
  platform: Platform,
  { notify, notifyAll, warningOf, uploads: { attach, detach, drop } }: Foundations,
  { requireVisible }: UsersModule,
) {
  const events = createEventsModule(platform, { notify, notifyAll, warningOf, requireVisible });
  const files = createFilesModule(platform);
  const hives = createHivesModule(platform, { attach, detach, notify, events, attachFile: files.attach });
  notifyWatchers(platform);
  return {
    events,
    files,
    hives,
    imports: createImportsModule(platform, { post: hives.post }),
    profileListings: createProfileListingsModule(platform, { requireVisible }),
    favorites: createFavoritesModule(platform, { findListing: hives.find, notify }),
    search: createSearchModule(platform, { list: hives.list }),
    services: createServicesModule(platform, { list: hives.list }),
    savedSearches: createSavedSearchesModule(platform, { notify }),
    follows: createFollowsModule(platform, { requireVisible }),
    wanted: createWantedModule(platform, { notify, warningOf }),
    stalls: createStallsModule(platform, { attach, detach }),
    portfolio: createPortfolioModule(platform, { notify, attach, drop, requireVisible }),
  };
}

/** Creates the modules of conversations. */
export function createTalk(
  platform: Platform,
  { attachOne, attachments, uploads, warningOf, notifyAll }: Foundations,
) {
  return {
    threads: createThreadsModule(platform, {
      warningOf,
      presence: visiblePresence(platform.presence, platform.db),
      attachPhoto: attachOne('message-photo', 'attachmentId'),
      attachFile: attachments.attach,
      dropPhotos: uploads.drop,
      dropFile: attachments.drop,
      notifyAll,
    }),
  };
}

interface DealsDeps extends Pick<
  Foundations,
  'notify' | 'notifyAll' | 'uploads' | 'attachments' | 'attachOne' | 'warningOf'
> {
  readonly hives: Catalogue['hives'];
  readonly users: UsersModule;
  readonly provider: ProviderConnection;
}

/** Creates the modules of offers, orders and payouts. */
export function createDeals(
  platform: Platform,
  { notify, notifyAll, uploads, attachments, attachOne, warningOf, hives, users, provider }: DealsDeps,
) {
  const { requireVisible } = users;
  const { presence } = platform;
  const payouts = createPayoutsModule(platform, { provider: provider.provider, notify, notifyAll });
  const payments = createPaymentsModule(platform, {
    provider,
    notify,
    notifyAll,
    settleTransfer: payouts.settleTransfer,
    attachEvidence: (tx, ownerId, references) =>
      uploads.attach(tx, ownerId, references, ['dispute-photo'], 'photos'),
    deliverFiles: attachments.deliver,
    attachDeliveryPhoto: attachOne('delivery-photo', 'photoId'),
    dropPhotos: uploads.drop,
  });
  return {
    applications: createApplicationsModule(platform, { notify, describeListing: hives.describe }),
    invitations: createInvitationsModule(platform, { notify, requireVisible }),
    offers: createOffersModule(platform, { notify, presence }),
    reviews: createReviewsModule(platform, { notify, requireVisible }),
    payouts,
    payments,
    stallOrders: createStallOrdersModule(platform, { notify, cancelPayment: payments.cancelPayment }),
    safeDeals: createSafeDealsModule(platform, { attach: uploads.attach, warningOf }),
    promoCodes: createPromoCodesModule(platform),
    milestones: createMilestonesModule(platform, { notify }),
    availability: createAvailabilityModule(platform),
    meetups: createMeetupsModule(platform, { notify, presence }),
    lessons: createLessonsModule(platform, { notify }),
    series: createSeriesModule(platform, { notify }),
  };
}

type UpperDeps = Pick<
  Foundations,
  'notify' | 'notifyAll' | 'notifications' | 'auth' | 'uploads' | 'universities' | 'scamShield'
> &
  Pick<Catalogue, 'events' | 'hives'>;

/** Creates the modules of trust and reach. */
export function createUpperAreas(
  platform: Platform,
  { notify, notifyAll, notifications, auth, uploads, universities, scamShield, events, hives }: UpperDeps,
) {
  return {
    moderation: createModerationModule(platform, {
      notify,
      events,
      drop: uploads.drop,
      requireSuspended: (...proof) => auth.requireSuspended(...proof),
      verdictOf: (text) => scamShield.verdictOf(text),
      disconnect: (userId) => platform.pages.disconnectUser(userId),
    }),
    dashboard: createDashboardModule(platform, {
      recent: notifications.calls['notifications.list'],
      previousVisit: (viewer) => auth.previousVisit(viewer),
    }),
    calendar: createCalendarModule(platform),
    home: createHomeModule(platform, { ...hives.calls, ...universities.calls }),
    contact: createContactModule(platform),
    partners: createPartnersModule(platform, { list: hives.list, notifyAll }),
    account: createAccountModule(platform, {
      notify,
      requirePassword: auth.requirePassword,
      endSessions: auth.endSessions,
    }),
  };
}
