ALTER TABLE "orders" ADD COLUMN "price_field" text;--> statement-breakpoint
-- Visitors see the face of a tutor with a public profile, so kept lists change with that setting, too.
DROP TRIGGER "listings_version_poster" ON "users";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listings_version_poster" AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.name, OLD.avatar_url, OLD.is_verified, OLD.university_id, OLD.deleted_at, OLD.settings->>'visibility')
    IS DISTINCT FROM (NEW.name, NEW.avatar_url, NEW.is_verified, NEW.university_id, NEW.deleted_at, NEW.settings->>'visibility'))
  EXECUTE FUNCTION listings_changed();
