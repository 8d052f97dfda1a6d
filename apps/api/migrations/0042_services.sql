CREATE TABLE "portfolio_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"photo" jsonb NOT NULL,
	"caption" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind_includes" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind_days" integer;--> statement-breakpoint
ALTER TABLE "portfolio_pictures" ADD CONSTRAINT "portfolio_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_pictures_by_user" ON "portfolio_pictures" USING btree ("user_id","position");