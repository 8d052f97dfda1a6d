ALTER TABLE "listings" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "removed_from" text;--> statement-breakpoint
CREATE INDEX "listings_removed" ON "listings" USING btree ("removed_at") WHERE removed_at is not null;