CREATE TABLE "rating_events" (
	"member_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"position" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"mean_before" double precision NOT NULL,
	"deviation_before" double precision NOT NULL,
	"mean" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	CONSTRAINT "rating_events_member_id_competition_id_pk" PRIMARY KEY("member_id","competition_id")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"member_id" text PRIMARY KEY NOT NULL,
	"mean" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"points" integer NOT NULL,
	"competitions_number" integer NOT NULL,
	"last_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "ranking_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rating_events" ADD CONSTRAINT "rating_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_events" ADD CONSTRAINT "rating_events_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_events_competition" ON "rating_events" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "ratings_board" ON "ratings" USING btree (("competitions_number" < 5),"points" DESC NULLS FIRST,"member_id");--> statement-breakpoint
UPDATE "competitions" SET "ranking_date" = coalesce(
	(SELECT min("date") FROM "audit_entries" AS "published"
		WHERE "published"."action" = 'outcome.publishRanking' AND "published"."target_id" = "competitions"."id"
			AND NOT EXISTS (SELECT 1 FROM "audit_entries" AS "withdrawn"
				WHERE "withdrawn"."action" = 'outcome.withdrawRanking'
					AND "withdrawn"."target_id" = "competitions"."id" AND "withdrawn"."date" > "published"."date")),
	"ranking_paid_date", "end_date", "update_date"
) WHERE "final_ranking";
