import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { instant } from '../../schema.js';
import { settings } from './settings.js';

/** A hall of residence or hostel of the campus. */
export const hall = z.object({ id: z.string(), name: z.string() });

/** Public data of a student, without address and phone. */
export const publicUser = z.object({
  id: z.string(),
  name: z.string(),
  username: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  /** The university's full name. */
  university: z.nullable(z.string()),
  universityId: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** Mean of published reviews, 1 to 5. Null without any. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  isVerified: z.boolean(),
  createdAt: instant,
});
/** A student's public data, without address and phone. */
export type PublicUser = z.infer<typeof publicUser>;

/** Roles of accounts. A `moderator` decides reports and complaints. An `admin` also handles orders, payouts, credits and roles. */
export const ROLES = ['student', 'moderator', 'admin'] as const;

/** The signed-in student's own data. */
export const user = z.extend(publicUser, {
  email: z.string(),
  role: z.enum(ROLES),
  settings,
  /** The student's hall. Null where they named none. */
  hall: z.nullable(hall),
  /** Name of the public shelf `/@name`. Null until the student chooses one. */
  shelfName: z.nullable(z.string()),
  /** Expiry of the verification, a year after the last one. */
  verifiedUntil: instant,
});
/** The signed-in student's own data, with address, role and settings. */
export type User = z.infer<typeof user>;

/** A student's page, as one viewer sees it. */
export const profile = z.extend(publicUser, {
  /** The student's hall. Null where they named none, where they do not show it, and for visitors. */
  hall: z.nullable(hall),
  /** Name of the public shelf `/@name`. Null until the student chooses one. */
  shelfName: z.nullable(z.string()),
  /** Number of open listings. */
  listingCount: z.number(),
  /** Numbers of events that the student organises: coming ones, which are among the open listings, and past ones. */
  events: z.object({ coming: z.number(), past: z.number() }),
  /** Number of completed orders in which the student was paid. */
  saleCount: z.number(),
  /** Numbers of meet-ups that the student kept, and of those that they missed. */
  meetups: z.object({ met: z.number(), missed: z.number() }),
  /** Median minutes to the first reply in a new conversation. Null while there are too few. */
  responseMinutes: z.nullable(z.number()),
  /** True if the viewer has blocked the student. False for visitors. */
  isBlocked: z.boolean(),
  /** True if the viewer can write to, buy from and invite the student. False where either has blocked the other. */
  canContact: z.boolean(),
  /** True if the viewer is notified of the student's new listings. False for visitors. */
  isFollowed: z.boolean(),
  /** Number of followers. */
  followerCount: z.number(),
});
/** A student's page, as one viewer sees it. */
export type Profile = z.infer<typeof profile>;

/** The student shown beside a listing, a message or a payment. A deleted account has no name. */
export const person = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  isVerified: z.boolean(),
  university: z.nullable(z.string()),
});
/** A student as shown beside a listing, a message or a payment. The name is null for a deleted account. */
export type Person = z.infer<typeof person>;

/** A university of the campus, with its live figures. `name` is the full name, and `displayName` the short one. */
export const university = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  kind: z.enum(['public', 'private']),
  location: z.string(),
  established: z.number(),
  website: z.string(),
  emailDomain: z.string(),
  emailDomains: z.array(z.string()),
  /** Numbers of verified members and open listings on this campus. */
  studentCount: z.number(),
  listingCount: z.number(),
});
/** A university of the campus, without its description. */
export type University = z.infer<typeof university>;

/** A text in English, with optional translations by language. */
const localizedText = z.catchall(z.object({ en: z.string() }), z.string());

/** A university with its description, for its page and the list of all. */
export const describedUniversity = z.extend(university, {
  about: localizedText,
  /** Fields of study. Null where the campus does not list them. */
  programs: z.nullable(localizedText),
  faculties: z.array(z.string()),
  /** Whether students can sign up. False before the launch, when they join a waiting list. Absent counts as true. */
  isOpen: z.optional(z.boolean()),
});
/** A university with its description. Texts are by language, at least in English. */
export type DescribedUniversity = z.infer<typeof describedUniversity>;

/** A university's own page. */
export const universityPage = z.extend(describedUniversity, {
  /** Halls and hostels, in display order. */
  halls: z.array(hall),
  /** Number of open listings on this campus by hive, in the order of hives. Empty without open listings. */
  hives: z.array(z.object({ id: hiveName, count: z.number() })),
});
/** A university's own page, with its open listings by hive. */
export type UniversityPage = z.infer<typeof universityPage>;
