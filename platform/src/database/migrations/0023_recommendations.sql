CREATE TABLE "recommendation_lists" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"made_date" timestamp (3) with time zone NOT NULL,
	"asked_date" timestamp (3) with time zone NOT NULL,
	"renewed_date" timestamp (3) with time zone,
	CONSTRAINT "recommendation_lists_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "recommendation_views" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"times" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_views_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "recommendation_lists" ADD CONSTRAINT "recommendation_lists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_views" ADD CONSTRAINT "recommendation_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_lists_asked" ON "recommendation_lists" USING btree ("asked_date");--> statement-breakpoint
CREATE INDEX "recommendation_views_date" ON "recommendation_views" USING btree ("date");--> statement-breakpoint
CREATE INDEX "column_labs_of_lab" ON "column_labs" USING btree ("lab_id","column_id");--> statement-breakpoint
CREATE INDEX "members_of_university" ON "members" USING btree ("university","followers_count" DESC NULLS FIRST,"id") WHERE "members"."university" is not null and "members"."hide_profile" = false and "members"."deactivated" is null;--> statement-breakpoint
CREATE INDEX "members_of_major" ON "members" USING btree ("major","followers_count" DESC NULLS FIRST,"id") WHERE "members"."major" is not null and "members"."hide_profile" = false and "members"."deactivated" is null;--> statement-breakpoint
CREATE INDEX "members_of_company" ON "members" USING btree ("company","followers_count" DESC NULLS FIRST,"id") WHERE "members"."company" is not null and "members"."hide_profile" = false and "members"."deactivated" is null;--> statement-breakpoint
CREATE INDEX "lab_bookmarks_of_lab" ON "lab_bookmarks" USING btree ("lab_id","date" DESC NULLS FIRST,"member_id");