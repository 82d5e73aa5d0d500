CREATE TABLE "forum_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"type" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"creator_id" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone NOT NULL,
	"good" boolean DEFAULT false NOT NULL,
	"sticky" boolean DEFAULT false NOT NULL,
	"last_post_date" timestamp (3) with time zone NOT NULL,
	"last_poster_id" text NOT NULL,
	"floors" integer DEFAULT 0 NOT NULL,
	"replies_number" integer DEFAULT 0 NOT NULL,
	"votes_number" integer DEFAULT 0 NOT NULL,
	"views_number" integer DEFAULT 0 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"work" jsonb,
	"team_id" text,
	"award_name" text,
	"award_ranking" integer
);
--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"number" integer NOT NULL,
	"creator_id" text NOT NULL,
	"content" text NOT NULL,
	"ref_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "forum_replies_floor" UNIQUE("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "forum_views" (
	"post_id" text NOT NULL,
	"viewer" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "forum_views_post_id_viewer_day_pk" PRIMARY KEY("post_id","viewer","day")
);
--> statement-breakpoint
CREATE TABLE "forum_votes" (
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_votes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_last_poster_id_members_id_fk" FOREIGN KEY ("last_poster_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_views" ADD CONSTRAINT "forum_views_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_votes" ADD CONSTRAINT "forum_votes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_votes" ADD CONSTRAINT "forum_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("competition_id","sticky" DESC NULLS LAST,"create_date" DESC NULLS LAST) WHERE not "forum_posts"."deleted";--> statement-breakpoint
CREATE INDEX "forum_posts_works" ON "forum_posts" USING btree ("modify_date" DESC NULLS LAST) WHERE not "forum_posts"."deleted" and "forum_posts"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_work" ON "forum_posts" USING btree ("team_id") WHERE not "forum_posts"."deleted";--> statement-breakpoint
CREATE INDEX "forum_views_day" ON "forum_views" USING btree ("day");