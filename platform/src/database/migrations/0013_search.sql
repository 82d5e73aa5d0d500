CREATE TABLE "search_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"weight" integer NOT NULL,
	"contents" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"words" text[] NOT NULL,
	"title_vec" "tsvector" NOT NULL,
	"vec" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"key" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("vec");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("key" text_pattern_ops);
--> statement-breakpoint
-- Whoever changes what a thing is found by, its change is noted in the same transaction. What changes for other reasons (a score that grows, a page that is seen) is not.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id") VALUES (TG_ARGV[0], coalesce(NEW."id", OLD."id"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_search_change_of_lab() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id") VALUES ('PROJECT', coalesce(NEW."lab_id", OLD."lab_id"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "competitions_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "short_description", "tags", "tabs", "users_number", "start_date", "published", "publish_status", "publish_all" ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('COMPETITION');
--> statement-breakpoint
CREATE TRIGGER "columns_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "short_description", "labs_number", "subscribes_number", "update_date", "collapsed_date" ON "columns"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('COLUMN');
--> statement-breakpoint
CREATE TRIGGER "members_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "signature", "university", "company", "hide_profile", "deactivated", "followers_count" ON "members"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('MEMBER');
--> statement-breakpoint
CREATE TRIGGER "labs_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "private", "deleted", "update_date", "collapsed_date" ON "labs"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('PROJECT');
--> statement-breakpoint
CREATE TRIGGER "lab_versions_search" AFTER INSERT OR DELETE ON "lab_versions"
  FOR EACH ROW EXECUTE FUNCTION note_search_change_of_lab();
--> statement-breakpoint
INSERT INTO "search_changes" ("kind", "object_id")
  SELECT 'COMPETITION', "id" FROM "competitions"
  UNION ALL SELECT 'COLUMN', "id" FROM "columns"
  UNION ALL SELECT 'MEMBER', "id" FROM "members"
  UNION ALL SELECT 'PROJECT', "id" FROM "labs";
