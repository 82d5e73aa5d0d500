ALTER TABLE "registrations" ADD COLUMN "custom_id" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "custom_id_date" timestamp (3) with time zone;