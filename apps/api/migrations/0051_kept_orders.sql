ALTER TABLE "blocks" ADD COLUMN "keeps_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "paused_since" timestamp with time zone;