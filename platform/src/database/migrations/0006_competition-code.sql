CREATE TABLE "code_rules" (
	"competition_id" text PRIMARY KEY NOT NULL,
	"sharing" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_competitions" (
	"competition_id" text NOT NULL,
	"project_id" text NOT NULL,
	"work_id" text,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_competitions_competition_id_project_id_pk" PRIMARY KEY("competition_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "code_rules" ADD CONSTRAINT "code_rules_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_competitions" ADD CONSTRAINT "project_competitions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_competitions" ADD CONSTRAINT "project_competitions_project_id_labs_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."labs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_competitions" ADD CONSTRAINT "project_competitions_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_competitions_project" ON "project_competitions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_competitions_work" ON "project_competitions" USING btree ("work_id");