ALTER TABLE "saved_searches" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "near_id" text;