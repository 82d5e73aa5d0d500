CREATE TABLE "automatic_attempts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"challenge" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"bits" integer NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"member_id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "phones_number" UNIQUE("country_code","phone")
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"encrypted_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"route" text NOT NULL,
	"photo_key" text,
	"status" integer NOT NULL,
	"reason" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"review_date" timestamp (3) with time zone,
	"reviewer_id" text
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"session_id" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "verification_codes_member_id_purpose_pk" PRIMARY KEY("member_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "protected_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "automatic_attempts" ADD CONSTRAINT "automatic_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captchas" ADD CONSTRAINT "captchas_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_photo_key_uploads_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "real_names_waiting" ON "real_names" USING btree ("status","create_date");--> statement-breakpoint
CREATE INDEX "real_names_member" ON "real_names" USING btree ("member_id","create_date");--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_one_waiting" ON "real_names" USING btree ("member_id") WHERE "real_names"."status" = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_one_verified" ON "real_names" USING btree ("member_id") WHERE "real_names"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_number" ON "real_names" USING btree ("id_hash") WHERE "real_names"."status" = 1;