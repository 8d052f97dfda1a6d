ALTER TABLE "idempotency_keys" ADD COLUMN "attempt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "has_effect" boolean DEFAULT true NOT NULL;