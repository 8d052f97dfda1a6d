import * as z from 'zod/mini';
import { hiveName } from '../hive-fields.js';
import { LISTING_STATUSES } from '../listing-status.js';
import { majorUnits, instant } from '../schema.js';
import { APPEALABLE, APPEAL_DECISIONS, REPORT_REASONS, TAKEDOWNS } from '../moderation.js';
import { WANTED_STATUSES } from '../wanted.js';
import { photo } from './upload.js';
import { person, ROLES } from './user.js';

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
  /** In the poster's words. */
  text: z.string(),
  createdAt: instant,
  /** The decision. Null while the appeal waits. */
  outcome: z.nullable(z.enum(APPEAL_DECISIONS)),
  /** In the moderator's words. */
  note: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
};

/** Why a listing or a wanted post was taken away and what its student said to it, as they see it. */
export const takedown = z.object({
  /** Null when it was a wanted post. */
  listing: z.nullable(listing),
  /** Null when it was a listing. */
  wanted: z.nullable(post),
  /** `reports`: many students reported it, and a moderator has yet to look. */
  kind: z.enum([...TAKEDOWNS, 'reports']),
  /** In the moderator's words; null where none were written. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Whether its poster can appeal now. */
  mayAppeal: z.boolean(),
  appeal: z.nullable(z.object(written)),
});
export type TakedownShown = z.infer<typeof takedown>;

/** Why an account is closed and what its owner said to it, as its owner sees it. */
export const suspension = z.object({
  /** In the moderator's words. */
  reason: z.string(),
  since: instant,
  /** Null for without end. */
  until: z.nullable(instant),
  /** Whether its owner can appeal now. */
  mayAppeal: z.boolean(),
  appeal: z.nullable(z.object(written)),
});
export type SuspensionShown = z.infer<typeof suspension>;

/** An appeal with all that a moderator needs to decide it. */
export const appeal = z.object({
  ...written,
  id: z.string(),
  /** The removed listing. Null when the appeal is about the account or a wanted post. */
  listing: z.nullable(z.extend(listing, { description: z.string(), price: majorUnits })),
  wanted: z.nullable(post),
  owner: z.extend(person, { role: z.enum(ROLES), isSuspended: z.boolean() }),
  kind: z.enum(APPEALABLE),
  reason: z.nullable(z.string()),
  /** The end of a suspension; null for without end, and for listings. */
  until: z.nullable(instant),
  decidedBy: z.nullable(person),
  decidedAt: instant,
  /** Reports before the removal: their number, and the newest ten. */
  reportCount: z.number(),
  reports: z.array(
    z.object({ id: z.string(), reason: z.enum(REPORT_REASONS), details: z.string(), createdAt: instant }),
  ),
  /** False for the moderator who decided while there is another one, for its owner, and for moderators about moderators. */
  mayDecide: z.boolean(),
  resolvedBy: z.nullable(person),
});
export type Appeal = z.infer<typeof appeal>;
