CREATE TABLE "provider_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "operator_since" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_answers_once" ON "provider_answers" USING btree ("call","kind","words");--> statement-breakpoint
CREATE INDEX "payouts_delayed" ON "payouts" USING btree ("id") WHERE "payouts"."status" in ('requested', 'pending') and "payouts"."failure" is not null;