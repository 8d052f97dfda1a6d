ALTER TABLE "listings" RENAME COLUMN "price_pesewas" TO "price_minor";--> statement-breakpoint
ALTER TABLE "saved_searches" RENAME COLUMN "min_pesewas" TO "min_price_minor";--> statement-breakpoint
ALTER TABLE "saved_searches" RENAME COLUMN "max_pesewas" TO "max_price_minor";--> statement-breakpoint
UPDATE "outbox" SET "topic" = 'event.updated' WHERE "topic" = 'event.news';
