ALTER TABLE "listings" ADD COLUMN "going" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "places_taken" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "listings" SET "going" = counted.going, "places_taken" = counted.taken
FROM (
  SELECT listing_id,
    count(*) FILTER (WHERE status = 'going')::integer AS going,
    count(*) FILTER (WHERE status IN ('reserved', 'going', 'offered'))::integer AS taken
  FROM tickets GROUP BY listing_id
) counted
WHERE "listings"."id" = counted.listing_id;--> statement-breakpoint
-- Lists show how full an event is: counted beside its listing, whose change tells every process that its lists are old.
CREATE FUNCTION tickets_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := coalesce(OLD.status, 'left');
  after text := coalesce(NEW.status, 'left');
  more_going integer := (after = 'going')::integer - (before = 'going')::integer;
  more_taken integer := (after IN ('reserved', 'going', 'offered'))::integer
    - (before IN ('reserved', 'going', 'offered'))::integer;
BEGIN
  IF more_going <> 0 OR more_taken <> 0 THEN
    UPDATE listings SET going = going + more_going, places_taken = places_taken + more_taken
    WHERE id = coalesce(NEW.listing_id, OLD.listing_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tickets_counted AFTER INSERT OR UPDATE OF status OR DELETE ON tickets
  FOR EACH ROW EXECUTE FUNCTION tickets_counted();
