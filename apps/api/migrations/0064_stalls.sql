CREATE TABLE "stall_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stall_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_minor" integer NOT NULL,
	"stock" integer,
	"ordered" integer DEFAULT 0 NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"photo" jsonb,
	"removed_at" timestamp with time zone,
	CONSTRAINT "stall_items_stock" CHECK ("stall_items"."ordered" >= 0 and ("stall_items"."stock" is null or "stall_items"."ordered" <= "stall_items"."stock")),
	CONSTRAINT "stall_items_price" CHECK ("stall_items"."price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "stall_lines" (
	"stall_order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_minor" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stall_lines_stall_order_id_item_id_pk" PRIMARY KEY("stall_order_id","item_id"),
	CONSTRAINT "stall_lines_quantity" CHECK ("stall_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stall_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stall_id" uuid NOT NULL,
	"order_id" uuid,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"payment" text NOT NULL,
	"status" text NOT NULL,
	"number" integer,
	"price_minor" integer NOT NULL,
	"place" text,
	"hall_id" text,
	"ready_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stall_orders_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "stall_orders_number" UNIQUE("stall_id","number"),
	CONSTRAINT "stall_orders_payment" CHECK (("stall_orders"."payment" = 'cash') = ("stall_orders"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "stalls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"category" text NOT NULL,
	"hall_id" text,
	"place" text,
	"hours" jsonb NOT NULL,
	"periods" jsonb NOT NULL,
	"switched_to" text,
	"switch_until" timestamp with time zone,
	"ready_minutes" integer NOT NULL,
	"takes_cash" boolean NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stall_items" ADD CONSTRAINT "stall_items_stall_id_stalls_id_fk" FOREIGN KEY ("stall_id") REFERENCES "public"."stalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stall_lines" ADD CONSTRAINT "stall_lines_stall_order_id_stall_orders_id_fk" FOREIGN KEY ("stall_order_id") REFERENCES "public"."stall_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stall_lines" ADD CONSTRAINT "stall_lines_item_id_stall_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stall_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stall_orders" ADD CONSTRAINT "stall_orders_stall_id_stalls_id_fk" FOREIGN KEY ("stall_id") REFERENCES "public"."stalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stall_orders" ADD CONSTRAINT "stall_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stall_orders" ADD CONSTRAINT "stall_orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stall_orders" ADD CONSTRAINT "stall_orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stalls" ADD CONSTRAINT "stalls_id_listings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stalls" ADD CONSTRAINT "stalls_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stall_items_by_stall" ON "stall_items" USING btree ("stall_id","position");--> statement-breakpoint
CREATE INDEX "stall_orders_queue" ON "stall_orders" USING btree ("stall_id","ready_at","id") WHERE status in ('new', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "stall_orders_by_buyer" ON "stall_orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stalls_one_of_seller" ON "stalls" USING btree ("seller_id") WHERE closed_at is null;