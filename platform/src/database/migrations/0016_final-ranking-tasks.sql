ALTER TABLE "final_rankings" ADD COLUMN "task_id" text;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD CONSTRAINT "final_rankings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "final_rankings" SET "task_id" = "only"."id"
FROM (
  SELECT "competition_id", min("id") AS "id" FROM "tasks"
  WHERE "excluded_date" IS NULL GROUP BY "competition_id" HAVING count(*) = 1
) AS "only"
WHERE "only"."competition_id" = "final_rankings"."competition_id" AND "final_rankings"."score" IS NOT NULL;
