CREATE TABLE "organisation_members" (
	"organisation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_member_id_pk" PRIMARY KEY("organisation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"short_name" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisations_short_name_unique" UNIQUE("short_name")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "organization_id" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "publish_status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "publish_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "publish_forum" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_members_member" ON "organisation_members" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_organization_id_organisations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitions_organization" ON "competitions" USING btree ("organization_id","start_date" DESC NULLS LAST);