ALTER TABLE "users" ADD COLUMN "hall_id" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hall_id" text;--> statement-breakpoint
CREATE INDEX "listings_hall_latest" ON "listings" USING btree ("hall_id","hive","latest_id","expires_at") WHERE status in ('active', 'reserved') and hall_id is not null;