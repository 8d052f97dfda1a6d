CREATE TABLE "payout_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"order_id" uuid,
	"credit_id" uuid,
	"amount" integer NOT NULL,
	CONSTRAINT "payout_parts_of_one" CHECK (num_nonnulls("payout_parts"."order_id", "payout_parts"."credit_id") = 1),
	CONSTRAINT "payout_parts_positive" CHECK ("payout_parts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_parts_once_an_order" ON "payout_parts" USING btree ("payout_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_parts_once_a_credit" ON "payout_parts" USING btree ("payout_id","credit_id");--> statement-breakpoint
CREATE INDEX "payout_parts_by_order" ON "payout_parts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payout_parts_by_credit" ON "payout_parts" USING btree ("credit_id");