/** Reports, moderation decisions and appeals, as data. */
import { DAY } from './limits.js';

/** Types of content that can be reported. `picture` is a picture of a student's work. */
export const REPORT_TARGETS = ['listing', 'user', 'message', 'wanted', 'picture'] as const;
/** A type of reported content. It decides which reasons (`reasonsFor`) and which decisions (`DECISIONS_FOR`) are possible. */
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** All reasons for a report. `reasonsFor` returns those of one target, and `needsDetails` those that need a text. */
export const REPORT_REASONS = [
  'copyright',
  'scam',
  'prohibited',
  'counterfeit',
  'wrong_information',
  'harassment',
  'hate',
  'sexual',
  'spam',
  'impersonation',
  'other',
] as const;
/** A reason for a report. `copyright` is a request to take material down. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Report reasons by type of target, in display order. */
const REASONS_FOR: Readonly<Record<ReportTarget, readonly ReportReason[]>> = {
  listing: ['scam', 'prohibited', 'counterfeit', 'wrong_information', 'sexual', 'hate', 'spam', 'other'],
  user: ['scam', 'impersonation', 'harassment', 'hate', 'sexual', 'spam', 'other'],
  message: ['scam', 'harassment', 'hate', 'sexual', 'spam', 'other'],
  wanted: ['scam', 'prohibited', 'sexual', 'hate', 'spam', 'other'],
  picture: ['copyright', 'wrong_information', 'sexual', 'hate', 'spam', 'other'],
};
/** Returns the reasons to report a target. Study material adds copyright. */
export const reasonsFor = (target: ReportTarget, hive?: string | null): readonly ReportReason[] =>
  target === 'listing' && hive === 'archive' ? ['copyright', ...REASONS_FOR.listing] : REASONS_FOR[target];
/** Returns whether a reason requires details: the problem, or the work and its owner. */
export const needsDetails = (reason: ReportReason): boolean => ['other', 'copyright'].includes(reason);
/** Maximum characters of the details of a report. */
export const MAX_REPORT_DETAILS = 1_000;
/** Maximum reports of a student in one day. */
export const REPORTS_A_DAY = 20;
/** Number of reporters that hides a listing or a wanted post until a moderator decides. */
export const REPORTS_TO_HIDE = 3;
/** A report that material is shared without its author's permission, which is a takedown request. */
export const isTakedownRequest = (reason: ReportReason): boolean => reason === 'copyright';
/** Number of takedown requests by different people that hides a file until a moderator decides. */
const TAKEDOWN_REQUESTS_TO_HIDE = 2;
/** Time for a moderator's decision before a single request hides the file, in ms. */
export const TAKEDOWN_ANSWER_TIME = DAY;
/** Returns whether the reports of an open case, each by another person, hide their target. */
export const hidesReported = (reasons: readonly ReportReason[]): boolean =>
  reasons.length >= REPORTS_TO_HIDE || reasons.filter(isTakedownRequest).length >= TAKEDOWN_REQUESTS_TO_HIDE;
/** Returns whether a request in an open case is older than the moderators' time limit. */
export const isUnanswered = (
  reports: readonly { readonly reason: ReportReason; readonly createdAt: Date }[],
  now: Date,
): boolean =>
  reports.some(
    ({ reason, createdAt }) =>
      isTakedownRequest(reason) && createdAt.getTime() + TAKEDOWN_ANSWER_TIME <= now.getTime(),
  );

/** All decisions about a report. `dismiss` takes no measure, and `suspend` concerns the account that is responsible. */
export const REPORT_DECISIONS = ['dismiss', 'hide', 'restore', 'delete', 'warn', 'suspend'] as const;
/** A moderator's decision about a report. `DECISIONS_FOR` lists those of each type of target. */
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Permitted decisions about each type of target. */
export const DECISIONS_FOR: Readonly<Record<ReportTarget, readonly ReportDecision[]>> = {
  listing: ['dismiss', 'hide', 'restore', 'delete', 'warn', 'suspend'],
  user: ['dismiss', 'warn', 'suspend'],
  message: ['dismiss', 'warn', 'suspend'],
  wanted: ['dismiss', 'delete', 'warn', 'suspend'],
  picture: ['dismiss', 'delete', 'warn', 'suspend'],
};
/** Maximum characters of the reason that a moderator or an admin gives for a decision. */
export const MAX_DECISION_NOTE = 500;

/** Maximum days that one `moderation.health` reports on. */
export const MAX_HEALTH_DAYS = 90;
/** Number of days that `moderation.health` reports on by default. */
export const HEALTH_DAYS = 28;

/** Filters of orders for admins: all, with held money, and finished. */
export const ORDER_FILTERS = ['all', 'held', 'over'] as const;
/** A filter of `moderation.orders`. `held` selects orders with held money, and `over` finished ones. */
export type OrderFilter = (typeof ORDER_FILTERS)[number];
/** Filters of listings for moderators. */
export const LISTING_FILTERS = ['all', 'hidden', 'deleted'] as const;
/** A filter of `moderation.listings`. Default: `all`. */
export type ListingFilter = (typeof LISTING_FILTERS)[number];

/** Features that admins can switch off in a hive during an incident: new listings, and new payments. */
export const HIVE_FEATURES = ['posting', 'paying'] as const;
/** A feature that can be switched off in a hive. While it is off, its calls fail with `hive_paused`. */
export type HiveFeature = (typeof HIVE_FEATURES)[number];

/** Moderators' actions on a listing without a report. */
export const LISTING_ACTIONS = ['hide', 'restore', 'delete'] as const;
/** A moderator's action on a listing, taken by `moderation.updateListing`. */
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/** Actions on a listing that its poster can appeal against, once. */
export const TAKEDOWNS = ['hide', 'delete'] as const;
/** A measure against a listing that its poster can appeal against. */
export type Takedown = (typeof TAKEDOWNS)[number];
/** Decisions that a student can appeal against, once: the removal of a listing, or the suspension of the account. */
export const APPEALABLE = [...TAKEDOWNS, 'suspend'] as const;
/** A decision that a student can appeal against: a measure against a listing, or a suspension. */
export type Appealable = (typeof APPEALABLE)[number];
/** Maximum characters of an appeal. */
export const MAX_APPEAL = 1_000;
/** Maximum appeals of a student in one day. */
export const APPEALS_A_DAY = 5;
/** Decisions of an appeal: the listing or account is restored, or the decision stands. */
export const APPEAL_DECISIONS = ['restore', 'uphold'] as const;
/** A moderator's decision about an appeal. */
export type AppealDecision = (typeof APPEAL_DECISIONS)[number];

/** Moderators' actions on an account. Only admins change roles. */
export const ACCOUNT_ACTIONS = ['warn', 'suspend', 'reinstate', 'remove_shelf_name', 'set_role'] as const;
/** A moderator's action on an account, taken by `moderation.updateUser`. */
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
