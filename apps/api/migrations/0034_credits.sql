CREATE TABLE "credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"given_by_id" uuid NOT NULL,
	"payout_id" uuid,
	"withdrawn_by_id" uuid,
	"withdrawn_reason" text,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_positive" CHECK ("credits"."amount" > 0),
	CONSTRAINT "credits_once" CHECK ("credits"."payout_id" is null or "credits"."withdrawn_at" is null)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "credit_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_by_user" ON "credits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credits_by_giver" ON "credits" USING btree ("given_by_id","created_at");--> statement-breakpoint
CREATE INDEX "credits_by_payout" ON "credits" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "credits_to_pay_out" ON "credits" USING btree ("user_id") WHERE "credits"."payout_id" is null and "credits"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once_a_credit" ON "ledger_entries" USING btree ("credit_id","kind");