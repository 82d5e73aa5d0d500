CREATE TABLE "shared_sign_ups" (
	"member_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"month" text NOT NULL,
	"coins" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_sign_ups" ADD CONSTRAINT "shared_sign_ups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_sign_ups" ADD CONSTRAINT "shared_sign_ups_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_sign_ups_inviter" ON "shared_sign_ups" USING btree ("inviter_id","month");