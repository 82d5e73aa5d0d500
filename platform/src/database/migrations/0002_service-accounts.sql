CREATE TABLE "service_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "service_accounts_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "service_account_id" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "service_account_name" text;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_accounts_name" ON "service_accounts" USING btree ("organization_id","name") WHERE "service_accounts"."organization_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_accounts_site_name" ON "service_accounts" USING btree ("name") WHERE "service_accounts"."organization_id" is null;--> statement-breakpoint
CREATE INDEX "service_accounts_creator" ON "service_accounts" USING btree ("created_by");