-- Titles and names of before the rule of `withoutZeroWidth`: without characters that take no place on a line, and without controls that turn the
-- direction of the text after them. Joiners stay beside letters and emoji that need them, tags in flags.
CREATE FUNCTION "clean_line"("typed" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(btrim(regexp_replace(regexp_replace(
    CASE WHEN position(chr(127988) in typed) = 0 THEN regexp_replace(typed, '[\U000E0000-\U000E007F]', '', 'g') ELSE typed END,
    '[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\u202A-\u202E\u2066-\u2069]', '', 'g'),
    '(^|[\u0020-\u024F])[\u200C\u200D]+', '\1', 'g')), ''), '-')
$$;
--> statement-breakpoint
UPDATE "listings" SET "title" = "clean_line"("title") WHERE "title" <> "clean_line"("title");
--> statement-breakpoint
UPDATE "wanted" SET "title" = "clean_line"("title") WHERE "title" <> "clean_line"("title");
--> statement-breakpoint
UPDATE "lesson_series" SET "title" = "clean_line"("title") WHERE "title" <> "clean_line"("title");
--> statement-breakpoint
UPDATE "orders" SET "listing_title" = "clean_line"("listing_title") WHERE "listing_title" <> "clean_line"("listing_title");
--> statement-breakpoint
UPDATE "orders" SET "milestone_title" = "clean_line"("milestone_title") WHERE "milestone_title" <> "clean_line"("milestone_title");
--> statement-breakpoint
UPDATE "orders" SET "kind_name" = "clean_line"("kind_name") WHERE "kind_name" <> "clean_line"("kind_name");
--> statement-breakpoint
UPDATE "bundle_items" SET "title" = "clean_line"("title") WHERE "title" <> "clean_line"("title");
--> statement-breakpoint
UPDATE "study_files" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "attachments" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "partner_keys" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "payouts" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "payout_accounts" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "users" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "registrations" SET "name" = "clean_line"("name") WHERE "name" <> "clean_line"("name");
--> statement-breakpoint
UPDATE "users" SET "name" = "clean_line"(regexp_replace("name", '[\u061C\u200E\u200F]', '', 'g')) WHERE "name" ~ '[\u061C\u200E\u200F]';
--> statement-breakpoint
DROP FUNCTION "clean_line"(text);