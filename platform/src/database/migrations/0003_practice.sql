CREATE TABLE "practice_closings" (
	"competition_id" text PRIMARY KEY NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_works" (
	"id" text PRIMARY KEY NOT NULL,
	"practice_id" text NOT NULL,
	"task_id" text NOT NULL,
	"status" integer NOT NULL,
	"upload_date" timestamp (3) with time zone NOT NULL,
	"review_date" timestamp (3) with time zone,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"public_score" double precision,
	"private_score" double precision,
	"error_message" text,
	CONSTRAINT "practice_works_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"mode" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practices_once" UNIQUE("competition_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "practice_closings" ADD CONSTRAINT "practice_closings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_works" ADD CONSTRAINT "practice_works_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_works" ADD CONSTRAINT "practice_works_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_works_practice" ON "practice_works" USING btree ("practice_id","upload_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practices_member" ON "practices" USING btree ("member_id");