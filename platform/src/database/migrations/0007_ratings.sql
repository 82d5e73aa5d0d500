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
	"value" integer NOT NULL,
	"competitions_number" integer NOT NULL,
	"last_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "ranking_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rating_events" ADD CONSTRAINT "rating_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_events" ADD CONSTRAINT "rating_events_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_events_competition" ON "rating_events" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "ratings_board" ON "ratings" USING btree (("competitions_number" < 5),"value" DESC NULLS FIRST,"member_id");