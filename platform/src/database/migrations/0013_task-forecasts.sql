CREATE TABLE "task_forecasts" (
	"task_id" text PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"done_date" timestamp (3) with time zone,
	"figures" jsonb,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "task_forecasts" ADD CONSTRAINT "task_forecasts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;