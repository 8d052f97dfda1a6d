ALTER TABLE "notifications" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;