CREATE TABLE "dataset_bookmarks" (
	"member_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dataset_bookmarks_member_id_dataset_id_pk" PRIMARY KEY("member_id","dataset_id")
);
--> statement-breakpoint
CREATE TABLE "dataset_reads" (
	"dataset_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "dataset_reads_dataset_id_member_id_kind_day_pk" PRIMARY KEY("dataset_id","member_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "dataset_version_files" (
	"version_id" text NOT NULL,
	"path" text NOT NULL,
	"upload_key" text NOT NULL,
	CONSTRAINT "dataset_version_files_version_id_path_pk" PRIMARY KEY("version_id","path")
);
--> statement-breakpoint
CREATE TABLE "dataset_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"dataset_id" text NOT NULL,
	"number" integer NOT NULL,
	"note" text NOT NULL,
	"files_number" integer NOT NULL,
	"size" bigint NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dataset_versions_number" UNIQUE("dataset_id","number")
);
--> statement-breakpoint
CREATE TABLE "datasets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"image" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"license_id" text,
	"visibility" text DEFAULT 'PRIVATE' NOT NULL,
	"version_number" integer,
	"files_number" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"exts" text[] DEFAULT '{}' NOT NULL,
	"selected" boolean DEFAULT false NOT NULL,
	"sort_weight" integer DEFAULT 0 NOT NULL,
	"views_number" integer DEFAULT 0 NOT NULL,
	"downloads_number" integer DEFAULT 0 NOT NULL,
	"labs_number" integer DEFAULT 0 NOT NULL,
	"votes_number" integer DEFAULT 0 NOT NULL,
	"comments_number" integer DEFAULT 0 NOT NULL,
	"bookmarks_number" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text
);
--> statement-breakpoint
CREATE TABLE "file_previews" (
	"upload_key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"parsed" jsonb
);
--> statement-breakpoint
CREATE TABLE "lab_datasets" (
	"lab_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_datasets_lab_id_dataset_id_pk" PRIMARY KEY("lab_id","dataset_id")
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "upload_parts_session_id_number_pk" PRIMARY KEY("session_id","number"),
	CONSTRAINT "upload_parts_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "upload_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"ext" text NOT NULL,
	"size" bigint NOT NULL,
	"modified" bigint NOT NULL,
	"hash" text,
	"part_size" integer NOT NULL,
	"state" text NOT NULL,
	"upload_key" text,
	"problem" text,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "dataset_bookmarks" ADD CONSTRAINT "dataset_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_bookmarks" ADD CONSTRAINT "dataset_bookmarks_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_reads" ADD CONSTRAINT "dataset_reads_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_reads" ADD CONSTRAINT "dataset_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_version_files" ADD CONSTRAINT "dataset_version_files_version_id_dataset_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."dataset_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_version_files" ADD CONSTRAINT "dataset_version_files_upload_key_uploads_key_fk" FOREIGN KEY ("upload_key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_versions" ADD CONSTRAINT "dataset_versions_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_previews" ADD CONSTRAINT "file_previews_upload_key_uploads_key_fk" FOREIGN KEY ("upload_key") REFERENCES "public"."uploads"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_datasets" ADD CONSTRAINT "lab_datasets_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_datasets" ADD CONSTRAINT "lab_datasets_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_session_id_upload_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."upload_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_bookmarks_newest" ON "dataset_bookmarks" USING btree ("member_id","date" DESC NULLS FIRST,"dataset_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dataset_reads_day" ON "dataset_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "dataset_version_files_upload" ON "dataset_version_files" USING btree ("upload_key");--> statement-breakpoint
CREATE INDEX "datasets_of_member" ON "datasets" USING btree ("member_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "datasets_by_weight" ON "datasets" USING btree ("sort_weight" DESC NULLS FIRST,"update_date","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_update" ON "datasets" USING btree ("update_date","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_projects" ON "datasets" USING btree ("labs_number" DESC NULLS FIRST,"update_date","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_downloads" ON "datasets" USING btree ("downloads_number" DESC NULLS FIRST,"update_date","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_votes" ON "datasets" USING btree ("votes_number" DESC NULLS FIRST,"update_date","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_views" ON "datasets" USING btree ("views_number" DESC NULLS FIRST,"update_date","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_tags" ON "datasets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "datasets_by_size" ON "datasets" USING btree ("size") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_license" ON "datasets" USING btree ("license_id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "lab_datasets_dataset" ON "lab_datasets" USING btree ("dataset_id","date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "upload_sessions_member" ON "upload_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "upload_sessions_expires" ON "upload_sessions" USING btree ("expires");