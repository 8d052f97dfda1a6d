CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT lower(translate($1, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—…₵ÀÁÂÃÄÅàáâãäåÇçƉɖƐɛÈÉÊËèéêëƑƒƔɣÌÍÎÏìíîïŊŋÑñƆɔÒÓÔÕÖòóôõöÙÚÛÜùúûüƲʋÝýÿ̀́̂̃̄̌', '                                        aaaaaaaaaaaaccddeeeeeeeeeeffggiiiiiiiinnnnoooooooooooouuuuuuuuvvyyy')) $$;--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"user_id" uuid NOT NULL,
	"folded" text NOT NULL,
	"q" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_searches_user_id_folded_pk" PRIMARY KEY("user_id","folded")
);
--> statement-breakpoint
CREATE TABLE "saved_search_alerts" (
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_alerts_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"q" text NOT NULL,
	"lexemes" text,
	"hive" text,
	"university_id" text,
	"min_pesewas" integer,
	"max_pesewas" integer,
	"condition" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "saved_searches_by_hive" ON "saved_searches" USING btree ("hive");--> statement-breakpoint
CREATE INDEX "users_letters" ON "users" USING gin (fold_text(name || ' ' || coalesce(bio, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_title_letters" ON "listings" USING gin (fold_text(title) gin_trgm_ops);