CREATE TABLE "reconciliation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"of" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"ours" integer,
	"theirs" integer,
	"found_at" timestamp with time zone NOT NULL,
	"last_found_at" timestamp with time zone NOT NULL,
	"note" text,
	"closed_by_id" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expected" integer NOT NULL,
	"reported" integer NOT NULL,
	"differences" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "attempt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "has_effect" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation_cases" ADD CONSTRAINT "reconciliation_cases_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_cases_one_open" ON "reconciliation_cases" USING btree ("of","kind","reference") WHERE "reconciliation_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_cases_by_state" ON "reconciliation_cases" USING btree ("closed_at","id");