CREATE TABLE "lab_notebooks" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	CONSTRAINT "lab_notebooks_position" UNIQUE("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "lab_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"lab_id" text NOT NULL,
	"number" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "lab_versions_number" UNIQUE("lab_id","number")
);
--> statement-breakpoint
CREATE TABLE "labs" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"notebooks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "lab_id" text;--> statement-breakpoint
ALTER TABLE "lab_notebooks" ADD CONSTRAINT "lab_notebooks_version_id_lab_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."lab_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_versions" ADD CONSTRAINT "lab_versions_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labs" ADD CONSTRAINT "labs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "labs_of_member" ON "labs" USING btree ("member_id","update_date" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;