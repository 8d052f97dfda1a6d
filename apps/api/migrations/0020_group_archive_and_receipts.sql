ALTER TABLE "group_messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_news" ADD COLUMN "received_id" uuid;--> statement-breakpoint
ALTER TABLE "group_news" ADD COLUMN "archived_id" uuid;