CREATE TABLE "student_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_seed" text NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "student_proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Whoever is here proved the mailbox by joining; those for whom that is a year ago are told a month ahead like all others.
UPDATE "users" SET "student_proved_at" = greatest("created_at", now() - interval '335 days');--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "student_proof_notice" integer;--> statement-breakpoint
ALTER TABLE "student_codes" ADD CONSTRAINT "student_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_proofs_to_end" ON "users" USING btree ("student_proved_at") WHERE "users"."is_verified" and "users"."deleted_at" is null;