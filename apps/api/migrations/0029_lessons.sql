ALTER TABLE "availabilities" ADD COLUMN "trial_price" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_lessons_due" ON "orders" USING btree ("starts_at") WHERE "orders"."item" = 'session' and "orders"."status" = 'held';