CREATE TABLE "wanted" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"university_id" text NOT NULL,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"category" text,
	"condition" text,
	"max_price_minor" integer,
	"warning" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone,
	"listed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wanted_answers" (
	"wanted_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wanted_answers_wanted_id_listing_id_pk" PRIMARY KEY("wanted_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_answers" ADD CONSTRAINT "wanted_answers_wanted_id_wanted_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_answers" ADD CONSTRAINT "wanted_answers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wanted_open_latest" ON "wanted" USING btree ("listed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "wanted_by_student" ON "wanted" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wanted_answers_by_listing" ON "wanted_answers" USING btree ("listing_id");