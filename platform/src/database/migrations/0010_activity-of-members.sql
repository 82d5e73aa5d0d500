CREATE INDEX "forum_posts_creator" ON "forum_posts" USING btree ("creator_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_replies_creator" ON "forum_replies" USING btree ("creator_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_member" ON "works" USING btree ("member_id","upload_date" DESC NULLS FIRST);