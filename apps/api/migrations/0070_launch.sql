CREATE TABLE "launched_universities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"university_id" text NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "launched_universities_university_id_unique" UNIQUE("university_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_students" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"university_id" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_students_by_university" ON "waiting_students" USING btree ("university_id","created_at");