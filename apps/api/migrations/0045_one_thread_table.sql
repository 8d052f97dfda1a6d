ALTER TABLE "conversations" ALTER COLUMN "first_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "second_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "opened_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "kind" text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "notified_position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "archived_position" bigint;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_of_a_kind" CHECK (case "conversations"."kind" when 'direct' then num_nulls("conversations"."first_user_id", "conversations"."second_user_id", "conversations"."opened_by_id") = 0
        when 'group' then num_nonnulls("conversations"."first_user_id", "conversations"."second_user_id", "conversations"."opened_by_id") = 0 and "conversations"."listing_id" = "conversations"."id" else false end);--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_once";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_once" UNIQUE("sender_id","conversation_id","client_id");--> statement-breakpoint
-- A process of the previous version may still write: nothing comes between the copy and the end of what is copied.
LOCK TABLE "group_messages", "group_members", "group_reads" IN EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "conversations" ("id", "kind", "listing_id", "length", "created_at", "updated_at")
SELECT "listings"."id", 'group', "listings"."id", count("said"."id"), "listings"."created_at", coalesce(max("said"."created_at"), "listings"."created_at")
FROM "listings" LEFT JOIN "group_messages" "said" ON "said"."listing_id" = "listings"."id"
WHERE "listings"."id" IN (
  SELECT "listing_id" FROM "group_messages" UNION SELECT "listing_id" FROM "group_members" UNION SELECT "listing_id" FROM "group_reads")
GROUP BY "listings"."id";--> statement-breakpoint
INSERT INTO "messages" ("id", "conversation_id", "position", "sender_id", "client_id", "kind", "content", "attachment", "warning", "reply_to_id", "created_at", "unsent_at", "delivered_at")
SELECT "id", "listing_id", row_number() OVER (PARTITION BY "listing_id" ORDER BY "id"), "sender_id", "client_id",
  CASE WHEN "attachment" IS NULL THEN 'text' ELSE 'photo' END, "content", "attachment", "warning", "reply_to_id", "created_at", "unsent_at", "delivered_at"
FROM "group_messages";--> statement-breakpoint
-- What was the newest message for a student becomes its position.
INSERT INTO "participations" ("conversation_id", "user_id", "read_position", "received_position", "notified_position", "muted_at", "archived_position", "updated_at")
SELECT "talk"."id", "user_id",
  (SELECT count(*) FROM "group_messages" "said" WHERE "said"."listing_id" = "talk"."id" AND "said"."id" <= "seen_id"),
  (SELECT count(*) FROM "group_messages" "said" WHERE "said"."listing_id" = "talk"."id" AND "said"."id" <= "received_id"),
  (SELECT count(*) FROM "group_messages" "said" WHERE "said"."listing_id" = "talk"."id" AND "said"."id" <= "notified_id"),
  "muted_at",
  CASE WHEN "archived_id" IS NOT NULL THEN
    (SELECT count(*) FROM "group_messages" "said" WHERE "said"."listing_id" = "talk"."id" AND "said"."id" <= "archived_id") END,
  "talk"."updated_at"
FROM ("group_members" FULL JOIN "group_reads" USING ("listing_id", "user_id")) AS "kept" JOIN "conversations" "talk" ON "talk"."id" = "kept"."listing_id";--> statement-breakpoint
DROP TABLE "group_members";--> statement-breakpoint
DROP TABLE "group_reads";--> statement-breakpoint
DROP TABLE "group_messages";
