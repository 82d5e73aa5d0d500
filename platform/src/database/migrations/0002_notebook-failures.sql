ALTER TABLE "notebook_files" ADD COLUMN "failed_version" integer;--> statement-breakpoint
ALTER TABLE "notebook_files" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notebook_files" ADD COLUMN "retry_date" timestamp (3) with time zone;