import { afterAll, beforeAll } from 'vitest';
import { accountsSuite } from './accounts.js';
import { appealsSuite } from './appeals.js';
import { bundlesSuite } from './bundles.js';
import { chargebacksSuite } from './chargebacks.js';
import { completionsSuite } from './completions.js';
import { deliveriesSuite } from './deliveries.js';
import { dealLinesSuite } from './deal-lines.js';
import { ownActionsSuite } from './own-actions.js';
import { discoverSuite } from './discover.js';
import { ownAccountSuite } from './own-account.js';
import { doorSuite } from './door.js';
import { eventsSuite } from './events.js';
import { disputesSuite } from './disputes.js';
import { filesSuite } from './files.js';
import { lessonsSuite } from './lessons.js';
import { listingsSuite } from './listings.js';
import { ledgerSuite } from './ledger.js';
import { blocksSuite } from './blocks.js';
import { meetupsSuite } from './meetups.js';
import { movedLessonsSuite } from './moved-lessons.js';
import { servicePackagesSuite } from './service-packages.js';
import { settlementsSuite } from './settlements.js';
import { vouchersSuite } from './vouchers.js';
import { milestonesSuite } from './milestones.js';
import { moneySuite } from './money.js';
import { payoutsSuite } from './payouts.js';
import { offersSuite } from './offers.js';
import { notificationsSuite } from './notifications.js';
import { healthSuite } from './campus-health.js';
import { consoleSuite } from './console.js';
import { creditsSuite } from './credits.js';
import { partnersSuite } from './partners.js';
import { ownHiveSuite } from './own-hive.js';
import { passkeysSuite } from './passkeys.js';
import { portfolioSuite } from './portfolio.js';
import { promoCodesSuite } from './promo-codes.js';
import { publicSuite } from './public.js';
import { studentVerificationSuite } from './student-verification.js';
import { messagesSuite } from './messages.js';
import { talkSuite } from './talk.js';
import { seriesSuite } from './series.js';
import { trialLessonsSuite } from './trial-lessons.js';
import { moderationSuite } from './moderation.js';
import { reviewsSuite } from './reviews.js';
import { wantedSuite } from './wanted.js';
import { workSuite } from './work.js';
import type { World } from './world.js';

export { SUITE_CAMPUS, type World } from './world.js';

/** Suites of the contract, in parts of about the same duration on a real server. */
const PARTS = {
  students: [
    accountsSuite,
    ownAccountSuite,
    passkeysSuite,
    studentVerificationSuite,
    listingsSuite,
    ownHiveSuite,
    discoverSuite,
    talkSuite,
    messagesSuite,
    healthSuite,
    consoleSuite,
    partnersSuite,
    notificationsSuite,
    moderationSuite,
    reviewsSuite,
    appealsSuite,
    eventsSuite,
    doorSuite,
    lessonsSuite,
    publicSuite,
    filesSuite,
    wantedSuite,
    portfolioSuite,
  ],
  deals: [
    dealLinesSuite,
    ownActionsSuite,
    offersSuite,
    promoCodesSuite,
    moneySuite,
    bundlesSuite,
    workSuite,
    servicePackagesSuite,
    disputesSuite,
    chargebacksSuite,
    ledgerSuite,
    blocksSuite,
    meetupsSuite,
    settlementsSuite,
    vouchersSuite,
    deliveriesSuite,
    completionsSuite,
    milestonesSuite,
    payoutsSuite,
    creditsSuite,
    movedLessonsSuite,
    trialLessonsSuite,
    seriesSuite,
  ],
} as const;

/** Runs the contract tests, or one part of them, on any implementation of a campus. Call it in a separate vitest file. */
export function contractSuite(open: () => Promise<World>, part?: keyof typeof PARTS): void {
  let opened: World | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const world = (): World => {
    if (opened === undefined) throw new Error('The world is opened before the first test');
    return opened;
  };
  const suites = part === undefined ? Object.values(PARTS).flat() : PARTS[part];
  for (const suite of suites) suite(world);
}
