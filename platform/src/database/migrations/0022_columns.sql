CREATE TABLE "column_labs" (
	"column_id" text NOT NULL,
	"lab_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "column_labs_column_id_lab_id_pk" PRIMARY KEY("column_id","lab_id")
);
--> statement-breakpoint
CREATE TABLE "column_subscriptions" (
	"column_id" text NOT NULL,
	"member_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "column_subscriptions_column_id_member_id_pk" PRIMARY KEY("column_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "columns" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"short_description" text NOT NULL,
	"labs_number" integer DEFAULT 0 NOT NULL,
	"subscribes_number" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "related_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "column_labs" ADD CONSTRAINT "column_labs_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_labs" ADD CONSTRAINT "column_labs_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_subscriptions" ADD CONSTRAINT "column_subscriptions_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_subscriptions" ADD CONSTRAINT "column_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "columns" ADD CONSTRAINT "columns_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "column_labs_newest" ON "column_labs" USING btree ("column_id","date" DESC NULLS LAST,"lab_id");--> statement-breakpoint
CREATE INDEX "column_subscriptions_newest" ON "column_subscriptions" USING btree ("column_id","date" DESC NULLS LAST,"member_id");--> statement-breakpoint
CREATE INDEX "column_subscriptions_member" ON "column_subscriptions" USING btree ("member_id","date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "columns_owner" ON "columns" USING btree ("owner_id","create_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "columns_updated" ON "columns" USING btree ("update_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "columns_followed" ON "columns" USING btree ("subscribes_number" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "columns_filled" ON "columns" USING btree ("labs_number" DESC NULLS LAST,"id");