CREATE TABLE "notebook_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notebook_files" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"language" text,
	"explained" text DEFAULT '' NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "views" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"viewer" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "views_kind_object_id_viewer_day_pk" PRIMARY KEY("kind","object_id","viewer","day")
);
--> statement-breakpoint
ALTER TABLE "lab_notebooks" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "lab_notebooks" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "lab_notebooks" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "lab_versions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "forks_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "views_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "share_token" text;--> statement-breakpoint
CREATE INDEX "notebook_files_hash" ON "notebook_files" USING btree ("hash","key");--> statement-breakpoint
CREATE INDEX "views_day" ON "views" USING btree ("day");--> statement-breakpoint
ALTER TABLE "labs" ADD CONSTRAINT "labs_parent_id_labs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_notebooks_hash" ON "lab_notebooks" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "labs_by_forks" ON "labs" USING btree ("forks_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_views" ON "labs" USING btree ("views_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_of_parent" ON "labs" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "labs" ADD CONSTRAINT "labs_share_token" UNIQUE("share_token");--> statement-breakpoint
-- What notebooks hold leaves the rows: each distinct one once, under a key out of its hash. The next start writes the files.
CREATE TEMPORARY TABLE kept_notebooks ON COMMIT DROP AS
SELECT encode(sha256(convert_to(content, 'UTF8')), 'hex') AS hash, content, min(language) AS language
FROM (
	SELECT coalesce(lab_notebooks.content, 'null')::text AS content, labs.language
	FROM lab_notebooks JOIN lab_versions ON lab_versions.id = lab_notebooks.version_id JOIN labs ON labs.id = lab_versions.lab_id
	UNION ALL
	SELECT coalesce(entry->'content', 'null')::text, labs.language FROM labs, jsonb_array_elements(labs.notebooks) AS entry
) AS every GROUP BY content;
--> statement-breakpoint
INSERT INTO notebook_contents (key, content) SELECT left(hash, 32), content FROM kept_notebooks;
--> statement-breakpoint
INSERT INTO notebook_files (key, hash, size, language, explained, date)
SELECT left(hash, 32), hash, octet_length(content), language, coalesce((
	SELECT left(string_agg(line #>> '{}', ' '), 1000)
	FROM jsonb_path_query(content::jsonb, 'lax $.cells[*] ? (@.cell_type == "markdown").source[*]') AS line
), ''), now() FROM kept_notebooks;
--> statement-breakpoint
UPDATE lab_notebooks SET hash = encode(sha256(convert_to(coalesce(content, 'null')::text, 'UTF8')), 'hex'),
	size = octet_length(coalesce(content, 'null')::text),
	language = (SELECT labs.language FROM labs JOIN lab_versions ON lab_versions.lab_id = labs.id WHERE lab_versions.id = lab_notebooks.version_id);
--> statement-breakpoint
UPDATE labs SET notebooks = (
	SELECT coalesce(jsonb_agg(jsonb_build_object(
		'name', entry->>'name', 'key', left(entry_hash, 32), 'hash', entry_hash, 'size', octet_length(entry_text), 'language', labs.language
	) ORDER BY place), '[]')
	FROM jsonb_array_elements(labs.notebooks) WITH ORDINALITY AS entries(entry, place),
		LATERAL (SELECT coalesce(entry->'content', 'null')::text AS entry_text) AS texts,
		LATERAL (SELECT encode(sha256(convert_to(entry_text, 'UTF8')), 'hex') AS entry_hash) AS hashes
) WHERE jsonb_array_length(notebooks) > 0;
--> statement-breakpoint
ALTER TABLE "lab_notebooks" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_notebooks" ALTER COLUMN "size" SET NOT NULL;--> statement-breakpoint
INSERT INTO views (kind, object_id, viewer, day) SELECT 'POST', post_id, viewer, day FROM forum_views;--> statement-breakpoint
DROP TABLE "forum_views" CASCADE;--> statement-breakpoint
ALTER TABLE "lab_notebooks" DROP COLUMN "content";