CREATE TABLE "oauth_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "oauth_identities_one_each" UNIQUE("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "oauth_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"member_id" text,
	"session_id" text,
	"redirect" text,
	"verifier" text,
	"subject" text,
	"name" text,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_tag_links" (
	"lab_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lab_tag_links_lab_id_tag_id_pk" PRIMARY KEY("lab_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "oauth_identities" ADD CONSTRAINT "oauth_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tickets" ADD CONSTRAINT "oauth_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_tag_links" ADD CONSTRAINT "lab_tag_links_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_tickets_expires" ON "oauth_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "lab_tag_links_tag" ON "lab_tag_links" USING btree ("tag_id","lab_id");--> statement-breakpoint
CREATE INDEX "labs_by_weight" ON "labs" USING btree ("sort_weight" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id","language") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_version" ON "labs" USING btree ("version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_bookmarks" ON "labs" USING btree ("bookmarks_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_creation" ON "labs" USING btree ("create_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;