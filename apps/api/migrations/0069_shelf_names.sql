ALTER TABLE "users" ADD COLUMN "shelf_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shelf_name_unique" UNIQUE("shelf_name");