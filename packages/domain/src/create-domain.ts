import type { Photo, UploadPurpose } from '@campushive/contract';
import type { Handlers } from './calls/handlers.js';
import { createAccountModule } from './reach/account/account.js';
import { createApplicationsModule } from './deals/applications/applications.js';
import { createInvitationsModule } from './deals/applications/invitations.js';
import { createOffersModule } from './deals/offers/offers.js';
import { createAvailabilityModule } from './deals/availability/availability.js';
import { createCalendarModule } from './reach/calendar/calendar.js';
import { createAuthModule } from './accounts/auth/auth.js';
import { createDashboardModule } from './reach/dashboard/dashboard.js';
import { createFavoritesModule } from './catalogue/favorites/favorites.js';
import { createEventsModule } from './deals/events/events.js';
import { createDigestModule } from './reach/digest/digest.js';
import { createFilesModule } from './catalogue/files/files.js';
import { createFollowsModule } from './accounts/follows/follows.js';
import { createHivesModule } from './catalogue/hives/hives.js';
import { notifyWatchers } from './catalogue/hives/views/watching.js';
import { createImportsModule } from './catalogue/imports/imports.js';
import { createHomeModule } from './reach/home/home.js';
import { createLettersModule } from './reach/letters/letters.js';
import { createThreadsModule } from './talk/threads/threads.js';
import { createModerationModule } from './trust/moderation/moderation.js';
import { createNotificationsModule } from './base/notifications/notifications.js';
import { createLessonsModule } from './deals/lessons/lessons.js';
import { createMeetupsModule } from './deals/meetups/meetups.js';
import { createPartnersModule } from './reach/partners/partners.js';
import { createPortfolioModule } from './catalogue/portfolio/portfolio.js';
import { createMilestonesModule } from './deals/milestones/milestones.js';
import { createProfileListingsModule } from './catalogue/profile-listings/profile-listings.js';
import { createPromoCodesModule } from './deals/promo-codes/promo-codes.js';
import { createPaymentsModule } from './deals/payments/payments.js';
import { createPushModule } from './base/push/push.js';
import { createSmsModule } from './base/sms/sms.js';
import { createReviewsModule } from './deals/reviews/reviews.js';
import { createPayoutsModule } from './deals/payouts/payouts.js';
import { createSavedSearchesModule } from './catalogue/saved-searches/saved-searches.js';
import { createSafeDealsModule } from './deals/safe-deals/safe-deals.js';
import { createSeriesModule } from './deals/series/series.js';
import { createStallsModule } from './catalogue/stalls/stalls.js';
import { createStallOrdersModule } from './deals/stall-orders/stall-orders.js';
import { orderInTexts } from './deals/orders/order-in-texts.js';
import { createServicesModule } from './catalogue/services/services.js';
import { createScamShieldModule } from './trust/scam-shield/scam-shield.js';
import { createSearchModule } from './catalogue/search/search.js';
import { createUniversitiesModule } from './base/universities/universities.js';
import { createUploadsModule } from './base/uploads/uploads.js';
import { createWaitingListModule } from './accounts/waiting-list/waiting-list.js';
import { createWantedModule } from './catalogue/wanted/wanted.js';
import { visiblePresence } from './accounts/users/visible-presence.js';
import type { BlockingDeps } from './accounts/users/blocking.js';
import { createUsersModule, type UsersModule } from './accounts/users/users.js';
import { createAttachmentsModule } from './base/attachments/attachments.js';
import { createContactModule } from './base/contact/contact.js';
import { connectAreas } from './connect-areas.js';
import type { Db } from './platform/database/database.js';
import type { Platform } from './platform/platform.js';
import type { ProviderConnection } from './platform/paystack/provider.js';

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

type Foundations = ReturnType<typeof createFoundations>;
type Catalogue = ReturnType<typeof createCatalogue>;
type Talk = ReturnType<typeof createTalk>;
type Deals = ReturnType<typeof createDeals>;
type UpperAreas = ReturnType<typeof createUpperAreas>;

/** Modules that nearly all others use. */
function createFoundations(platform: Platform) {
  const notifications = createNotificationsModule(platform);
  const { notify, notifyAll } = notifications;
  const push = createPushModule(platform, { sender: platform.push });
  const sms = createSmsModule(platform, { orderOf: orderInTexts });
  createDigestModule(platform);
  const letters = createLettersModule(platform);
  const auth = createAuthModule(platform, {
    disconnect: (sessionId) => platform.pages.disconnectSession(sessionId),
    notify,
    sendRecoveryCode: (...to) => sms.sendRecoveryCode(...to),
  });
  const uploads = createUploadsModule(platform);
  const scamShield = createScamShieldModule(platform);
  return {
    notifications,
    notify,
    notifyAll,
    push,
    sms,
    letters,
    auth,
    waitingList: createWaitingListModule(platform),
    universities: createUniversitiesModule(platform),
    uploads,
    attachments: createAttachmentsModule(platform),
    scamShield,
    warningOf: (text: string) => scamShield.warningOf(text),
    /** Returns a function that attaches one upload of a purpose. */
    attachOne:
      (purpose: UploadPurpose, field: string) =>
      async (tx: Db, ownerId: string, uploadId: string): Promise<Photo> => {
        const [photo] = await uploads.attach(tx, ownerId, [uploadId], [purpose], field);
        if (photo === undefined) throw new Error('One reference is one photo');
        return photo;
      },
  };
}

/** Creates the modules of accounts. `later`: functions of modules that are created afterwards. */
function createUsers(
  platform: Platform,
  { attachOne }: Foundations,
  later: {
    publishPresence(userId: string): Promise<void>;
    blocking(): BlockingDeps;
  },
): UsersModule {
  return createUsersModule(platform, {
    attachAvatar: attachOne('avatar', 'avatarId'),
    presenceChanged: (userId) => later.publishPresence(userId),
    onBlocked: (...block) => later.blocking().onBlocked(...block),
    onPauseEnded: (...pause) => later.blocking().onPauseEnded(...pause),
    openOrders: (...pair) => later.blocking().openOrders(...pair),
    requireCancellable: (...pair) => later.blocking().requireCancellable(...pair),
    cancelOpenOrders: (...pair) => later.blocking().cancelOpenOrders(...pair),
  });
}

/** Listings and what students find and keep. Events are here: a listing that is one asks them for its seats. */
function createCatalogue(
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

function createTalk(
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

function createDeals(
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
function createUpperAreas(
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
