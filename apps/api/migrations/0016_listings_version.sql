CREATE TABLE "listings_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "listings_version" VALUES (1, gen_random_uuid());--> statement-breakpoint
-- At the end of the transaction, when every other lock is taken, so that nobody waits for it in a circle; and once, so that
-- a change of thousands costs one. Random instead of counting, so that a database from a backup has no version twice.
CREATE FUNCTION listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('campus.listings_changed', true) IS DISTINCT FROM 'yes' THEN
    PERFORM set_config('campus.listings_changed', 'yes', true);
    UPDATE listings_version SET version = gen_random_uuid();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER listings_version_posted AFTER INSERT ON listings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('active', 'reserved')) EXECUTE FUNCTION listings_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER listings_version_changed AFTER UPDATE ON listings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.status IN ('active', 'reserved') OR NEW.status IN ('active', 'reserved')) AND OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION listings_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER listings_version_gone AFTER DELETE ON listings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status IN ('active', 'reserved')) EXECUTE FUNCTION listings_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER listings_version_poster AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.name, OLD.avatar_url, OLD.is_verified, OLD.university_id, OLD.deleted_at)
    IS DISTINCT FROM (NEW.name, NEW.avatar_url, NEW.is_verified, NEW.university_id, NEW.deleted_at))
  EXECUTE FUNCTION listings_changed();
