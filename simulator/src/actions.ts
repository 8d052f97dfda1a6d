import type { Action, Draw } from './actions/action.js';
import { blockWithHeldMoney } from './actions/blocking.js';
import { buyBundle } from './actions/bundles.js';
import { answerChargeback, decideChargeback, raiseChargeback } from './actions/chargebacks.js';
import { complain, decideComplaint } from './actions/complaints.js';
import { giveOrTakeBack } from './actions/credits.js';
import { runErrand } from './actions/errands.js';
import { buyWithPromoCode, helpAtTheDoor, letIn, makePromoCode, nameHelper } from './actions/evenings.js';
import { workOnGig } from './actions/gigs.js';
import { moveLesson, offerHours } from './actions/lessons.js';
import { workOnImport } from './actions/imports.js';
import { workOnLink } from './actions/links.js';
import { meet } from './actions/meetups.js';
import { bargain } from './actions/offers.js';
import { buy, cancel, handOver, openDoor, pay, verify } from './actions/orders.js';
import { cancelEvent, moveEvent, scanEarly } from './actions/organisers.js';
import { holdTransfer, refuseTransfers, workOnDelayed } from './actions/payouts.js';
import { requestMoney, hear, moveMoney } from './actions/provider.js';
import { loseRefundAnswer } from './actions/refunds.js';
import type { Scene } from './actions/scene.js';
import {
  beginLesson,
  endSeries,
  payLesson,
  skipLesson,
  startSeries,
  tick,
  requestReservedTime,
} from './actions/series.js';
import { settle } from './actions/settlements.js';
import { pressSwitch, refundByAdmin } from './actions/staff.js';
import { say } from './actions/talk.js';
import { handOverOffline } from './actions/vouchers.js';
import { divideGig } from './actions/milestones.js';
import { leaveUndelivered } from './actions/undelivered.js';
import { work } from './actions/work.js';
import type { Chance } from './chance.js';
import type { World } from './world.js';

const DRAWS: readonly (readonly [number, Draw])[] = [
  [14, buy],
  [14, pay],
  [5, verify],
  [5, cancel],
  [9, handOver],
  [2, openDoor],
  [4, complain],
  [3, decideComplaint],
  [4, raiseChargeback],
  [3, decideChargeback],
  [2, answerChargeback],
  [5, moveMoney],
  [10, hear],
  [4, requestMoney],
  [8, say],
  [16, work],
];

/** Negotiations between the two sides of a deal. They draw from their own generator, so other actions are as frequent as without them. */
const DEALS: readonly (readonly [number, Draw])[] = [
  [4, bargain],
  [3, meet],
  [3, settle],
];
const DEAL_SHARE = 0.5;

/** Ways in which money leaves an order, besides the code at the counter. With their own generator. */
const HANDOVERS: readonly (readonly [number, Draw])[] = [
  [4, handOverOffline],
  [4, runErrand],
  [3, loseRefundAnswer],
];
const HANDOVER_SHARE = 0.5;

/** Tutors' hours, and lessons that move to another time. With their own generator. */
const LESSONS: readonly (readonly [number, Draw])[] = [
  [1, offerHours],
  [2, moveLesson],
];
const LESSON_SHARE = 0.3;

/** Weekly lessons, reserved for a student and wanted by others. With their own generator. */
const SERIES: readonly (readonly [number, Draw])[] = [
  [4, startSeries],
  [5, beginLesson],
  [6, payLesson],
  [4, requestReservedTime],
  [1, skipLesson],
  [0.5, endSeries],
  [3, tick],
  [2, moveLesson],
];
const SERIES_SHARE = 0.7;

/** Actions of the two sides of paid work. With their own generator. */
const GIGS: readonly (readonly [number, Draw])[] = [
  [3, workOnGig],
  [1, leaveUndelivered],
];
const GIG_SHARE = 0.2;

/** Events besides ticket sales and the organiser's door: promo codes and offline admissions. With their own generator. */
const EVENINGS: readonly (readonly [number, Draw])[] = [
  [1, makePromoCode],
  [3, buyWithPromoCode],
  [2, letIn],
];
const EVENING_SHARE = 0.3;

/** Students who help at the door of an event. With their own generator. */
const HELPERS: readonly (readonly [number, Draw])[] = [
  [1, nameHelper],
  [2, helpAtTheDoor],
];
const HELPER_SHARE = 0.2;

/** Actions of an organiser after tickets were sold. With their own generator. */
const ORGANISERS: readonly (readonly [number, Draw])[] = [
  [2, scanEarly],
  [2, moveEvent],
  [1, cancelEvent],
];
const ORGANISER_SHARE = 0.2;

/** Orders of several items of one seller. With their own generator. */
const BUNDLES: readonly (readonly [number, Draw])[] = [[1, buyBundle]];
const BUNDLE_SHARE = 0.3;

/** Milestones into which the two sides divide a gig. With their own generator. */
const MILESTONES: readonly (readonly [number, Draw])[] = [[1, divideGig]];
const MILESTONE_SHARE = 0.2;

/** Credits that admins give students. With their own generator. */
const CREDITS: readonly (readonly [number, Draw])[] = [[1, giveOrTakeBack]];
const CREDIT_SHARE = 0.2;

/** Rare actions from the admin console. With their own generator. */
const STAFF: readonly (readonly [number, Draw])[] = [
  [1, refundByAdmin],
  [2, pressSwitch],
];
const STAFF_SHARE = 0.06;

/** Delayed transfers and the operator's work on them. With their own generator. */
const PAYOUTS: readonly (readonly [number, Draw])[] = [
  [2, refuseTransfers],
  [2, holdTransfer],
  [4, workOnDelayed],
];
const PAYOUT_SHARE = 0.3;

/** Blocks between the two sides of an order with held money. With their own generator. */
const BLOCKS: readonly (readonly [number, Draw])[] = [[1, blockWithHeldMoney]];
const BLOCK_SHARE = 0.25;

/** Safe-deal links. With their own generator. */
const LINKS: readonly (readonly [number, Draw])[] = [[1, workOnLink]];
const LINK_SHARE = 0.3;

/** Listings that the operator imports, and the links of their sellers. With their own generator. */
const IMPORTS: readonly (readonly [number, Draw])[] = [[1, workOnImport]];
const IMPORT_SHARE = 0.3;

const BESIDE = [
  ['deal', DEAL_SHARE, DEALS],
  ['handover', HANDOVER_SHARE, HANDOVERS],
  ['lesson', LESSON_SHARE, LESSONS],
  ['series', SERIES_SHARE, SERIES],
  ['gig', GIG_SHARE, GIGS],
  ['evening', EVENING_SHARE, EVENINGS],
  ['gate', HELPER_SHARE, HELPERS],
  ['organiser', ORGANISER_SHARE, ORGANISERS],
  ['bundle', BUNDLE_SHARE, BUNDLES],
  ['milestone', MILESTONE_SHARE, MILESTONES],
  ['credit', CREDIT_SHARE, CREDITS],
  ['staff', STAFF_SHARE, STAFF],
  ['payout', PAYOUT_SHARE, PAYOUTS],
  ['block', BLOCK_SHARE, BLOCKS],
  ['link', LINK_SHARE, LINKS],
  ['import', IMPORT_SHARE, IMPORTS],
] as const;

/** Includes half of these groups in a run: a run with all of them covers each only superficially, and takes longer. */
const isPart = (world: World, name: string): boolean => world.chance.of(`part ${name}`).happens(0.5);

/** Draws the next actions: one to three concurrent ones, and often an extra one of each group. */
export function drawActions(world: World, scene: Scene, chance: Chance): readonly Action[] {
  const count = 1 + chance.below(3);
  const drawn: Action[] = [];
  // In 40 % of the steps, all actions concern the same order.
  const order = chance.happens(0.4) ? chance.pick(scene.orders) : undefined;
  if (order !== undefined) {
    const listings = scene.listings.filter(({ id }) => id === order.listing_id);
    const meetups = scene.meetups.filter(({ order_id }) => order_id === order.id);
    scene = { ...scene, orders: [order], listings, meetups };
  }
  for (let tries = 0; drawn.length < count && tries < 12; tries += 1) {
    const action = chance.weighted(DRAWS)?.(world, scene, chance);
    if (action === undefined) continue;
    if (action.alone === true) return [action];
    drawn.push(action);
  }
  for (const [name, share, draws] of BESIDE) {
    const own = chance.of(name);
    const action =
      isPart(world, name) && own.happens(share) ? own.weighted(draws)?.(world, scene, own) : undefined;
    if (action !== undefined) drawn.push(action);
  }
  return drawn;
}
