CREATE TABLE "answer_files" (
	"file_key" text NOT NULL,
	"work_id" text,
	"authorization_id" text
);
--> statement-breakpoint
CREATE TABLE "authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"team_id" text NOT NULL,
	"member_id" text NOT NULL,
	"submit_date" timestamp (3) with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"status" integer NOT NULL,
	"deny_reason" text,
	"reviewer_id" text,
	"review_date" timestamp (3) with time zone,
	CONSTRAINT "authorizations_once" UNIQUE("stage_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "upload_token_versions" (
	"task_id" text NOT NULL,
	"team_id" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "upload_token_versions_task_id_team_id_pk" PRIMARY KEY("task_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "work_reviews" (
	"work_id" text NOT NULL,
	"reviewer_id" text NOT NULL,
	"score" double precision NOT NULL,
	"comment" text NOT NULL,
	"review_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_reviews_work_id_reviewer_id_pk" PRIMARY KEY("work_id","reviewer_id")
);
--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "file_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "file_size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "need_agreement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "agreement_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "authorize_notice" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "show_private_best_work" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "subjective" jsonb;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "selected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_authorization_id_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."authorizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token_versions" ADD CONSTRAINT "upload_token_versions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token_versions" ADD CONSTRAINT "upload_token_versions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reviews" ADD CONSTRAINT "work_reviews_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reviews" ADD CONSTRAINT "work_reviews_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_files_key" ON "answer_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "authorizations_stage" ON "authorizations" USING btree ("stage_id","status","submit_date");--> statement-breakpoint
CREATE INDEX "authorizations_team" ON "authorizations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "works_task" ON "works" USING btree ("task_id","upload_date" DESC NULLS LAST);
--> statement-breakpoint
DELETE FROM "team_bests" WHERE "board" = 'private';--> statement-breakpoint
INSERT INTO "team_bests" ("task_id", "board", "team_id", "score", "sort_key", "best_date", "last_date", "entries")
WITH "reviewed" AS (
	SELECT "works".*, CASE WHEN "tasks"."objective" ->> 'metric' IN ('rmse', 'mae') THEN 1 ELSE -1 END AS "sign"
	FROM "works" INNER JOIN "tasks" ON "tasks"."id" = "works"."task_id"
	WHERE "works"."status" = 1 AND "public_score" IS NOT NULL AND "private_score" IS NOT NULL
), "placed" AS (
	SELECT *, count(*) OVER "own" AS "entries", max("upload_date") OVER "own" AS "last_date",
		row_number() OVER (PARTITION BY "task_id", "team_id" ORDER BY "sign" * "public_score", "upload_date", "id") AS "place"
	FROM "reviewed" WINDOW "own" AS (PARTITION BY "task_id", "team_id")
)
SELECT DISTINCT ON ("task_id", "team_id") "task_id", 'private', "team_id", "private_score",
	"sign" * "private_score", "upload_date", "last_date", "entries"
FROM "placed" WHERE "place" <= 2
ORDER BY "task_id", "team_id", "sign" * "private_score", "upload_date", "id";
