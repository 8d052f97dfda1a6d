ALTER TABLE "takedowns" DROP CONSTRAINT "takedowns_listing_or_account";--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "wanted_id" uuid;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_wanted_id_wanted_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_one_open_of_post" ON "takedowns" USING btree ("wanted_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_one_thing" CHECK (num_nonnulls(listing_id, wanted_id) = case when kind = 'suspend' then 0 else 1 end);