ALTER TABLE "listings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "event_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "event_place" text;--> statement-breakpoint
CREATE INDEX "listings_cancelled" ON "listings" USING btree ("id") WHERE cancelled_at is not null;--> statement-breakpoint
CREATE INDEX "orders_awaiting_payout" ON "orders" USING btree ("seller_id") WHERE "orders"."released_at" is not null and "orders"."payout_id" is null;