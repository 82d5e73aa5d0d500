CREATE TABLE "write_up_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"write_up_id" text NOT NULL,
	"number" integer NOT NULL,
	"author_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"approach" text NOT NULL,
	"features" text NOT NULL,
	"validation" text NOT NULL,
	"failed_attempts" text NOT NULL,
	"costs" text NOT NULL,
	CONSTRAINT "write_up_versions_number" UNIQUE("write_up_id","number")
);
--> statement-breakpoint
CREATE TABLE "write_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"team_id" text NOT NULL,
	"version" integer NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text,
	CONSTRAINT "write_ups_once" UNIQUE("team_id")
);
--> statement-breakpoint
ALTER TABLE "write_up_versions" ADD CONSTRAINT "write_up_versions_write_up_id_write_ups_id_fk" FOREIGN KEY ("write_up_id") REFERENCES "public"."write_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_up_versions" ADD CONSTRAINT "write_up_versions_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_ups" ADD CONSTRAINT "write_ups_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_ups" ADD CONSTRAINT "write_ups_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "write_up_versions_author" ON "write_up_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "write_ups_competition" ON "write_ups" USING btree ("competition_id");