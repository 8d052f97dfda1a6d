-- Photos of messages and complaints are read at /api/photos with a signature; their files follow when the server starts.
UPDATE "uploads" SET "photo" = regexp_replace("photo"::text, '"[^"]*/photos/([0-9a-f-]{36}/[0-9]+\.(avif|webp|jpg))"', '"/api/photos/\1"', 'g')::jsonb WHERE "purpose" IN ('message-photo', 'dispute-photo');--> statement-breakpoint
UPDATE "messages" SET "attachment" = regexp_replace("attachment"::text, '"[^"]*/photos/([0-9a-f-]{36}/[0-9]+\.(avif|webp|jpg))"', '"/api/photos/\1"', 'g')::jsonb WHERE "attachment" IS NOT NULL;--> statement-breakpoint
UPDATE "group_messages" SET "attachment" = regexp_replace("attachment"::text, '"[^"]*/photos/([0-9a-f-]{36}/[0-9]+\.(avif|webp|jpg))"', '"/api/photos/\1"', 'g')::jsonb WHERE "attachment" IS NOT NULL;--> statement-breakpoint
UPDATE "disputes" SET
  "photos" = regexp_replace("photos"::text, '"[^"]*/photos/([0-9a-f-]{36}/[0-9]+\.(avif|webp|jpg))"', '"/api/photos/\1"', 'g')::jsonb,
  "answer_photos" = regexp_replace("answer_photos"::text, '"[^"]*/photos/([0-9a-f-]{36}/[0-9]+\.(avif|webp|jpg))"', '"/api/photos/\1"', 'g')::jsonb;
