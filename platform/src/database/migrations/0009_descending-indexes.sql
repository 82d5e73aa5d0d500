DROP INDEX "events_notifications";--> statement-breakpoint
DROP INDEX "events_unread";--> statement-breakpoint
DROP INDEX "application_forms_newest";--> statement-breakpoint
DROP INDEX "column_labs_newest";--> statement-breakpoint
DROP INDEX "columns_owner";--> statement-breakpoint
DROP INDEX "columns_updated";--> statement-breakpoint
DROP INDEX "columns_followed";--> statement-breakpoint
DROP INDEX "columns_filled";--> statement-breakpoint
DROP INDEX "competitions_organization";--> statement-breakpoint
DROP INDEX "competitions_start";--> statement-breakpoint
DROP INDEX "forum_posts_newest";--> statement-breakpoint
DROP INDEX "forum_posts_works";--> statement-breakpoint
DROP INDEX "follows_newest";--> statement-breakpoint
DROP INDEX "follows_own";--> statement-breakpoint
DROP INDEX "members_followed";--> statement-breakpoint
DROP INDEX "audit_entries_newest";--> statement-breakpoint
DROP INDEX "audit_entries_target";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "labs_of_member";--> statement-breakpoint
DROP INDEX "works_team_task";--> statement-breakpoint
DROP INDEX "works_task";--> statement-breakpoint
DROP INDEX "team_applications_team";--> statement-breakpoint
DROP INDEX "team_applications_from";--> statement-breakpoint
DROP INDEX "work_orders_creator";--> statement-breakpoint
CREATE INDEX "events_notifications" ON "events" USING btree ("member_id","number" DESC NULLS FIRST) WHERE "events"."kind" = 'notification';--> statement-breakpoint
CREATE INDEX "events_unread" ON "events" USING btree ("member_id","number" DESC NULLS FIRST) WHERE "events"."kind" = 'notification' and "events"."read_date" is null;--> statement-breakpoint
CREATE INDEX "application_forms_newest" ON "application_forms" USING btree ("type","create_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "column_labs_newest" ON "column_labs" USING btree ("column_id","date" DESC NULLS FIRST,"lab_id");--> statement-breakpoint
CREATE INDEX "columns_owner" ON "columns" USING btree ("owner_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "columns_updated" ON "columns" USING btree ("update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "columns_followed" ON "columns" USING btree ("subscribes_number" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "columns_filled" ON "columns" USING btree ("labs_number" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "competitions_organization" ON "competitions" USING btree ("organization_id","start_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "competitions_start" ON "competitions" USING btree ("published","start_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("competition_id","sticky" DESC NULLS FIRST,"create_date" DESC NULLS FIRST) WHERE not "forum_posts"."deleted";--> statement-breakpoint
CREATE INDEX "forum_posts_works" ON "forum_posts" USING btree ("modify_date" DESC NULLS FIRST) WHERE not "forum_posts"."deleted" and "forum_posts"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("kind","target_id","date" DESC NULLS FIRST,"member_id");--> statement-breakpoint
CREATE INDEX "follows_own" ON "follows" USING btree ("member_id","kind","date" DESC NULLS FIRST,"target_id");--> statement-breakpoint
CREATE INDEX "members_followed" ON "members" USING btree ("followers_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("kind","target_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "labs_of_member" ON "labs" USING btree ("member_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "works_team_task" ON "works" USING btree ("team_id","task_id","upload_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_task" ON "works" USING btree ("task_id","upload_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_applications_team" ON "team_applications" USING btree ("team_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_applications_from" ON "team_applications" USING btree ("from_team_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "work_orders_creator" ON "work_orders" USING btree ("creator_id","create_date" DESC NULLS FIRST);