CREATE TABLE "questionnaire_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"questionnaire_id" text NOT NULL,
	"question_id" text NOT NULL,
	"content" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_records" (
	"questionnaire_id" text NOT NULL,
	"member_id" text NOT NULL,
	"refused" boolean NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questionnaire_records_questionnaire_id_member_id_pk" PRIMARY KEY("questionnaire_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"questions" jsonb NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"publish_date" timestamp (3) with time zone,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badge_settings" (
	"type" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"thresholds" integer[] NOT NULL,
	"active" boolean NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"description" text NOT NULL,
	"guideline" text NOT NULL,
	"threshold" integer NOT NULL,
	"counts_once" boolean NOT NULL,
	"rewards" jsonb NOT NULL,
	"sort_weight" integer NOT NULL,
	"related_pages" text[] NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quest_progress" ADD COLUMN "threshold" integer;--> statement-breakpoint
ALTER TABLE "quest_progress" ADD COLUMN "rewards" jsonb;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_records" ADD CONSTRAINT "questionnaire_records_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_records" ADD CONSTRAINT "questionnaire_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_answers_newest" ON "questionnaire_answers" USING btree ("questionnaire_id","question_id","id" DESC NULLS FIRST);