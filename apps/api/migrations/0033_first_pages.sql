ALTER TABLE "study_files" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "study_files" ADD COLUMN "drawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "study_files_undrawn" ON "study_files" USING btree ("created_at") WHERE format = 'pdf' and drawn_at is null;