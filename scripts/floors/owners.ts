import type { AREAS } from './areas.ts';

type Owner = (typeof AREAS)[number] | 'platform';

/** Tables of the database by the area that owns them. Only the owner writes a table; `platform` serves all areas. */
export const OWNERS: Readonly<Record<Owner, readonly string[]>> = {
  platform: [
    ...['attempts', 'idempotencyKeys', 'outbox', 'providerAnswers'],
    ...['sandboxDisputes', 'sandboxRecipients', 'sandboxRefunds', 'sandboxTransactions', 'sandboxTransfers'],
  ],
  base: [
    ...['attachments', 'auditEntries', 'contactMessages', 'feedback', 'hiveSwitches', 'launchedUniversities'],
    ...[
      'notifications',
      'pushSubscriptions',
      'recoveryCodes',
      'smsMessages',
      'smsNumbers',
      'unownedUploads',
      'uploads',
    ],
  ],
  accounts: [
    ...['ambassadors', 'ambassadorSignUps', 'blocks', 'follows', 'knownDevices'],
    ...['passkeyChallenges', 'passkeys', 'passwordResets'],
    ...['registrations', 'sessions', 'signInAlarms', 'stepUps', 'studentCodes', 'users', 'waitingStudents'],
  ],
  catalogue: [
    ...[
      'downloads',
      'favorites',
      'importClaims',
      'importDrafts',
      'importRuns',
      'listingPrices',
      'listings',
      'listingsVersion',
      'listingViewCounts',
    ],
    ...['listingViews', 'portfolioPictures', 'recentSearches', 'savedSearchAlerts', 'savedSearches'],
    ...['stallItems', 'stalls', 'studyFiles', 'wanted', 'wantedAnswers'],
  ],
  talk: ['conversations', 'messages', 'participations'],
  deals: [
    ...['applications', 'attendeeMessages', 'availabilities', 'bundleItems', 'chargebacks', 'charges'],
    ...['completions', 'credits', 'deliveries', 'disputes', 'doorHelpers', 'invitations', 'ledgerEntries'],
    ...['ledgerPostings', 'lessonSeries', 'liveSales', 'meetups', 'milestonePlans', 'offers', 'orders'],
    ...['paymentNumbers', 'payoutAccounts', 'payoutParts', 'payouts', 'promoCodes', 'reconciliationCases'],
    ...['reconciliations', 'refunds', 'reviews', 'stallLines', 'stallOrders', 'tickets'],
    'webhookEvents',
  ],
  trust: ['reportCases', 'reports', 'takedowns'],
  reach: ['calendarAddresses', 'partnerKeys', 'webhookDeliveries', 'webhooks'],
};
