CREATE TABLE "sandbox_transactions" (
	"reference" text PRIMARY KEY NOT NULL,
	"access_code" text NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"callback_url" text,
	"status" text NOT NULL,
	"channel" text,
	"gateway_response" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_transactions_access_code_unique" UNIQUE("access_code")
);
