CREATE TABLE "lesson_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"title" text NOT NULL,
	"student_id" uuid NOT NULL,
	"tutor_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"price" integer NOT NULL,
	"status" text NOT NULL,
	"ended_because" text,
	"kept_until" timestamp with time zone NOT NULL,
	"lessons" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_tutor_id_users_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_series_by_student" ON "lesson_series" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lesson_series_by_tutor" ON "lesson_series" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "lesson_series_due" ON "lesson_series" USING btree ("due_at") WHERE "lesson_series"."status" <> 'ended';