ALTER TABLE "downloads" ADD COLUMN "helpful" boolean;--> statement-breakpoint
ALTER TABLE "study_files" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "listings_by_file" ON "listings" USING btree ((details -> 'file' ->> 'id')) WHERE hive = 'archive';--> statement-breakpoint
CREATE INDEX "study_files_same" ON "study_files" USING btree ("sha256");