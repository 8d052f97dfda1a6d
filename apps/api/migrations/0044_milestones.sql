CREATE TABLE "milestone_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"worker_id" uuid NOT NULL,
	"status" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "milestone_number" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "milestone_count" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "milestone_title" text;--> statement-breakpoint
ALTER TABLE "milestone_plans" ADD CONSTRAINT "milestone_plans_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_plans" ADD CONSTRAINT "milestone_plans_worker_id_users_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_plans_by_listing" ON "milestone_plans" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "milestone_plans_by_worker" ON "milestone_plans" USING btree ("worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_plans_one_proposed" ON "milestone_plans" USING btree ("listing_id") WHERE "milestone_plans"."status" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_plans_one_accepted" ON "milestone_plans" USING btree ("listing_id") WHERE "milestone_plans"."status" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_milestone" ON "orders" USING btree ("milestone_id") WHERE "orders"."milestone_id" is not null and "orders"."status" in ('pending_payment', 'held', 'disputed', 'frozen', 'released', 'paid_out');