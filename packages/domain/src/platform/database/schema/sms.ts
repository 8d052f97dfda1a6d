import { SMS_KINDS, SMS_STATES } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';

/** The phone number to which a student gets text messages. The whole number is encrypted. */
export const smsNumbers = pgTable(
  'sms_numbers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    maskedPhone: text('masked_phone').notNull(),
    /** Keyed hash, to recognise the same number. */
    phoneHash: text('phone_hash').notNull(),
    sealedPhone: text('sealed_phone').notNull(),
    /** Seed of the code that proves the number. Null once it is proven. */
    codeSeed: text('code_seed'),
    codeTries: integer('code_tries').notNull().default(0),
    codeSentAt: instant('code_sent_at').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    provenAt: instant('proven_at'),
    isOn: boolean('is_on').notNull().default(false),
    /** Time at which the phone answered STOP. Null once its owner switches the messages on again. */
    stoppedAt: instant('stopped_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('sms_numbers_by_phone').on(table.phoneHash),
    // A number belongs to the account that proved it last.
    uniqueIndex('sms_numbers_one_owner')
      .on(table.phoneHash)
      .where(sql`${table.provenAt} is not null`),
  ],
);

/** Text messages. Only those to phones without an account have number and text, until they are sent. Deleted after 30 days. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: primaryId(),
    /** Null for a phone without an account. */
    userId: uuid('user_id').references(() => users.id),
    /** Keyed hash of a number without an account. */
    phoneHash: text('phone_hash'),
    /** Encrypted number without an account. Null once the message has ended. */
    sealedPhone: text('sealed_phone'),
    /** Encrypted text to a number without an account. Null once the message has ended. */
    sealedText: text('sealed_text'),
    kind: text('kind', { enum: SMS_KINDS }).notNull(),
    /** The notification that the message repeats. Null for codes. */
    notificationId: uuid('notification_id'),
    state: text('state', { enum: SMS_STATES }).notNull(),
    /** Attempts that the gateway may have taken without an answer. */
    unanswered: integer('unanswered').notNull().default(0),
    /** Parts of 160 characters. Zero before sending. */
    segments: integer('segments').notNull().default(0),
    /** Price in minor units. Null where the operator names none. */
    costMinor: integer('cost_minor'),
    /** The gateway's reason for refusing the message. */
    reason: text('reason'),
    /** Time after which the message is of no use. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sms_messages_once').on(table.notificationId),
    index('sms_messages_by_user').on(table.userId, table.id),
    index('sms_messages_by_age').on(table.createdAt),
    index('sms_messages_by_phone').on(table.phoneHash),
  ],
);

/** Code by text message that replaces a forgotten password. The code comes from the seed and the server's secret. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  codeSeed: text('code_seed').notNull(),
  codeTries: integer('code_tries').notNull().default(0),
  codeSentAt: instant('code_sent_at').notNull(),
  codeExpiresAt: instant('code_expires_at').notNull(),
});
