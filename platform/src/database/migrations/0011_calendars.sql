CREATE TABLE "calendar_links" (
	"member_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;