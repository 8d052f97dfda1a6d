DROP INDEX "tickets_one_each";--> statement-breakpoint
DROP INDEX "tickets_by_order";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "of_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_each_once" ON "tickets" USING btree ("listing_id","user_id","number") WHERE "tickets"."status" <> 'left';--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_of_order" ON "tickets" USING btree ("order_id","number");