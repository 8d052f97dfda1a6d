ALTER TABLE "registrations" DROP CONSTRAINT "registrations_pkey";--> statement-breakpoint
DELETE FROM "registrations" WHERE "code_hash" IS NULL;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "code_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "attempt_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_by_address" ON "registrations" USING btree ("canonical_email");
