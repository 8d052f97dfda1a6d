import { LISTING_STATUSES, type Photo } from '@campushive/contract';
import { UPLOAD_PURPOSES } from '@campushive/contract/entities/upload';
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { foldedText, translated } from './folding.js';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Returns the words of a column without case, punctuation and accents. */
const wordsOf = (column: string) => `to_tsvector('simple', ${translated(column)})`;
/** Pick-up and drop-off places of an errand; empty in the other hives. */
const PLACES = "coalesce(details ->> 'from', '') || ' ' || coalesce(details ->> 'to', '')";
/** Course of the listing, in both spellings that people search for. Its words weigh as much as those of the title. */
const COURSE =
  "coalesce(details ->> 'courseCode', '') || ' ' || replace(coalesce(details ->> 'courseCode', ''), ' ', '')";
/** Names and contents of a service's packages; empty for other listings. */
const PACKAGES =
  "jsonb_path_query_array(details, '$.packages[*].name')::text || ' ' || jsonb_path_query_array(details, '$.packages[*].includes')::text";
/** Field values of a listing in a campus-defined hive, as words; empty in the other hives. */
const OWN = "coalesce(details ->> 'ownWords', '')";
/** Brand of the listed item. */
const BRAND = "coalesce(details ->> 'brand', '')";
/**
 * Condition for listings that lists show. Written out instead of using parameters, so that PostgreSQL recognises the
 * partial indexes below.
 */
export const LISTED = sql`status in ('active', 'reserved')`;
/** Last twelve digits of a listing's id, which its short link encodes. */
export const ID_TAIL = sql`right(id::text, 12)`;

export const uploads = pgTable(
  'uploads',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: UPLOAD_PURPOSES }).notNull(),
    photo: jsonb('photo').$type<Photo>().notNull(),
    /** Storage keys of every variant, to delete them by. */
    files: jsonb('files').$type<string[]>().notNull(),
    /** Time of the first use. Unused uploads are deleted after a day. */
    attachedAt: instant('attached_at'),
    /** End of the last use. The upload is deleted a week later. */
    detachedAt: instant('detached_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('uploads_by_owner').on(table.ownerId),
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`attached_at is null`),
    index('uploads_detached')
      .on(table.detachedAt)
      .where(sql`detached_at is not null`),
  ],
);

/** Encoded photos that no student owns yet. They become an upload when their owner takes them over, or are deleted. */
export const unownedUploads = pgTable(
  'unowned_uploads',
  {
    id: primaryId(),
    photo: jsonb('photo').$type<Photo>().notNull(),
    /** Storage keys of every variant. */
    files: jsonb('files').$type<string[]>().notNull(),
    /** The files are deleted after this time. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('unowned_uploads_by_end').on(table.expiresAt)],
);

/** Listings of every hive: common fields in columns, the rest in `details` under the hive's own schema. */
export const listings = pgTable(
  'listings',
  {
    id: primaryId(),
    /** A built-in hive name, or one the campus defines. */
    hive: text('hive').notNull(),
    posterId: uuid('poster_id')
      .notNull()
      .references(() => users.id),
    universityId: text('university_id').notNull(),
    /** Id of the hall that the poster named. */
    hallId: text('hall_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Null when none was given. */
    priceMinor: integer('price_minor'),
    /** Former price shown next to a reduced price, and the time of the reduction. Both are null without a recent reduction. */
    reducedFromMinor: integer('reduced_from_minor'),
    reducedAt: instant('reduced_at'),
    status: text('status', { enum: LISTING_STATUSES }).notNull(),
    /** Party that hid the listing; it also decides what shows the listing again. */
    hiddenBy: text('hidden_by', { enum: ['reports', 'moderator', 'suspension'] }),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** Copies of the uploads' photos, so that a list needs no join for them. */
    photos: jsonb('photos').$type<Photo[]>().notNull(),
    assignedToId: uuid('assigned_to_id').references(() => users.id),
    /**
     * Subjects of the listing, as the contract's `kindMarks` reads them, and the version of the lexicon used; null
     * before the first reading.
     */
    kinds: text('kinds').array().notNull().default([]),
    kindsReadBy: text('kinds_read_by'),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `setweight(${wordsOf('title')}, 'A') || setweight(${wordsOf(COURSE)}, 'A') || setweight(${wordsOf('description')}, 'B') || setweight(${wordsOf(PLACES)}, 'B') || setweight(${wordsOf(PACKAGES)}, 'B') || setweight(${wordsOf(OWN)}, 'B') || setweight(${wordsOf(BRAND)}, 'B') || array_to_tsvector(kinds)`,
        ),
      ),
    /**
     * For events: number of attendees, and number of seats that are given, offered or being paid for. A trigger on
     * tickets counts them.
     */
    going: integer('going').notNull().default(0),
    placesTaken: integer('places_taken').notNull().default(0),
    /** Start of an event that has an end. Null for everything else: an event without an end is over at its start. */
    startsAt: instant('starts_at'),
    expiresAt: instant('expires_at'),
    /** Time of the poster's last renewal, and an id made at that moment. */
    renewedAt: instant('renewed_at'),
    renewedId: uuid('renewed_id'),
    /** Sort key among the newest listings: ids carry their time. */
    latestId: uuid('latest_id')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(renewed_id, id)`),
    /** Time of the deletion by the poster, and the status before. Null once the deletion can no longer be undone. */
    removedAt: instant('removed_at'),
    removedFrom: text('removed_from', { enum: LISTING_STATUSES }),
    /** Time at which the organiser cancelled the event before its start. Null for every other deletion. */
    cancelledAt: instant('cancelled_at'),
    /** Time of the reminder before the end of the listing, once for each end date. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('listings_open_latest').on(table.hive, table.latestId, table.expiresAt).where(LISTED),
    // Lists of all hives: the index above is in the order of one hive only.
    index('listings_all_latest').on(table.latestId, table.hive, table.expiresAt).where(LISTED),
    index('listings_campus_latest')
      .on(table.universityId, table.hive, table.latestId, table.expiresAt)
      .where(LISTED),
    index('listings_hall_latest')
      .on(table.hallId, table.hive, table.latestId, table.expiresAt)
      .where(sql`status in ('active', 'reserved') and hall_id is not null`),
    // The version before listings could be renewed sorts by these two; the next release drops them.
    // The end date is in all three, so that counting never reads the rows.
    index('listings_open_newest').on(table.hive, table.id, table.expiresAt).where(LISTED),
    index('listings_open_campus').on(table.universityId, table.hive, table.id, table.expiresAt).where(LISTED),
    index('listings_open_price')
      .on(sql`coalesce(${table.priceMinor}, 0)`, table.id, table.hive, table.expiresAt)
      .where(LISTED),
    index('listings_open_course')
      .on(sql`(details ->> 'courseCode')`, table.hive, table.latestId, table.expiresAt)
      .where(sql`status in ('active', 'reserved') and details ->> 'courseCode' is not null`),
    // Finds listings by file, to detect a file that is posted twice.
    index('listings_by_file')
      .on(sql`(details -> 'file' ->> 'id')`)
      .where(sql`hive = 'archive'`),
    index('listings_due')
      .on(table.expiresAt)
      .where(sql`status = 'active'`),
    index('listings_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
    index('listings_cancelled')
      .on(table.id)
      .where(sql`cancelled_at is not null`),
    index('listings_reduced')
      .on(table.reducedAt)
      .where(sql`reduced_at is not null`),
    index('listings_sold')
      .on(table.hive, table.updatedAt.desc())
      .where(sql`status in ('sold', 'completed')`),
    index('listings_by_poster').on(table.posterId, table.id.desc()),
    index('listings_by_helper').on(table.assignedToId, table.id.desc()),
    // Finds the listing or stall of a short link. A stall has the id of its listing.
    index('listings_by_id_tail').on(ID_TAIL, table.id),
    index('listings_search').using('gin', table.search),
    // Until its kinds are read, a listing is placed on the shelves that its words match.
    index('listings_kinds_unread')
      .on(table.hive)
      .where(sql`kinds_read_by is null`),
    index('listings_title_letters').using('gin', sql.raw(`${foldedText('title')} gin_trgm_ops`)),
  ],
);

/**
 * Visitors of a listing today: a keyed hash of the day, the listing and the visitor, which reveals nothing to a reader
 * of the table. Deleted at the end of the day.
 */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    visitor: text('visitor').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.visitor] }),
    index('listing_views_over').on(table.seenAt),
  ],
);

/** View count of a listing. A separate table, because a view must not change what lists show. */
export const listingViewCounts = pgTable('listing_view_counts', {
  listingId: uuid('listing_id')
    .primaryKey()
    .references(() => listings.id),
  views: integer('views').notNull(),
});

/** Earlier prices of a listing and the ends of their validity, as far back as a lower price is compared with. */
export const listingPrices = pgTable(
  'listing_prices',
  {
    id: primaryId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    priceMinor: integer('price_minor').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index('listing_prices_by_listing').on(table.listingId, table.until)],
);

/**
 * A single row. Triggers change its version in the same transaction as any change to what lists show of listings or
 * their posters. While the version is unchanged, a list that was read after it is still current.
 */
export const listingsVersion = pgTable('listings_version', {
  id: integer('id').primaryKey(),
  version: uuid('version').notNull(),
});

/** Applications for gigs and deliveries: one row per student and task, however often a student withdraws and applies again. */
export const applications = pgTable(
  'applications',
  {
    id: primaryId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    /** Price that the applicant asks for; null for the listed price. Choosing the applicant accepts it. */
    priceMinor: integer('price_minor'),
    /** Acceptance follows from the listing's helper; only this is the applicant's own choice. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('applications_once').on(table.listingId, table.applicantId),
    index('applications_by_applicant').on(table.applicantId, table.id.desc()),
  ],
);

/** Students whom the poster of a task invited to apply, once per student and task. */
export const invitations = pgTable(
  'invitations',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    /** Time of the student's refusal. All other outcomes follow from the application. */
    declinedAt: instant('declined_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.studentId] }),
    index('invitations_by_student').on(table.studentId),
  ],
);
