CREATE TABLE "member_badges" (
	"member_id" text NOT NULL,
	"type" integer NOT NULL,
	"level" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_badges_member_id_type_level_pk" PRIMARY KEY("member_id","type","level")
);
--> statement-breakpoint
DROP INDEX "coin_entries_account";--> statement-breakpoint
ALTER TABLE "coin_transfers" ADD COLUMN "related_kind" text;--> statement-breakpoint
ALTER TABLE "coin_transfers" ADD COLUMN "related_id" text;--> statement-breakpoint
ALTER TABLE "member_badges" ADD CONSTRAINT "member_badges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_entries_newest" ON "coin_entries" USING btree ("account","id");