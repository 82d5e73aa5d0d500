CREATE TRIGGER "datasets_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "short_description", "document", "tags", "visibility", "deleted", "collapsed_date", "version_number", "update_date", "votes_number", "labs_number" ON "datasets"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('DATASET');
--> statement-breakpoint
INSERT INTO "search_changes" ("kind", "object_id") SELECT 'DATASET', "id" FROM "datasets";
