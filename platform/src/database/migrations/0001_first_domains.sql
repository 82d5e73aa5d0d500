CREATE TABLE "competitions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"image" text,
	"image_heading" text,
	"award" text,
	"display_label" text,
	"users_number" integer DEFAULT 0 NOT NULL,
	"teams_number" integer DEFAULT 0 NOT NULL,
	"works_number" integer DEFAULT 0 NOT NULL,
	"use_klab" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"sticky" boolean DEFAULT false NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone,
	"register_end_date" timestamp (3) with time zone,
	"is_series" boolean DEFAULT false NOT NULL,
	"series_id" text,
	"landing_url" text,
	"detail_type" text,
	"event_type" integer DEFAULT 1 NOT NULL,
	"max_members_per_team" integer DEFAULT 5 NOT NULL,
	"tabs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"register_notice" text,
	"published" boolean DEFAULT false NOT NULL,
	"organizer_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"status" integer NOT NULL,
	"team_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registrations_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"name" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"award_whale_coin" integer DEFAULT 0 NOT NULL,
	"show_leaderboard" boolean DEFAULT false NOT NULL,
	"show_private_leaderboard" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_solutions" (
	"task_id" text PRIMARY KEY NOT NULL,
	"csv" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"task_type" integer DEFAULT 0 NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"submit_disabled" boolean DEFAULT false NOT NULL,
	"submission_notice" text,
	"show_leaderboard" boolean DEFAULT false NOT NULL,
	"show_private_leaderboard" boolean DEFAULT false NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"objective" jsonb
);
--> statement-breakpoint
CREATE TABLE "team_bests" (
	"task_id" text NOT NULL,
	"board" text NOT NULL,
	"team_id" text NOT NULL,
	"score" double precision NOT NULL,
	"sort_key" double precision NOT NULL,
	"best_date" timestamp (3) with time zone NOT NULL,
	"last_date" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "team_bests_task_id_board_team_id_pk" PRIMARY KEY("task_id","board","team_id")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_views_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "site_configs" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"team_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"status" integer NOT NULL,
	"upload_date" timestamp (3) with time zone NOT NULL,
	"review_date" timestamp (3) with time zone,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"public_score" double precision,
	"private_score" double precision,
	"error_message" text,
	CONSTRAINT "works_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "quest_progress" (
	"member_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"period" text NOT NULL,
	"progress" integer NOT NULL,
	"status" text NOT NULL,
	"record_id" text NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_progress_member_id_quest_id_period_pk" PRIMARY KEY("member_id","quest_id","period"),
	CONSTRAINT "quest_progress_record_id_unique" UNIQUE("record_id")
);
--> statement-breakpoint
CREATE TABLE "quest_steps" (
	"member_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"period" text NOT NULL,
	"subject" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_steps_member_id_quest_id_period_subject_pk" PRIMARY KEY("member_id","quest_id","period","subject")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text NOT NULL,
	"member_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"join_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_members_team_id_member_id_pk" PRIMARY KEY("team_id","member_id"),
	CONSTRAINT "team_members_once" UNIQUE("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"description" text DEFAULT '' NOT NULL,
	"captain_id" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"promotions" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"ext" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_organizer_id_members_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_solutions" ADD CONSTRAINT "task_solutions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bests" ADD CONSTRAINT "team_bests_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bests" ADD CONSTRAINT "team_bests_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_progress" ADD CONSTRAINT "quest_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_steps" ADD CONSTRAINT "quest_steps_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_captain_id_members_id_fk" FOREIGN KEY ("captain_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitions_start" ON "competitions" USING btree ("published","start_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "competitions_series" ON "competitions" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "registrations_member" ON "registrations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "stages_competition" ON "stages" USING btree ("competition_id","start_date");--> statement-breakpoint
CREATE INDEX "tasks_stage" ON "tasks" USING btree ("stage_id","position");--> statement-breakpoint
CREATE INDEX "tasks_competition" ON "tasks" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "team_bests_rank" ON "team_bests" USING btree ("task_id","board","sort_key","best_date","team_id");--> statement-breakpoint
CREATE INDEX "works_team_task" ON "works" USING btree ("team_id","task_id","upload_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quest_steps_date" ON "quest_steps" USING btree ("date");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "teams_competition" ON "teams" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id");