CREATE TABLE "attendee_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"warning" text,
	"created_at" timestamp with time zone NOT NULL,
	"reached_id" uuid
);
--> statement-breakpoint
ALTER TABLE "attendee_messages" ADD CONSTRAINT "attendee_messages_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendee_messages" ADD CONSTRAINT "attendee_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendee_messages_latest" ON "attendee_messages" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "attendee_messages_by_sender" ON "attendee_messages" USING btree ("sender_id");