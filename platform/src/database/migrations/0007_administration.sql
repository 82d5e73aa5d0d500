CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text,
	"title" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "columns" ADD COLUMN "collapsed_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "columns" ADD COLUMN "collapsed_reason" text;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "collapsed_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "collapsed_reason" text;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "collapsed_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "collapsed_reason" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "creator_banned" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "creator_ban_reason" text;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "collapsed_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "collapsed_reason" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("kind","target_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id" DESC NULLS LAST);