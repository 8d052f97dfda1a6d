ALTER TABLE "conversations" DROP CONSTRAINT "conversations_pair";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_pair_listing" UNIQUE NULLS NOT DISTINCT("first_user_id","second_user_id","listing_id");--> statement-breakpoint
UPDATE "messages" SET "kind" = 'photo' WHERE "attachment" IS NOT NULL;