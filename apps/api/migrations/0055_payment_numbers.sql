CREATE TABLE "payment_numbers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"masked_phone" text NOT NULL,
	"sealed_phone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "sealed_phone" text;--> statement-breakpoint
ALTER TABLE "payment_numbers" ADD CONSTRAINT "payment_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;