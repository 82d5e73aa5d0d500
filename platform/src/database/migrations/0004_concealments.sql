CREATE TABLE "concealments" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "concealments_date" ON "concealments" USING btree ("date");--> statement-breakpoint
-- Whoever hides something, and by whatever way, it is noted in the same transaction, and who waits for it is told. Such changes are rare: their commits may line up for the NOTIFY.
CREATE FUNCTION note_concealment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "concealments" ("object_id") VALUES (OLD."id");
  PERFORM pg_notify('whaletide_concealed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_concealed" AFTER UPDATE OF "private", "deleted", "collapsed_date" ON "labs"
  FOR EACH ROW WHEN ((NOT OLD."private" AND NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."private" AND NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "datasets_concealed" AFTER UPDATE OF "visibility", "deleted", "collapsed_date" ON "datasets"
  FOR EACH ROW WHEN ((OLD."visibility" = 'PUBLIC' AND NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NEW."visibility" = 'PUBLIC' AND NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "columns_concealed" AFTER UPDATE OF "labs_number", "collapsed_date" ON "columns"
  FOR EACH ROW WHEN ((OLD."labs_number" > 0 AND OLD."collapsed_date" IS NULL) AND NOT (NEW."labs_number" > 0 AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "competitions_concealed" AFTER UPDATE OF "published", "publish_status", "publish_all", "publish_forum" ON "competitions"
  FOR EACH ROW WHEN (OLD."published" AND NOT (NEW."published" AND NEW."publish_status" = OLD."publish_status" AND NEW."publish_all" = OLD."publish_all" AND NEW."publish_forum" = OLD."publish_forum")) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "members_concealed" AFTER UPDATE OF "hide_profile", "deactivated", "name" ON "members"
  FOR EACH ROW WHEN ((NEW."hide_profile" AND NOT OLD."hide_profile")
    OR (NEW."deactivated" IS NOT NULL AND OLD."deactivated" IS NULL) OR NEW."name" <> OLD."name") EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "teams_concealed" AFTER UPDATE OF "deleted", "banned" ON "teams"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND NOT OLD."banned") AND NOT (NOT NEW."deleted" AND NOT NEW."banned")) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_posts_concealed" AFTER UPDATE OF "deleted", "collapsed_date" ON "forum_posts"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_replies_concealed" AFTER UPDATE OF "deleted", "collapsed_date" ON "forum_replies"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "comments_concealed" AFTER UPDATE OF "deleted", "collapsed_date" ON "comments"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "labs_removed" AFTER DELETE ON "labs"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "datasets_removed" AFTER DELETE ON "datasets"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "columns_removed" AFTER DELETE ON "columns"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "competitions_removed" AFTER DELETE ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "teams_removed" AFTER DELETE ON "teams"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_posts_removed" AFTER DELETE ON "forum_posts"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_replies_removed" AFTER DELETE ON "forum_replies"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "comments_removed" AFTER DELETE ON "comments"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
