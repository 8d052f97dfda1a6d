CREATE TABLE "import_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"email" text NOT NULL,
	"canonical_email" text NOT NULL,
	"token_hash" text,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_claims_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "import_claims_one_each" UNIQUE("run_id","canonical_email")
);
--> statement-breakpoint
CREATE TABLE "import_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"row" integer NOT NULL,
	"hive" text NOT NULL,
	"title" text NOT NULL,
	"input" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"listing_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_drafts_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"university_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unowned_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"photo" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_claims" ADD CONSTRAINT "import_claims_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_drafts" ADD CONSTRAINT "import_drafts_claim_id_import_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."import_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_drafts" ADD CONSTRAINT "import_drafts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_claims_by_address" ON "import_claims" USING btree ("canonical_email");--> statement-breakpoint
CREATE INDEX "import_claims_by_end" ON "import_claims" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "import_drafts_by_claim" ON "import_drafts" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "unowned_uploads_by_end" ON "unowned_uploads" USING btree ("expires_at");