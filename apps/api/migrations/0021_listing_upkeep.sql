CREATE TABLE "listing_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"price_minor" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_view_counts" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_views_listing_id_visitor_pk" PRIMARY KEY("listing_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_from_minor" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "renewed_id" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "latest_id" uuid GENERATED ALWAYS AS (coalesce(renewed_id, id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_view_counts" ADD CONSTRAINT "listing_view_counts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_prices_by_listing" ON "listing_prices" USING btree ("listing_id","until");--> statement-breakpoint
CREATE INDEX "listing_views_over" ON "listing_views" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "listings_open_latest" ON "listings" USING btree ("hive","latest_id","expires_at") WHERE status in ('active', 'reserved');--> statement-breakpoint
CREATE INDEX "listings_campus_latest" ON "listings" USING btree ("university_id","hive","latest_id","expires_at") WHERE status in ('active', 'reserved');--> statement-breakpoint
CREATE INDEX "listings_reduced" ON "listings" USING btree ("reduced_at") WHERE reduced_at is not null;--> statement-breakpoint
CREATE INDEX "listings_sold" ON "listings" USING btree ("hive","updated_at" DESC NULLS LAST) WHERE status in ('sold', 'completed');