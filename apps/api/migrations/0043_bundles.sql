CREATE TABLE "bundle_items" (
	"order_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "bundle_items_order_id_listing_id_pk" PRIMARY KEY("order_id","listing_id"),
	CONSTRAINT "bundle_items_position" CHECK ("bundle_items"."position" > 0),
	CONSTRAINT "bundle_items_price" CHECK ("bundle_items"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_sales" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "more_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sales" ADD CONSTRAINT "live_sales_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sales" ADD CONSTRAINT "live_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_items_in_order" ON "bundle_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "bundle_items_by_listing" ON "bundle_items" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "live_sales_by_order" ON "live_sales" USING btree ("order_id");--> statement-breakpoint
-- Runs for processes of the version before as well, which know nothing of bundles.
CREATE FUNCTION keep_live_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  live CONSTANT text[] := ARRAY['pending_payment', 'held', 'disputed', 'frozen'];
BEGIN
  IF NEW.item <> 'listing' THEN
    RETURN NULL;
  ELSIF NEW.status <> ALL (live) THEN
    DELETE FROM live_sales WHERE order_id = NEW.id;
  ELSIF TG_OP = 'INSERT' OR OLD.status <> ALL (live) THEN
    INSERT INTO live_sales (listing_id, order_id)
      SELECT NEW.listing_id, NEW.id UNION ALL SELECT listing_id, order_id FROM bundle_items WHERE order_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_live_sales AFTER INSERT OR UPDATE OF status ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_live_sales();--> statement-breakpoint
CREATE FUNCTION add_live_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_sales (listing_id, order_id) SELECT NEW.listing_id, id FROM orders
    WHERE id = NEW.order_id AND status IN ('pending_payment', 'held', 'disputed', 'frozen');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bundle_items_live_sale AFTER INSERT ON bundle_items
  FOR EACH ROW EXECUTE FUNCTION add_live_sale();--> statement-breakpoint
INSERT INTO live_sales (listing_id, order_id) SELECT listing_id, id FROM orders
  WHERE item = 'listing' AND status IN ('pending_payment', 'held', 'disputed', 'frozen');
