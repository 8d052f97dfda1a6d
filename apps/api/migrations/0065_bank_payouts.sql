ALTER TABLE "payout_accounts" ALTER COLUMN "network" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "network" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "bank_code" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "bank_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_destination" CHECK (num_nulls("payout_accounts"."network", "payout_accounts"."phone") in (0, 2) and num_nulls("payout_accounts"."bank_code", "payout_accounts"."bank_name", "payout_accounts"."account_number") in (0, 3) and ("payout_accounts"."network" is null) <> ("payout_accounts"."bank_code" is null));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_destination" CHECK (num_nulls("payouts"."network", "payouts"."phone") in (0, 2) and num_nulls("payouts"."bank_code", "payouts"."bank_name", "payouts"."account_number") in (0, 3) and ("payouts"."network" is null) <> ("payouts"."bank_code" is null));