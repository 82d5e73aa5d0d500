ALTER TABLE "stages" ADD COLUMN "private_opened_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "private_opened_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "unknown_labels" integer;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "invalid_reason" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(normalize(btrim("name"), NFKC))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "works_waiting" ON "works" USING btree ("competition_id") WHERE "works"."status" in (0, -2);--> statement-breakpoint
-- Of several teams of a competition with one name, the first keeps it; the others get a number.
DO $$
DECLARE
  twin record;
  number integer;
BEGIN
  FOR twin IN
    SELECT "id", "competition_id", "name" FROM (
      SELECT *, row_number() OVER (PARTITION BY "competition_id", "name_key" ORDER BY "create_date", "id") AS "place"
      FROM "teams" WHERE NOT "deleted"
    ) AS "named" WHERE "place" > 1 ORDER BY "create_date", "id"
  LOOP
    number := 2;
    WHILE EXISTS (
      SELECT 1 FROM "teams" WHERE "competition_id" = twin."competition_id" AND NOT "deleted"
        AND "name_key" = lower(normalize(btrim(twin."name" || number), NFKC))
    ) LOOP
      number := number + 1;
    END LOOP;
    UPDATE "teams" SET "name" = twin."name" || number WHERE "id" = twin."id";
  END LOOP;
END
$$;--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("competition_id","name_key") WHERE not "teams"."deleted";--> statement-breakpoint
-- What is open while teams can still submit keeps back what comes from now on.
UPDATE "tasks" SET "private_opened_date" = now() WHERE "show_private_leaderboard" AND "end_date" > now();--> statement-breakpoint
UPDATE "stages" SET "private_opened_date" = now() WHERE "show_private_leaderboard" AND "end_date" > now();--> statement-breakpoint
-- A banned team stands on no board; what it had comes back with the end of its ban.
DELETE FROM "team_bests" WHERE "team_id" IN (SELECT "id" FROM "teams" WHERE "banned");
