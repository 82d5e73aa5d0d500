CREATE TABLE "notification_settings" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"desktop" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_settings_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"kind" text PRIMARY KEY NOT NULL,
	"next_due" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"handed_date" timestamp (3) with time zone,
	"sent_date" timestamp (3) with time zone,
	"parked_date" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "column_news" (
	"column_id" text NOT NULL,
	"lab_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "column_news_column_id_lab_id_pk" PRIMARY KEY("column_id","lab_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "bell" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "desktop" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "column_news" ADD CONSTRAINT "column_news_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due","key") WHERE "outbox"."sent_date" is null and "outbox"."parked_date" is null;--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_date");