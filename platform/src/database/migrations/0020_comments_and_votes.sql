CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"first_id" text,
	"ref_id" text,
	"author_id" text NOT NULL,
	"content" text NOT NULL,
	"moderated_content" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text,
	"replies_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "votes_kind_target_id_member_id_pk" PRIMARY KEY("kind","target_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "votes_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "comments_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_target" ON "comments" USING btree ("kind","target_id","create_date","id") WHERE "comments"."first_id" is null;--> statement-breakpoint
CREATE INDEX "comments_of_thread" ON "comments" USING btree ("first_id","create_date","id") WHERE "comments"."first_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("author_id","create_date");--> statement-breakpoint
CREATE INDEX "votes_of_member" ON "votes" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "labs_by_votes" ON "labs" USING btree ("votes_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
-- Projects are found by what they say of themselves and their tags, too, those liked most first.
DROP TRIGGER "labs_search" ON "labs";--> statement-breakpoint
CREATE TRIGGER "labs_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "short_description", "private", "deleted", "update_date", "version_date", "collapsed_date", "votes_number" ON "labs"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('PROJECT');
--> statement-breakpoint
CREATE TRIGGER "lab_tag_links_search" AFTER INSERT OR DELETE ON "lab_tag_links"
  FOR EACH ROW EXECUTE FUNCTION note_search_change_of_lab();
--> statement-breakpoint
INSERT INTO "search_changes" ("kind", "object_id") SELECT 'PROJECT', "id" FROM "labs";--> statement-breakpoint
-- A column counts what everybody reads of it, whoever hides a project or shows it again. The columns
-- are locked in their order, after the project: who adds one locks in the same order.
CREATE FUNCTION count_labs_of_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "columns"
    WHERE "id" IN (SELECT "column_id" FROM "column_labs" WHERE "lab_id" = NEW."id")
    ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "columns" SET "labs_number" = "labs_number"
      + CASE WHEN NEW."private" OR NEW."deleted" OR NEW."collapsed_date" IS NOT NULL THEN -1 ELSE 1 END
    WHERE "id" IN (SELECT "column_id" FROM "column_labs" WHERE "lab_id" = NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_of_columns" AFTER UPDATE OF "private", "deleted", "collapsed_date" ON "labs"
  FOR EACH ROW WHEN (
    (OLD."private" OR OLD."deleted" OR OLD."collapsed_date" IS NOT NULL)
    IS DISTINCT FROM (NEW."private" OR NEW."deleted" OR NEW."collapsed_date" IS NOT NULL))
  EXECUTE FUNCTION count_labs_of_columns();
--> statement-breakpoint
UPDATE "columns" SET "labs_number" = (
  SELECT count(*) FROM "column_labs" JOIN "labs" ON "labs"."id" = "column_labs"."lab_id"
  WHERE "column_labs"."column_id" = "columns"."id"
    AND NOT "labs"."private" AND NOT "labs"."deleted" AND "labs"."collapsed_date" IS NULL);
