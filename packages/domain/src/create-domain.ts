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
import { createGroupsModule } from './talk/groups/groups.js';
import { createHivesModule } from './catalogue/hives/hives.js';
import { notifyWatchers } from './catalogue/hives/watching.js';
import { createHomeModule } from './reach/home/home.js';
import { createLettersModule } from './reach/letters/letters.js';
import { createMessagesModule } from './talk/messages/messages.js';
import { createModerationModule } from './trust/moderation/moderation.js';
import { createNotificationsModule } from './base/notifications/notifications.js';
import { createLessonsModule } from './deals/lessons/lessons.js';
import { createMeetupsModule } from './deals/meetups/meetups.js';
import { createPartnersModule } from './reach/partners/partners.js';
import { createPortfolioModule } from './catalogue/portfolio/portfolio.js';
import { createMilestonesModule } from './deals/milestones/milestones.js';
import { createPromoCodesModule } from './deals/promo-codes/promo-codes.js';
import { createPaymentsModule } from './deals/payments/payments.js';
import { createPushModule } from './base/push/push.js';
import { createReviewsModule } from './deals/reviews/reviews.js';
import { createPayoutsModule } from './deals/payouts/payouts.js';
import { createSavedSearchesModule } from './catalogue/saved-searches/saved-searches.js';
import { createSeriesModule } from './deals/series/series.js';
import { createServicesModule } from './catalogue/services/services.js';
import { createScamShieldModule } from './trust/scam-shield/scam-shield.js';
import { createSearchModule } from './catalogue/search/search.js';
import { createUniversitiesModule } from './base/universities/universities.js';
import { createUploadsModule } from './base/uploads/uploads.js';
import { createWantedModule } from './catalogue/wanted/wanted.js';
import { visiblePresence } from './accounts/users/visible-presence.js';
import { createUsersModule } from './accounts/users/users.js';
import { createAttachmentsModule } from './base/attachments/attachments.js';
import { createContactModule } from './base/contact/contact.js';
import type { Db } from './platform/database/database.js';
import type { Platform } from './platform/platform.js';
import type { ProviderConnection } from './platform/paystack/provider.js';

export type Domain = ReturnType<typeof createDomain>;

/** Composes the domain modules with their external dependencies: for the server, and for the simulator. */
export function createDomain(platform: Platform, provider: ProviderConnection) {
  const { db } = platform;
  const notifications = createNotificationsModule(platform);
  const push = createPushModule(platform, { sender: platform.push });
  createDigestModule(platform);
  const letters = createLettersModule(platform);
  const auth = createAuthModule(platform, {
    disconnect: platform.pages.disconnectSession,
    notify: notifications.notify,
  });
  const universities = createUniversitiesModule(platform);
  const uploads = createUploadsModule(platform);
  const attachOne =
    (purpose: UploadPurpose, field: string) =>
    async (tx: Db, ownerId: string, uploadId: string): Promise<Photo> => {
      const [photo] = await uploads.attach(tx, ownerId, [uploadId], [purpose], field);
      if (photo === undefined) throw new Error('One reference is one photo');
      return photo;
    };
  const users = createUsersModule(platform, {
    attachAvatar: attachOne('avatar', 'avatarId'),
    presenceChanged: (userId) => messages.publishPresence(userId),
    notify: notifications.notify,
    openOrders: (...pair) => payments.blocking.openOrders(...pair),
    requireCancellable: (...pair) => payments.blocking.requireCancellable(...pair),
    cancelOpenOrders: (...pair) => payments.blocking.cancelOpenOrders(...pair),
  });
  const { notify } = notifications;
  const scamShield = createScamShieldModule(platform);
  const warningOf = (text: string) => scamShield.warningOf(text);
  const events = createEventsModule(platform, {
    notify,
    notifyAll: notifications.notifyAll,
    warningOf,
    requireVisible: users.requireVisible,
  });
  const files = createFilesModule(platform);
  const attachments = createAttachmentsModule(platform);
  const { attach, detach } = uploads;
  const attachFile = files.attach;
  const hives = createHivesModule(platform, { attach, detach, notify, events, attachFile });
  notifyWatchers(platform);
  const applications = createApplicationsModule(platform, { notify });
  const offers = createOffersModule(platform, { notify, presence: platform.presence });
  const favorites = createFavoritesModule(platform, { findListing: hives.find, notify });
  const dashboard = createDashboardModule(platform, {
    recent: notifications.calls['notifications.list'],
  });
  const attachPhoto = attachOne('message-photo', 'attachmentId');
  const groups = createGroupsModule(platform, {
    attachPhoto,
    attachFile: attachments.attach,
    dropPhotos: uploads.drop,
    dropFile: attachments.drop,
    warningOf,
    presence: platform.presence,
    notifyAll: notifications.notifyAll,
  });
  const search = createSearchModule(platform, { list: hives.list });
  const services = createServicesModule(platform, { list: hives.list });
  const savedSearches = createSavedSearchesModule(platform, { notify });
  const invitations = createInvitationsModule(platform, { notify, requireVisible: users.requireVisible });
  const follows = createFollowsModule(platform, { notify, requireVisible: users.requireVisible });
  const wanted = createWantedModule(platform, { notify, warningOf });
  const messages = createMessagesModule(platform, {
    warningOf,
    presence: visiblePresence(platform.presence, db),
    attachPhoto,
    attachFile: attachments.attach,
    dropPhotos: uploads.drop,
    dropFile: attachments.drop,
    groupAudience: groups.audience,
    unreadGroups: groups.unread,
  });
  const reviews = createReviewsModule(platform, { notify, requireVisible: users.requireVisible });
  const portfolio = createPortfolioModule(platform, {
    notify,
    attach,
    drop: uploads.drop,
    requireVisible: users.requireVisible,
  });
  const moderation = createModerationModule(platform, {
    notify,
    events,
    drop: uploads.drop,
    requireSuspended: (...proof) => auth.requireSuspended(...proof),
    disconnect: platform.pages.disconnectUser,
  });

  const payouts = createPayoutsModule(platform, {
    provider: provider.provider,
    notify,
    notifyAll: notifications.notifyAll,
  });
  const payments = createPaymentsModule(platform, {
    provider,
    notify,
    notifyAll: notifications.notifyAll,
    settleTransfer: payouts.settleTransfer,
    attachEvidence: (tx, ownerId, references) => attach(tx, ownerId, references, ['dispute-photo'], 'photos'),
    deliverFiles: attachments.deliver,
    attachDeliveryPhoto: attachOne('delivery-photo', 'photoId'),
    dropPhotos: uploads.drop,
  });
  const promoCodes = createPromoCodesModule(platform);
  const milestones = createMilestonesModule(platform, { notify });
  const availability = createAvailabilityModule(platform);
  const meetups = createMeetupsModule(platform, { notify, presence: platform.presence });
  const lessons = createLessonsModule(platform, { notify });
  const calendar = createCalendarModule(platform);
  const series = createSeriesModule(platform, { notify });
  const home = createHomeModule(platform, { ...hives.calls, ...universities.calls });
  const contact = createContactModule(platform);
  const partners = createPartnersModule(platform, {
    list: hives.list,
    notifyAll: notifications.notifyAll,
  });

  const account = createAccountModule(platform, {
    notify,
    eventRemoved: events.removed,
    requirePassword: auth.requirePassword,
    endSessions: auth.endSessions,
  });
  const handlers: Handlers = {
    ...account.calls,
    ...notifications.calls,
    ...push.calls,
    ...auth.calls,
    ...users.calls,
    ...universities.calls,
    ...uploads.calls,
    ...hives.calls,
    ...applications.calls,
    ...invitations.calls,
    ...offers.calls,
    ...favorites.calls,
    ...dashboard.calls,
    ...events.calls,
    ...promoCodes.calls,
    ...milestones.calls,
    ...search.calls,
    ...services.calls,
    ...savedSearches.calls,
    ...follows.calls,
    ...wanted.calls,
    ...files.calls,
    ...attachments.calls,
    ...messages.calls,
    ...groups.calls,
    ...payments.calls,
    ...availability.calls,
    ...meetups.calls,
    ...lessons.calls,
    ...calendar.calls,
    ...series.calls,
    ...reviews.calls,
    ...portfolio.calls,
    ...payouts.calls,
    ...home.calls,
    ...contact.calls,
    ...moderation.calls,
    ...partners.calls,
  };
  const served = [payments, events, calendar, files, attachments, uploads, partners];
  return {
    handlers,
    /** Documents beside the calls. */
    routes: served.flatMap((one) => one.routes),
    /** Pages behind links of mails. */
    choices: [...auth.choices, ...letters.choices],
    auth,
    files,
    messages,
    payments,
    scamShield,
    uploads,
  };
}
