CREATE TABLE "invitation_codes" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_codes_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id"),
	CONSTRAINT "invitation_codes_code" UNIQUE("competition_id","code")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "invitation" jsonb;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_invitation" ON "registrations" USING btree ("competition_id","invitation_code");