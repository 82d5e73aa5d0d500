CREATE TABLE "application_counts" (
	"source" text NOT NULL,
	"day" text NOT NULL,
	"forms" integer NOT NULL,
	CONSTRAINT "application_counts_source_day_pk" PRIMARY KEY("source","day")
);
--> statement-breakpoint
CREATE TABLE "application_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"phone" text NOT NULL,
	"data" jsonb NOT NULL,
	"member_id" text,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_revisions" (
	"task_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "final_rankings" (
	"competition_id" text NOT NULL,
	"place" integer NOT NULL,
	"team_id" text NOT NULL,
	"reward" text,
	CONSTRAINT "final_rankings_competition_id_place_pk" PRIMARY KEY("competition_id","place"),
	CONSTRAINT "final_rankings_once" UNIQUE("competition_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "final_ranking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_forms" ADD CONSTRAINT "application_forms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_revisions" ADD CONSTRAINT "board_revisions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD CONSTRAINT "final_rankings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD CONSTRAINT "final_rankings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_forms_newest" ON "application_forms" USING btree ("type","create_date" DESC NULLS LAST,"id");