import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { majorUnits, instant } from '../../schema.js';
import { APPEALABLE, APPEAL_DECISIONS, REPORT_REASONS, TAKEDOWNS } from '../../moderation.js';
import { WANTED_STATUSES } from '../../catalogue/wanted.js';
import { photo } from '../base/upload.js';
import { person, ROLES } from '../accounts/user.js';

const listing = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(LISTING_STATUSES),
  hiveTypeId: hiveName,
  photo: z.nullable(photo),
});

const post = z.object({
  id: z.string(),
  title: z.string(),
  details: z.string(),
  status: z.enum(WANTED_STATUSES),
});

const written = {
  /** The appellant's statement. */
  text: z.string(),
  createdAt: instant,
  /** The decision. Null while the appeal waits. */
  outcome: z.nullable(z.enum(APPEAL_DECISIONS)),
  /** The moderator's explanation. */
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
};

/** The removal of a listing or a wanted post, with its author's appeal, as the author sees it. */
export const takedown = z.object({
  /** Null for a wanted post. */
  listing: z.nullable(listing),
  /** Null for a listing. */
  wanted: z.nullable(post),
  /** Kind of measure. `reports`: many students reported it, and a moderator has yet to decide. */
  kind: z.enum([...TAKEDOWNS, 'reports']),
  /** The moderator's explanation. Null without one. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** True if the author can appeal now. */
  mayAppeal: z.boolean(),
  appeal: z.nullable(z.object(written)),
});
/** The removal of a listing or a wanted post, as its author sees it. */
export type TakedownShown = z.infer<typeof takedown>;

/** A suspension with its owner's appeal, as the owner sees it. */
export const suspension = z.object({
  /** The moderator's explanation. */
  reason: z.string(),
  since: instant,
  /** Null for an unlimited suspension. */
  until: z.nullable(instant),
  /** True if the owner can appeal now. */
  mayAppeal: z.boolean(),
  appeal: z.nullable(z.object(written)),
});
/** A suspension, as the suspended student sees it. */
export type SuspensionShown = z.infer<typeof suspension>;

/** An appeal with all data for the moderator's decision. */
export const appeal = z.object({
  ...written,
  id: z.string(),
  /** The removed listing. Null when the appeal is about the account or a wanted post. */
  listing: z.nullable(z.extend(listing, { description: z.string(), price: majorUnits })),
  wanted: z.nullable(post),
  owner: z.extend(person, { role: z.enum(ROLES), isSuspended: z.boolean() }),
  kind: z.enum(APPEALABLE),
  reason: z.nullable(z.string()),
  /** End of a suspension. Null for an unlimited one, and for listings. */
  until: z.nullable(instant),
  decidedBy: z.nullable(person),
  decidedAt: instant,
  /** Reports before the removal: their number, and the newest ten. */
  reportCount: z.number(),
  reports: z.array(
    z.object({ id: z.string(), reason: z.enum(REPORT_REASONS), details: z.string(), createdAt: instant }),
  ),
  /** False for the moderator who made the decision if there is another one, for the owner, and for moderators about moderators. */
  mayDecide: z.boolean(),
  resolvedBy: z.nullable(person),
});
/** An appeal with the decision it is against, as moderators see it. */
export type Appeal = z.infer<typeof appeal>;
