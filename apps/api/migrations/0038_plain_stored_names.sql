ALTER TABLE "group_news" RENAME TO "group_members";--> statement-breakpoint
ALTER TABLE "group_members" RENAME COLUMN "told_id" TO "notified_id";--> statement-breakpoint
ALTER TABLE "group_members" RENAME CONSTRAINT "group_news_listing_id_user_id_pk" TO "group_members_listing_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "group_members" RENAME CONSTRAINT "group_news_listing_id_listings_id_fk" TO "group_members_listing_id_listings_id_fk";--> statement-breakpoint
ALTER TABLE "group_members" RENAME CONSTRAINT "group_news_user_id_users_id_fk" TO "group_members_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "student_proof_notice" TO "student_verification_notice";--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'student_verification' || substr("kind", 14) WHERE "kind" IN ('student_proof_due', 'student_proof_over');
