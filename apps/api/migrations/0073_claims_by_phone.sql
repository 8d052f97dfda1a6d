ALTER TABLE "import_claims" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_claims" ALTER COLUMN "canonical_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_messages" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_claims" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "import_claims" ADD COLUMN "sealed_phone" text;--> statement-breakpoint
ALTER TABLE "import_claims" ADD COLUMN "masked_phone" text;--> statement-breakpoint
ALTER TABLE "import_claims" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_claims" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "waiting_students" ADD COLUMN "code_seed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_students" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_students" ADD COLUMN "code_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_students" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "sealed_phone" text;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "sealed_text" text;--> statement-breakpoint
CREATE INDEX "import_claims_by_phone" ON "import_claims" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "sms_messages_by_phone" ON "sms_messages" USING btree ("phone_hash");--> statement-breakpoint
ALTER TABLE "import_claims" ADD CONSTRAINT "import_claims_reachable" CHECK ("import_claims"."canonical_email" is not null or "import_claims"."phone_hash" is not null);--> statement-breakpoint
UPDATE "waiting_students" SET "confirmed_at" = "created_at";
