CREATE TABLE "stopped_agents" (
	"member_id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_days" (
	"token_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"calls" integer NOT NULL,
	"submissions" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "token_days_token_id_day_pk" PRIMARY KEY("token_id","day")
);
--> statement-breakpoint
CREATE TABLE "token_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"token_id" text NOT NULL,
	"member_id" text NOT NULL,
	"verb" text NOT NULL,
	"outcome" text,
	"code" text,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stopped_agents" ADD CONSTRAINT "stopped_agents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_days" ADD CONSTRAINT "token_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_uses" ADD CONSTRAINT "token_uses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_days_member" ON "token_days" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "token_days_day" ON "token_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "token_uses_token" ON "token_uses" USING btree ("token_id","date");--> statement-breakpoint
CREATE INDEX "token_uses_member" ON "token_uses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "token_uses_date" ON "token_uses" USING btree ("date");