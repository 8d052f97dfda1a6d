CREATE TABLE "recovery_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_seed" text NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notification_id" uuid,
	"state" text NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"segments" integer DEFAULT 0 NOT NULL,
	"cost_minor" integer,
	"reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_numbers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"masked_phone" text NOT NULL,
	"phone_hash" text NOT NULL,
	"sealed_phone" text NOT NULL,
	"code_seed" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"is_on" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_numbers" ADD CONSTRAINT "sms_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_once" ON "sms_messages" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "sms_messages_by_user" ON "sms_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sms_messages_by_age" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_numbers_by_phone" ON "sms_numbers" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_numbers_one_owner" ON "sms_numbers" USING btree ("phone_hash") WHERE "sms_numbers"."proven_at" is not null;