import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { majorUnits, instant } from '../../schema.js';
import { HIVE_FEATURES, REPORT_DECISIONS, REPORT_REASONS, REPORT_TARGETS } from '../../moderation.js';
import { attachment } from '../base/attachment.js';
import { refund } from '../deals/dispute.js';
import { portfolioPicture } from '../catalogue/portfolio.js';
import { photo } from '../base/upload.js';
import { person, ROLES } from '../accounts/user.js';
import { WANTED_STATUSES } from '../../catalogue/wanted.js';
import { WARNINGS } from '../../warnings.js';

/** A warning of the scam shield, with the words that speak for it. */
export const scamVerdict = z.object({
  kind: z.enum(WARNINGS),
  /** The strongest first. Empty for a rule. */
  reasons: z.array(z.string()),
});
/** A warning of the scam shield about a text, with the words that speak for it, the strongest first. */
export type ScamVerdict = z.infer<typeof scamVerdict>;

const message = z.object({
  id: z.string(),
  content: z.string(),
  /** Warning of the scam shield, for moderators. Left out without one. */
  warning: z.optional(scamVerdict),
  photo: z.nullable(photo),
  /** A file. Left out without one. The audit log records each download by a moderator. */
  file: z.optional(attachment),
  /** True when the author unsent the message. Content that was reported before is kept and still shown. */
  unsent: z.boolean(),
  /** True when the reported student wrote the message. */
  bySubject: z.boolean(),
  /** Name of the author. Null for a deleted account. */
  author: z.nullable(z.string()),
  createdAt: instant,
});

/** A case: the reports about one target since the last decision of a moderator. */
export const reportCase = z.object({
  id: z.string(),
  targetType: z.enum(REPORT_TARGETS),
  targetId: z.string(),
  /** The student responsible for the target. */
  subject: z.extend(person, { role: z.enum(ROLES), isSuspended: z.boolean() }),
  /** Earlier cases against the same student that ended in a measure. */
  earlierCases: z.number(),
  listing: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      price: majorUnits,
      status: z.enum(LISTING_STATUSES),
      hiveTypeId: hiveName,
      photo: z.nullable(photo),
      /** Many reports have hidden the listing, and it waits for this decision. */
      hiddenByReports: z.boolean(),
    }),
  ),
  /** The reported wanted post. */
  wanted: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      details: z.string(),
      status: z.enum(WANTED_STATUSES),
      /** Warning of the scam shield, for moderators. Left out without one. */
      warning: z.optional(scamVerdict),
    }),
  ),
  /** The reported picture of a student's work. Null once it is deleted. */
  picture: z.nullable(portfolioPicture),
  /** The event whose group holds the reported message. Null for every other case. */
  group: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** The reported message after a few earlier ones. For an event, the newest messages from its organiser to attendees. */
  messages: z.array(message),
  reportCount: z.number(),
  /** The ten newest reports. */
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(REPORT_REASONS),
      details: z.string(),
      reporter: person,
      createdAt: instant,
    }),
  ),
  /** Null while it is open. */
  decision: z.nullable(z.enum(REPORT_DECISIONS)),
  note: z.nullable(z.string()),
  resolvedBy: z.nullable(person),
  resolvedAt: z.nullable(instant),
  createdAt: instant,
});
/** The open or decided reports about one target, as moderators see them. */
export type ReportCase = z.infer<typeof reportCase>;

/** An account as moderators see it. */
export const moderatedUser = z.extend(person, {
  email: z.string(),
  role: z.enum(ROLES),
  suspension: z.nullable(
    z.object({
      reason: z.string(),
      since: instant,
      /** Null for an unlimited suspension. */
      until: z.nullable(instant),
    }),
  ),
  /** Numbers of cases that ended in a measure, and of open ones. */
  earlierCases: z.number(),
  openCases: z.number(),
  /** Name of the payout account's holder. Null where it equals the profile's name. */
  payoutName: z.nullable(z.string()),
  /** Name of the public shelf; null without one. Absent from older servers. */
  shelfName: z.optional(z.nullable(z.string())),
  createdAt: instant,
});
/** An account as moderators see it, with its suspension and its cases. */
export type ModeratedUser = z.infer<typeof moderatedUser>;

/** A listing in moderators' search, in any status. Drafts are private to their authors. */
export const foundListing = z.object({
  id: z.string(),
  title: z.string(),
  price: z.nullable(majorUnits),
  status: z.enum(LISTING_STATUSES),
  hiveTypeId: hiveName,
  photo: z.nullable(photo),
  poster: person,
  createdAt: instant,
});
/** A listing in moderators' search, in any status. `price` is in major units, or null. */
export type FoundListing = z.infer<typeof foundListing>;

/** An order in admins' search, without codes and messages. */
export const foundOrder = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  hiveId: z.string(),
  hiveTypeId: hiveName,
  orderStatus: z.enum(ORDER_STATUSES),
  /** Amount that the buyer pays, and the seller's share of it. */
  amount: majorUnits,
  payout: majorUnits,
  buyer: person,
  seller: person,
  /** The pending or completed refund. Null without one. */
  refund: z.nullable(refund),
  paidAt: z.nullable(instant),
  createdAt: instant,
});
/** An order in admins' search. Amounts are in major units. */
export type FoundOrder = z.infer<typeof foundOrder>;

/** State of a feature in a hive. When switched off, with the time, the admin and the reason. */
export const hiveSwitch = z.object({
  hive: hiveName,
  feature: z.enum(HIVE_FEATURES),
  off: z.nullable(z.object({ reason: z.string(), by: z.nullable(person), since: instant })),
});
/** A feature of a hive that can be switched off, and its current state. */
export type HiveSwitch = z.infer<typeof hiveSwitch>;

/** Frequency of warnings in messages of the last days, without their texts. */
export const warningRates = z.object({
  days: z.number(),
  /** Number of messages between students in these days. */
  messages: z.number(),
  /** For each warning, the number of messages that carry it, and of those that were reported. */
  warnings: z.array(z.object({ warning: z.enum(WARNINGS), messages: z.number(), reported: z.number() })),
});
/** The frequency of warnings in messages of the last `WARNING_DAYS`. */
export type WarningRates = z.infer<typeof warningRates>;

/** Figures of one day of the campus, by its clock. Amounts in major units. */
export const campusDay = z.object({
  /** Date such as `2026-11-25`. */
  date: z.string(),
  newStudents: z.number(),
  /** Students who wrote, posted, applied, made an offer or paid. */
  activeStudents: z.number(),
  /** Listings posted on the day, without drafts. */
  listings: z.number(),
  /** Conversations whose first message was sent on the day. */
  conversations: z.number(),
  /** Number of those conversations in which one side paid the other for the listing. */
  paidConversations: z.number(),
  /** Median minutes to the first answer, over the answered conversations that started on the day. Null without any. */
  minutesToAnswer: z.nullable(z.number()),
  /** Completed payments, and their prices without fees. */
  payments: z.number(),
  paid: majorUnits,
  /** Amount that sellers earned, less their fees. */
  released: majorUnits,
  /** Amount refunded to buyers, including their fees. */
  refunded: majorUnits,
  /** Balance of the ledger's held money at the end of the day. For today, the same figure as `GET /moderation/ledger`. */
  held: majorUnits,
  /** Number of complaints about orders. */
  disputes: z.number(),
  /** Number of messages between students, and of those with a warning. */
  messages: z.number(),
  warned: z.number(),
});
/** Figures of one day of the campus. Amounts are in major units. */
export type CampusDay = z.infer<typeof campusDay>;

/** A moderation action with its target, its actor and its reason. */
export const auditEntry = z.object({
  id: z.string(),
  /** Null for the system and for the command line. */
  actor: z.nullable(person),
  /** `user.suspend`, `listing.hide`, … */
  action: z.string(),
  target: z.object({
    type: z.string(),
    id: z.string(),
    /** The student's name or the listing's title. Null once it is deleted. */
    label: z.nullable(z.string()),
  }),
  reason: z.nullable(z.string()),
  /** Further facts, such as the end of a suspension or the new role. */
  details: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  createdAt: instant,
});
/** An entry of the audit log. Entries are only ever added. */
export type AuditRecord = z.infer<typeof auditEntry>;
