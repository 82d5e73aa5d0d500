CREATE TABLE "lab_bookmarks" (
	"member_id" text NOT NULL,
	"lab_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_bookmarks_member_id_lab_id_pk" PRIMARY KEY("member_id","lab_id")
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"code" text NOT NULL,
	"sharing" text DEFAULT 'PRIVATE' NOT NULL,
	"token" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text
);
--> statement-breakpoint
DROP INDEX "jobs_due";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "parked_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "given_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "short_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "version_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "sort_weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "bookmarks_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_bookmarks" ADD CONSTRAINT "lab_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_bookmarks" ADD CONSTRAINT "lab_bookmarks_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_bookmarks_newest" ON "lab_bookmarks" USING btree ("member_id","date" DESC NULLS FIRST,"lab_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "snippets_of_member" ON "snippets" USING btree ("member_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "snippets_in_folder" ON "snippets" USING btree ("member_id","folder","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "jobs_parked" ON "jobs" USING btree ("parked_date" DESC NULLS FIRST,"id") WHERE "jobs"."parked_date" is not null;--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("parked_date" DESC NULLS FIRST,"key") WHERE "outbox"."parked_date" is not null and "outbox"."given_up_date" is null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due") WHERE "jobs"."parked_date" is null;