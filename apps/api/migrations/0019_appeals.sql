CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hidden_by_id" uuid,
	"reason" text,
	"case_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"outcome" text,
	"note" text,
	"answered_by_id" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "takedowns_answer_needs_appeal" CHECK (answered_at is null or appealed_at is not null)
);
--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_one_open" ON "takedowns" USING btree ("listing_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "takedowns_by_listing" ON "takedowns" USING btree ("listing_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "takedowns_by_owner" ON "takedowns" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "takedowns_appealed" ON "takedowns" USING btree ("appealed_at","id") WHERE appealed_at is not null and answered_at is null;--> statement-breakpoint
-- What was taken away before can be appealed against, too: the log knows who did it and why.
INSERT INTO "takedowns" ("id", "listing_id", "owner_id", "kind", "hidden_by_id", "reason", "case_id", "created_at")
SELECT DISTINCT ON (l."id") a."id", l."id", l."poster_id",
	CASE a."action" WHEN 'listing.hide' THEN 'hide' ELSE 'delete' END, a."actor_id", a."reason",
	(SELECT c."id" FROM "report_cases" c WHERE c."target_type" = 'listing' AND c."target_id" = l."id" AND c."resolved_at" = a."created_at" LIMIT 1),
	a."created_at"
FROM "listings" l
JOIN "audit_entries" a ON a."target_type" = 'listing' AND a."target_id" = l."id"
WHERE (l."status" = 'hidden' AND l."hidden_by" = 'moderator' AND a."action" = 'listing.hide')
	OR (l."status" = 'deleted' AND a."action" = 'listing.delete')
ORDER BY l."id", a."id" DESC;
--> statement-breakpoint
-- Hidden by reports, and left so by a moderator who warned or suspended its poster.
INSERT INTO "takedowns" ("id", "listing_id", "owner_id", "kind", "hidden_by_id", "reason", "case_id", "created_at")
SELECT DISTINCT ON (l."id") c."id", l."id", l."poster_id", 'hide', c."resolved_by_id", c."note", c."id", c."resolved_at"
FROM "listings" l
JOIN "report_cases" c ON c."target_type" = 'listing' AND c."target_id" = l."id" AND c."decision" IN ('warn', 'suspend')
WHERE l."status" = 'hidden' AND l."hidden_by" = 'moderator'
	AND NOT EXISTS (SELECT 1 FROM "takedowns" t WHERE t."listing_id" = l."id")
ORDER BY l."id", c."id" DESC;
