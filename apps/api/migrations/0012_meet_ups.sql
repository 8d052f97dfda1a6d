CREATE TABLE "meetups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"spot_id" text,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"buyer_arrived_at" timestamp with time zone,
	"seller_arrived_at" timestamp with time zone,
	"missed_by" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetups" ADD CONSTRAINT "meetups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetups" ADD CONSTRAINT "meetups_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetups" ADD CONSTRAINT "meetups_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetups_by_order" ON "meetups" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "meetups_ahead" ON "meetups" USING btree ("starts_at") WHERE "meetups"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "meetups_of_buyer" ON "meetups" USING btree ("buyer_id") WHERE "meetups"."status" in ('met', 'missed');--> statement-breakpoint
CREATE INDEX "meetups_of_seller" ON "meetups" USING btree ("seller_id") WHERE "meetups"."status" in ('met', 'missed');