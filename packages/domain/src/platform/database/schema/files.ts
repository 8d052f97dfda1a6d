import type { Photo } from '@campushive/contract';
import { STUDY_FORMATS } from '@campushive/contract/entities/study-file';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Uploaded study material; its bytes are in the storage, out of the folder that everybody may read. */
export const studyFiles = pgTable(
  'study_files',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    format: text('format', { enum: STUDY_FORMATS }).notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    pages: integer('pages'),
    /** SHA-256 of its bytes as they came; null of files from before it was computed. */
    sha256: text('sha256'),
    /** A picture of the first page of a PDF; null for everything else, and where it cannot be drawn. */
    preview: jsonb('preview').$type<Photo>(),
    /** Time at which the first page was rendered, or rendering failed. Null for older PDFs until a job has rendered them. */
    drawnAt: instant('drawn_at'),
    /** Time of the first use by a listing. Unused files are deleted after a day. */
    attachedAt: instant('attached_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('study_files_by_owner').on(table.ownerId),
    index('study_files_same').on(table.sha256),
    index('study_files_unused')
      .on(table.createdAt)
      .where(sql`attached_at is null`),
    index('study_files_undrawn')
      .on(table.createdAt)
      .where(sql`format = 'pdf' and drawn_at is null`),
  ],
);

/** Downloads, once per student and file, with the student's verdict. */
export const downloads = pgTable(
  'downloads',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Whether the student found it helpful; null before they answered. */
    helpful: boolean('helpful'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.userId] })],
);
