CREATE TABLE "dataset_showcases" (
	"name" text PRIMARY KEY NOT NULL,
	"groups" jsonb NOT NULL,
	"sponsors" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "datasets_by_weight";--> statement-breakpoint
DROP INDEX "datasets_by_update";--> statement-breakpoint
DROP INDEX "datasets_by_projects";--> statement-breakpoint
DROP INDEX "datasets_by_downloads";--> statement-breakpoint
DROP INDEX "datasets_by_votes";--> statement-breakpoint
DROP INDEX "datasets_by_views";--> statement-breakpoint
CREATE INDEX "datasets_filtered" ON "datasets" USING btree ("title_key","license_id","size","selected","tags","sort_weight","update_date","labs_number","downloads_number","votes_number","views_number","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_weight" ON "datasets" USING btree ("sort_weight" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_update" ON "datasets" USING btree ("update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_projects" ON "datasets" USING btree ("labs_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_downloads" ON "datasets" USING btree ("downloads_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_votes" ON "datasets" USING btree ("votes_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_views" ON "datasets" USING btree ("views_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
-- A dataset counts the projects that everybody reads, whoever hides one or shows it again. Datasets
-- are locked in the order of ids, after the project: who says what one works with does so, too.
CREATE FUNCTION is_shown_lab(lab "labs") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT lab."private" AND NOT lab."deleted" AND lab."collapsed_date" IS NULL
    AND lab."version_date" IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_labs_of_datasets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "datasets"
    WHERE "id" IN (SELECT "dataset_id" FROM "lab_datasets" WHERE "lab_id" = NEW."id")
    ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "datasets" SET "labs_number" = "labs_number" + CASE WHEN is_shown_lab(NEW) THEN 1 ELSE -1 END
    WHERE "id" IN (SELECT "dataset_id" FROM "lab_datasets" WHERE "lab_id" = NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_of_datasets" AFTER UPDATE OF "private", "deleted", "collapsed_date", "version_date" ON "labs"
  FOR EACH ROW WHEN (is_shown_lab(OLD) IS DISTINCT FROM is_shown_lab(NEW))
  EXECUTE FUNCTION count_labs_of_datasets();
--> statement-breakpoint
CREATE FUNCTION count_lab_of_dataset() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link "lab_datasets" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  shown boolean;
BEGIN
  -- Held, so that nobody hides it before this is counted.
  SELECT is_shown_lab("labs") INTO shown FROM "labs" WHERE "id" = link."lab_id" FOR SHARE;
  IF shown THEN
    UPDATE "datasets" SET "labs_number" = "labs_number" + CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END
      WHERE "id" = link."dataset_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "lab_datasets_counted" AFTER INSERT OR DELETE ON "lab_datasets"
  FOR EACH ROW EXECUTE FUNCTION count_lab_of_dataset();
--> statement-breakpoint
UPDATE "datasets" SET "labs_number" = (
  SELECT count(*) FROM "lab_datasets" JOIN "labs" ON "labs"."id" = "lab_datasets"."lab_id"
  WHERE "lab_datasets"."dataset_id" = "datasets"."id" AND is_shown_lab("labs"))
  WHERE "id" IN (SELECT "dataset_id" FROM "lab_datasets");
