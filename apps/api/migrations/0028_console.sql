CREATE TABLE "hive_switches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hive" text NOT NULL,
	"feature" text NOT NULL,
	"reason" text,
	"by_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "hive_switches_once" UNIQUE("hive","feature")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "hive_switches" ADD CONSTRAINT "hive_switches_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;