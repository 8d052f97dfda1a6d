ALTER TABLE "refunds" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "requested_amount" integer;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "currency" text;