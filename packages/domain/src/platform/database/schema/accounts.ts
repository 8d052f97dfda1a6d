import type { SettingsChange, SignInPlace } from '@campushive/contract';
import type {
  NotificationKind,
  NotificationParams,
} from '@campushive/contract/notification-templates/params';
import { ROLES } from '@campushive/contract/entities/user';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.js';
import { foldedText } from './folding.js';

/** Text that people search matches. Queries must use this exact expression to hit its index. */
export const PERSON_TEXT = foldedText(`name || ' ' || coalesce(bio, '')`);

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Canonical form of all spellings of the mailbox, from `canonicalEmail`. */
    canonicalEmail: text('canonical_email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    universityId: text('university_id').notNull(),
    /** Id of a hall of the university. Null where the student named none. */
    hallId: text('hall_id'),
    bio: text('bio'),
    /** Name of the public shelf, in lower case. Null until the student chooses one. */
    shelfName: text('shelf_name').unique(),
    /** The address of the picture's largest JPEG, copied from its upload. */
    avatarUrl: text('avatar_url'),
    role: text('role', { enum: ROLES }).notNull().default('student'),
    /** Changed settings only. Missing keys have their defaults. */
    settings: jsonb('settings').$type<SettingsChange>().notNull().default({}),
    /** Whether the student verification below is still valid. An hourly job clears it after expiry. */
    isVerified: boolean('is_verified').notNull().default(true),
    /** Time of the last verification of the university mailbox. */
    studentProvedAt: instant('student_proved_at').notNull().defaultNow(),
    /** Number of days before its end at which the student was last notified; null without a need. */
    studentVerificationNotice: integer('student_verification_notice'),
    suspendedAt: instant('suspended_at'),
    /** Automatic end of the suspension; null for none. */
    suspendedUntil: instant('suspended_until'),
    suspensionReason: text('suspension_reason'),
    deletedAt: instant('deleted_at'),
    lastSeenAt: instant('last_seen_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('users_by_name').on(table.name),
    index('users_proofs_to_end')
      .on(table.studentProvedAt)
      .where(sql`${table.isVerified} and ${table.deletedAt} is null`),
    index('users_letters').using('gin', sql.raw(`${PERSON_TEXT} gin_trgm_ops`)),
  ],
);

/**
 * A sign-up with an unverified address. Every attempt is a separate row with its own name, password and code: an
 * attempt with another person's address changes nothing for its owner.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: primaryId(),
    canonicalEmail: text('canonical_email').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    universityId: text('university_id').notNull(),
    /** Language of the page that signed up. Used for its mails, and as the account's first language. */
    language: text('language').notNull().default('en'),
    /** Code of the ambassador whose link led to the sign-up. Null without one. */
    ambassadorCode: text('ambassador_code'),
    /** Hash of the secret of the page that signed up; verification requires it. Null when the page gave none. */
    attemptHash: text('attempt_hash'),
    /** Keyed hash of the code. */
    codeHash: text('code_hash').notNull(),
    /** Seed from which the code is derived with the server's secret, so that it can be sent again. */
    codeSeed: text('code_seed'),
    codeTries: integer('code_tries').notNull().default(0),
    codeSentAt: instant('code_sent_at').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('registrations_by_address').on(table.canonicalEmail)],
);

/** A member's code to prove the university mailbox again. The code itself comes from the seed and the server's secret. */
export const studentCodes = pgTable('student_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  codeSeed: text('code_seed').notNull(),
  codeTries: integer('code_tries').notNull().default(0),
  codeSentAt: instant('code_sent_at').notNull(),
  codeExpiresAt: instant('code_expires_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the document cookie, which opens pages and never the API. */
    pageHash: text('page_hash').unique(),
    remember: boolean('remember').notNull(),
    userAgent: text('user_agent'),
    /** Country and city of the sign-in; the address itself is not kept. */
    place: jsonb('place').$type<SignInPlace>(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** End of the last visit before the current one: uses with less than `VISIT_GAP` between them are one visit. Null on the first visit. */
    previousVisitAt: instant('previous_visit_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Recent identity checks (step-up). Each belongs to one session and is deleted with it. */
export const stepUps = pgTable(
  'step_ups',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('step_ups_by_session').on(table.sessionId)],
);

/** Passkeys of students' devices, for sign-in and step-up. Holds public data only: the private key never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Credential id of the device, URL-safe base64. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, URL-safe base64. */
    publicKey: text('public_key').notNull(),
    /** Use counter that the device reports. Always 0 on devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** Copied to other devices by its owner's password manager. */
    synced: boolean('synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** One-time challenges for passkeys, bound to a session or to a page without a signed-in user. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    attemptHash: text('attempt_hash').primaryKey(),
    purpose: text('purpose', { enum: ['create', 'sign_in', 'step_up'] }).notNull(),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_session').on(table.sessionId)],
);

/** Devices that a student signed in with before, so that only a new one is announced. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Keyed hash of browser, system and wider network: nothing of it can be read from here. */
    deviceKey: text('device_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceKey] })],
);

/** The "This wasn't me" links of sign-ins that were announced; each goes when it is used. */
export const signInAlarms = pgTable(
  'sign_in_alarms',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    deviceKey: text('device_key').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sign_in_alarms_by_user').on(table.userId)],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  createdAt: instant('created_at').notNull(),
});

/** Rate-limited attempts, shared by all processes. */
export const attempts = pgTable('attempts', {
  /** Key of the counted action, e.g. `login:<hash of the address>`. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
  blockedUntil: instant('blocked_until'),
});

export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type', { enum: ['message', 'task', 'payment', 'system'] }).notNull(),
    kind: text('kind').notNull(),
    /** In English, for readers that do not know `kind` and `values`; the only text of rows without `values`. */
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Parameters of the notification template, which every client renders in its own language. */
    values: jsonb('values').$type<NotificationParams[NotificationKind]>(),
    subject: jsonb('subject').$type<{
      type: 'payment' | 'listing' | 'conversation' | 'group' | 'user' | 'stall-order';
      id: string;
    }>(),
    readAt: instant('read_at'),
    /** Time at which it was mailed in a digest. */
    mailedAt: instant('mailed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.id),
    index('notifications_unread_about')
      .on(table.userId, sql`(${table.subject}->>'id')`)
      .where(sql`${table.readAt} is null`),
    index('notifications_to_mail')
      .on(table.createdAt)
      .where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
  ],
);

/** A browser that takes push notifications; deleted with the session that it signed in with. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser's public key and secret, in URL-safe base64. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);
