ALTER TABLE "orders" ADD COLUMN "kind_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind_name" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "kind_id" uuid;