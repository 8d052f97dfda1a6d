DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_by_status";--> statement-breakpoint
DROP INDEX "listings_by_price";--> statement-breakpoint
ALTER TABLE "listings" drop column "search";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', translate(title, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—…₵ÀÁÂÃÄÅàáâãäåÇçƉɖƐɛÈÉÊËèéêëƑƒƔɣÌÍÎÏìíîïŊŋÑñƆɔÒÓÔÕÖòóôõöÙÚÛÜùúûüƲʋÝýÿ̀́̂̃̄̌', '                                        aaaaaaaaaaaaccddeeeeeeeeeeffggiiiiiiiinnnnoooooooooooouuuuuuuuvvyyy')), 'A') || setweight(to_tsvector('simple', translate(description, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—…₵ÀÁÂÃÄÅàáâãäåÇçƉɖƐɛÈÉÊËèéêëƑƒƔɣÌÍÎÏìíîïŊŋÑñƆɔÒÓÔÕÖòóôõöÙÚÛÜùúûüƲʋÝýÿ̀́̂̃̄̌', '                                        aaaaaaaaaaaaccddeeeeeeeeeeffggiiiiiiiinnnnoooooooooooouuuuuuuuvvyyy')), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "listings_open_newest" ON "listings" USING btree ("hive","id","expires_at") WHERE status in ('active', 'reserved');--> statement-breakpoint
CREATE INDEX "listings_open_campus" ON "listings" USING btree ("university_id","hive","id","expires_at") WHERE status in ('active', 'reserved');--> statement-breakpoint
CREATE INDEX "listings_open_price" ON "listings" USING btree (coalesce("price_pesewas", 0),"id","hive","expires_at") WHERE status in ('active', 'reserved');--> statement-breakpoint
CREATE INDEX "listings_due" ON "listings" USING btree ("expires_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE attached_at is null;