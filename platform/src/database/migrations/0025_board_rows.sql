ALTER TABLE "board_revisions" ADD COLUMN "public_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_revisions" ADD COLUMN "private_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "board_revisions" SET
  "public_rows" = (SELECT count(*) FROM "team_bests" WHERE "task_id" = "board_revisions"."task_id" AND "board" = 'public'),
  "private_rows" = (SELECT count(*) FROM "team_bests" WHERE "task_id" = "board_revisions"."task_id" AND "board" = 'private');
--> statement-breakpoint
-- Every statement that changes rows of boards raises the revisions of their tasks, and keeps the numbers of their rows, whoever sends it.
CREATE OR REPLACE FUNCTION raise_board_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
BEGIN
  INSERT INTO "board_revisions" ("task_id", "revision", "public_rows", "private_rows")
    SELECT "task_id", 1, step * count(*) FILTER (WHERE "board" = 'public'), step * count(*) FILTER (WHERE "board" = 'private')
    FROM "changed" GROUP BY "task_id" ORDER BY "task_id"
    ON CONFLICT ("task_id") DO UPDATE SET
      "revision" = "board_revisions"."revision" + 1,
      "public_rows" = "board_revisions"."public_rows" + excluded."public_rows",
      "private_rows" = "board_revisions"."private_rows" + excluded."private_rows";
  RETURN NULL;
END
$$;
