CREATE TABLE "availabilities" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid NOT NULL,
	"weekly" jsonb NOT NULL,
	"days_off" jsonb NOT NULL,
	"extra_hours" jsonb NOT NULL,
	"break_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_tutor_id_users_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availabilities_by_tutor" ON "availabilities" USING btree ("tutor_id");