ALTER TABLE "group_messages" ADD COLUMN "warning" text;--> statement-breakpoint
ALTER TABLE "group_messages" ADD COLUMN "reply_to_id" uuid;--> statement-breakpoint
ALTER TABLE "group_messages" ADD COLUMN "unsent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_reply_to_id_group_messages_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."group_messages"("id") ON DELETE no action ON UPDATE no action;