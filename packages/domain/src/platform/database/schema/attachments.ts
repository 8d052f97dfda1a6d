import { ATTACHMENT_FORMATS } from '@campushive/contract/entities/attachment';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { conversations } from './messages.js';
import { orders } from './orders.js';

/** Private files. The order or the thread of a file decides who can download it. */
export const attachments = pgTable(
  'attachments',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    format: text('format', { enum: ATTACHMENT_FORMATS }).notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Order that the file was delivered with. Files without order and conversation are deleted after a day. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Conversation or group that the file was sent to. */
    conversationId: uuid('conversation_id').references(() => conversations.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('attachments_by_owner').on(table.ownerId),
    index('attachments_unused')
      .on(table.createdAt)
      .where(sql`order_id is null and conversation_id is null`),
  ],
);
