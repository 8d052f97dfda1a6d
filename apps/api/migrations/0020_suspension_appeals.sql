ALTER TABLE "takedowns" ALTER COLUMN "listing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_one_suspension" ON "takedowns" USING btree ("owner_id") WHERE kind = 'suspend' and ended_at is null;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_listing_or_account" CHECK ((kind = 'suspend') = (listing_id is null));--> statement-breakpoint
-- Accounts that are suspended already can appeal, too: the log knows who did it.
INSERT INTO "takedowns" ("id", "owner_id", "kind", "hidden_by_id", "reason", "until", "created_at")
SELECT DISTINCT ON (u."id") a."id", u."id", 'suspend', a."actor_id", u."suspension_reason", u."suspended_until", u."suspended_at"
FROM "users" u
JOIN "audit_entries" a ON a."target_type" = 'user' AND a."target_id" = u."id" AND a."action" = 'user.suspend'
WHERE u."suspended_at" IS NOT NULL AND u."deleted_at" IS NULL
ORDER BY u."id", a."id" DESC;
