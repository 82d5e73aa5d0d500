ALTER TABLE "task_solutions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "private_open_date" timestamp (3) with time zone;