-- Every statement that changes rows of boards raises the revisions of their tasks, whoever sends it.
CREATE FUNCTION raise_board_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "board_revisions" ("task_id", "revision")
    SELECT DISTINCT "task_id", 1 FROM "changed" ORDER BY "task_id"
    ON CONFLICT ("task_id") DO UPDATE SET "revision" = "board_revisions"."revision" + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "team_bests_inserted" AFTER INSERT ON "team_bests"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION raise_board_revisions();
--> statement-breakpoint
CREATE TRIGGER "team_bests_updated" AFTER UPDATE ON "team_bests"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION raise_board_revisions();
--> statement-breakpoint
CREATE TRIGGER "team_bests_deleted" AFTER DELETE ON "team_bests"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION raise_board_revisions();
