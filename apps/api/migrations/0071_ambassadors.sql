CREATE TABLE "ambassador_sign_ups" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ambassadors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"university_id" text NOT NULL,
	"sign_up_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ambassadors_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "ambassador_code" text;--> statement-breakpoint
ALTER TABLE "ambassador_sign_ups" ADD CONSTRAINT "ambassador_sign_ups_ambassador_id_ambassadors_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."ambassadors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ambassador_sign_ups_by_ambassador" ON "ambassador_sign_ups" USING btree ("ambassador_id");