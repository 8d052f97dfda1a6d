import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import {
  auditEntry,
  campusDay,
  foundListing,
  foundOrder,
  hiveSwitch,
  moderatedUser,
  reportCase,
  warningRates,
} from '../../entities/trust/moderation.js';
import { ROLES } from '../../entities/accounts/user.js';
import { hiveChoice } from '../../catalogue/hive-fields.js';
import { MAX_SEARCH } from '../../limits.js';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { id, optionalText, text, whenInput, wholeNumber } from '../../schema.js';
import {
  ACCOUNT_ACTIONS,
  HIVE_FEATURES,
  MAX_DECISION_NOTE,
  MAX_HEALTH_DAYS,
  LISTING_ACTIONS,
  LISTING_FILTERS,
  ORDER_FILTERS,
  REPORT_DECISIONS,
  MAX_REPORT_DETAILS,
  REPORT_REASONS,
  REPORT_TARGETS,
} from '../../moderation.js';
import { caseState, decided, page } from './queue.js';

/** Filters of `moderation.users`. `staff` selects moderators and admins. Default: `all`. */
const USER_FILTERS = ['all', 'suspended', 'staff'] as const;

const REPORT_CALLS = {
  'reports.create': defineCall({
    summary: 'Report content',
    who: 'member',
    creates: true,
    input: z.strictObject({
      targetType: z.enum(REPORT_TARGETS),
      targetId: id,
      reason: z.enum(REPORT_REASONS),
      /** Required for `other`, and for `copyright`, which applies to study material and pictures of work. */
      details: z.optional(optionalText(MAX_REPORT_DETAILS)),
    }),
    output: z.object({ id: z.string() }),
    errors: ['not_found', 'own_content', 'conflict', 'already_reported'],
  }),
  'moderation.reports': defineCall({
    summary: 'List reports',
    who: 'moderator',
    input: z.strictObject({
      state: caseState,
      targetType: z.optional(z.enum(REPORT_TARGETS)),
      ...page,
    }),
    output: z.array(reportCase),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'moderation.resolve': defineCall({
    summary: 'Decide a report',
    who: 'moderator',
    input: z.strictObject({
      ...decided(REPORT_DECISIONS),
      /** End of the suspension. Without it, the suspension has no end. */
      until: z.optional(z.nullable(whenInput)),
    }),
    output: reportCase,
    errors: ['forbidden', 'not_found', 'already_resolved', 'illegal_transition', 'payment_in_flight'],
  }),
};

const CONTENT_CALLS = {
  'moderation.updateListing': defineCall({
    summary: 'Hide, delete or restore a listing',
    who: 'moderator',
    input: z.strictObject({
      id,
      action: z.enum(LISTING_ACTIONS),
      /** The reason, which the poster can read. */
      reason: text(MAX_DECISION_NOTE),
    }),
    output: z.object({ id: z.string(), status: z.enum(LISTING_STATUSES) }),
    errors: ['forbidden', 'not_found', 'illegal_transition', 'payment_in_flight'],
  }),
  'moderation.listings': defineCall({
    summary: 'Search all listings',
    who: 'moderator',
    input: z.strictObject({
      q: z.optional(optionalText(MAX_SEARCH)),
      filter: z.optional(z.enum(LISTING_FILTERS)),
      ...page,
    }),
    output: z.array(foundListing),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'moderation.orders': defineCall({
    summary: 'Search orders',
    who: 'admin',
    input: z.strictObject({
      q: z.optional(optionalText(MAX_SEARCH)),
      filter: z.optional(z.enum(ORDER_FILTERS)),
      ...page,
    }),
    output: z.array(foundOrder),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'moderation.refund': defineCall({
    summary: 'Refund a held order',
    who: 'admin',
    input: z.strictObject({ id, reason: text(MAX_DECISION_NOTE) }),
    output: foundOrder,
    errors: ['forbidden', 'not_found', 'order_not_held', 'order_disputed', 'order_frozen'],
  }),
};

const switchCalls = (own: readonly string[]) => ({
  'moderation.switches': defineCall({
    summary: 'List switches',
    who: 'admin',
    input: z.strictObject({}),
    output: z.array(hiveSwitch),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'moderation.setSwitch': defineCall({
    summary: 'Set a switch',
    who: 'admin',
    input: z.strictObject({
      hive: hiveChoice(own),
      feature: z.enum(HIVE_FEATURES),
      on: z.boolean(),
      reason: text(MAX_DECISION_NOTE),
    }),
    output: hiveSwitch,
    errors: ['forbidden', 'not_found'],
  }),
});

const ACCOUNT_CALLS = {
  'moderation.users': defineCall({
    summary: 'Search accounts',
    who: 'moderator',
    input: z.strictObject({
      q: z.optional(optionalText(MAX_SEARCH)),
      filter: z.optional(z.enum(USER_FILTERS)),
      ...page,
    }),
    output: z.array(moderatedUser),
    answers: 'page',
    errors: ['forbidden'],
  }),
  'moderation.updateUser': defineCall({
    summary: 'Update an account',
    who: 'moderator',
    input: z.strictObject({
      id,
      action: z.enum(ACCOUNT_ACTIONS),
      reason: text(MAX_DECISION_NOTE),
      /** End of a suspension. Without it, the suspension has no end. */
      until: z.optional(z.nullable(whenInput)),
      /** For `set_role`. */
      role: z.optional(z.enum(ROLES)),
    }),
    output: moderatedUser,
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
};

const OVERVIEW_CALLS = {
  'moderation.warnings': defineCall({
    summary: 'Get scam warning rates',
    who: 'moderator',
    input: z.strictObject({}),
    output: warningRates,
    errors: ['forbidden'],
  }),
  'moderation.health': defineCall({
    summary: 'Get the health of the campus',
    who: 'admin',
    input: z.strictObject({ days: z.optional(wholeNumber(1, MAX_HEALTH_DAYS)) }),
    output: z.array(campusDay),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'moderation.audit': defineCall({
    summary: 'List the audit log',
    who: 'moderator',
    input: z.strictObject({
      /** Restricts the log to entries about this id. */
      about: z.optional(id),
      ...page,
    }),
    output: z.array(auditEntry),
    answers: 'page',
    errors: ['forbidden'],
  }),
};

/** Builds the calls of moderators and admins. `own` names the campus's own hives beside the built-in ones. Default: none. */
export const moderationCalls = (own: readonly string[] = []) => ({
  ...REPORT_CALLS,
  ...CONTENT_CALLS,
  ...switchCalls(own),
  ...ACCOUNT_CALLS,
  ...OVERVIEW_CALLS,
});

/** Calls of moderators and admins for a campus with the built-in hives only. `moderationCalls` builds those of other campuses. */
export const moderation = moderationCalls();
