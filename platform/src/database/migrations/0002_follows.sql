CREATE TABLE "follow_notices" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follow_notices_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"mail" boolean DEFAULT false NOT NULL,
	"last_view" timestamp (3) with time zone,
	CONSTRAINT "follows_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "followers_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hide_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deactivated" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "follow_notices" ADD CONSTRAINT "follow_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("kind","target_id","date" DESC NULLS LAST,"member_id");--> statement-breakpoint
CREATE INDEX "follows_own" ON "follows" USING btree ("member_id","kind","date" DESC NULLS LAST,"target_id");--> statement-breakpoint
CREATE INDEX "members_followed" ON "members" USING btree ("followers_count" DESC NULLS LAST,"id");--> statement-breakpoint
INSERT INTO "follows" ("member_id", "kind", "target_id", "date") SELECT "member_id", 'COLUMN', "column_id", "date" FROM "column_subscriptions";
