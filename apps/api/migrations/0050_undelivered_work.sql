ALTER TABLE "orders" ADD COLUMN "work_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "work_reminder" text;--> statement-breakpoint
CREATE INDEX "orders_undelivered" ON "orders" USING btree ("work_due_at") WHERE "orders"."status" = 'held' and "orders"."work_due_at" is not null;