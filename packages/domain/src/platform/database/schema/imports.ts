import type { Photo } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Tables of listings that the operator imported. A row is deleted with its last claim. */
export const importRuns = pgTable('import_runs', {
  id: primaryId(),
  universityId: text('university_id').notNull(),
  /** End of all links of the run, set by the operator. */
  revokedAt: instant('revoked_at'),
  createdAt: instant('created_at').notNull(),
});

/** One seller in one run, with the link that hands over the listings. Deleted a month after its end. */
export const importClaims = pgTable(
  'import_claims',
  {
    id: primaryId(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** Address of the seller. Null where only a phone number is known. */
    email: text('email'),
    canonicalEmail: text('canonical_email'),
    /** Keyed hash of the seller's phone number. Null without one. */
    phoneHash: text('phone_hash'),
    /** Encrypted phone number. Null without one. */
    sealedPhone: text('sealed_phone'),
    maskedPhone: text('masked_phone'),
    /** Hash of the token in the link. Null until the link is sent. */
    tokenHash: text('token_hash').unique(),
    /** Time of the latest mail or text message. Null while one is due. */
    mailedAt: instant('mailed_at'),
    /** Time of the next attempt after a daily limit was reached. Null without one. */
    retryAt: instant('retry_at'),
    /** Id of the account that took over a claim without an address. Null until then. `forgetImports` deletes the claim with the account. */
    claimedBy: uuid('claimed_by'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('import_claims_one_each').on(table.runId, table.canonicalEmail),
    check(
      'import_claims_reachable',
      sql`${table.canonicalEmail} is not null or ${table.phoneHash} is not null`,
    ),
    index('import_claims_by_phone').on(table.phoneHash),
    index('import_claims_by_address').on(table.canonicalEmail),
    index('import_claims_by_end').on(table.expiresAt),
  ],
);

/** Imported listings that no student owns yet, and those that were handed over. */
export const importDrafts = pgTable(
  'import_drafts',
  {
    id: primaryId(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => importClaims.id, { onDelete: 'cascade' }),
    /** Keyed hash of seller, hive and title: a second import of the row changes nothing. */
    keyHash: text('key_hash').notNull().unique(),
    /** Row in the table, for the order on the page. */
    row: integer('row').notNull(),
    hive: text('hive').notNull(),
    title: text('title').notNull(),
    /** Input of the listing without photos. Emptied when it is handed over. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** Unowned uploads in display order. */
    photos: jsonb('photos').$type<Photo[]>().notNull(),
    /** The listing that it became. */
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('import_drafts_by_claim').on(table.claimId)],
);
