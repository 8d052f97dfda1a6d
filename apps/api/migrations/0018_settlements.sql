ALTER TABLE "disputes" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "proposed_amount" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "proposed_at" timestamp with time zone;