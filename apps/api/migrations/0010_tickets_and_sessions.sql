CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"order_id" uuid,
	"code" text NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tickets_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"held_until" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code")
);
--> statement-breakpoint
DROP INDEX "orders_one_live";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "item" text DEFAULT 'listing' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_one_each" ON "tickets" USING btree ("listing_id","user_id") WHERE "tickets"."status" <> 'left';--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_by_order" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_in_turn" ON "tickets" USING btree ("listing_id","status","turn");--> statement-breakpoint
CREATE INDEX "tickets_by_user" ON "tickets" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "tickets_offered" ON "tickets" USING btree ("held_until") WHERE "tickets"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "orders_live" ON "orders" USING btree ("listing_id","status");--> statement-breakpoint
CREATE INDEX "orders_sessions" ON "orders" USING btree ("seller_id","ends_at") WHERE "orders"."item" = 'session';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live" ON "orders" USING btree ("listing_id") WHERE "orders"."item" = 'listing' and "orders"."status" in ('pending_payment', 'held', 'disputed');