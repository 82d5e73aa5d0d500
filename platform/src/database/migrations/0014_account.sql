CREATE TABLE "member_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"day" text,
	"state" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"file_key" text,
	"size" bigint,
	"files_left_out" integer DEFAULT 0 NOT NULL,
	"expires" timestamp (3) with time zone,
	CONSTRAINT "member_exports_once_a_day" UNIQUE("member_id","day")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "closes" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "closed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_exports" ADD CONSTRAINT "member_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_exports_expires" ON "member_exports" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "member_exports_file" ON "member_exports" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "members_closing" ON "members" USING btree ("closes") WHERE "members"."closes" is not null and "members"."closed" is null;