CREATE TABLE "board_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text,
	"stage_id" text,
	"html" text NOT NULL,
	CONSTRAINT "board_templates_task_id_unique" UNIQUE("task_id"),
	CONSTRAINT "board_templates_stage_id_unique" UNIQUE("stage_id"),
	CONSTRAINT "board_templates_owner" CHECK (num_nonnulls("board_templates"."task_id", "board_templates"."stage_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "external_boards" (
	"name" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_leaderboards" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"activated" boolean NOT NULL,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"all_teams" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"name" text NOT NULL,
	"activated" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_teams" (
	"leaderboard_id" text NOT NULL,
	"team_id" text NOT NULL,
	CONSTRAINT "leaderboard_teams_leaderboard_id_team_id_pk" PRIMARY KEY("leaderboard_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "board_templates" ADD CONSTRAINT "board_templates_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_templates" ADD CONSTRAINT "board_templates_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_leaderboards" ADD CONSTRAINT "group_leaderboards_group_id_leaderboard_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."leaderboard_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_groups" ADD CONSTRAINT "leaderboard_groups_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_teams" ADD CONSTRAINT "leaderboard_teams_leaderboard_id_group_leaderboards_id_fk" FOREIGN KEY ("leaderboard_id") REFERENCES "public"."group_leaderboards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_teams" ADD CONSTRAINT "leaderboard_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_leaderboards_group" ON "group_leaderboards" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "leaderboard_groups_task" ON "leaderboard_groups" USING btree ("task_id","position");--> statement-breakpoint
CREATE INDEX "leaderboard_teams_team" ON "leaderboard_teams" USING btree ("team_id");