CREATE TABLE "inherited_works" (
	"team_id" text NOT NULL,
	"work_id" text NOT NULL,
	CONSTRAINT "inherited_works_team_id_work_id_pk" PRIMARY KEY("team_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "team_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"type" integer NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"from_team_id" text,
	"team_id" text NOT NULL,
	"member_id" text,
	"sender_id" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"answer_date" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "team_name_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "team_notification" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "receives" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "inherited_works" ADD CONSTRAINT "inherited_works_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inherited_works" ADD CONSTRAINT "inherited_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_from_team_id_teams_id_fk" FOREIGN KEY ("from_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inherited_works_work" ON "inherited_works" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_applications_merge_once" ON "team_applications" USING btree ("from_team_id","team_id") WHERE "team_applications"."status" = 0 and "team_applications"."from_team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_applications_member_once" ON "team_applications" USING btree ("team_id","member_id") WHERE "team_applications"."status" = 0 and "team_applications"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "team_applications_team" ON "team_applications" USING btree ("team_id","create_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "team_applications_from" ON "team_applications" USING btree ("from_team_id","create_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teams_living" ON "teams" USING btree ("competition_id","create_date","id") WHERE not "teams"."deleted";