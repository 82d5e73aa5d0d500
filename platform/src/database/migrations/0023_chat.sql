CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"from_id" text NOT NULL,
	"content" text NOT NULL,
	"key" text,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_number" UNIQUE("session_id","number"),
	CONSTRAINT "chat_messages_key" UNIQUE("session_id","from_id","key")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_date" timestamp (3) with time zone,
	CONSTRAINT "chat_sessions_pair" UNIQUE("first_id","second_id"),
	CONSTRAINT "chat_sessions_order" CHECK ("chat_sessions"."first_id" < "chat_sessions"."second_id")
);
--> statement-breakpoint
CREATE TABLE "chat_sides" (
	"session_id" text NOT NULL,
	"member_id" text NOT NULL,
	"other_id" text NOT NULL,
	"cleared" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_sides_session_id_member_id_pk" PRIMARY KEY("session_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"turns" integer NOT NULL,
	CONSTRAINT "chat_turns_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_first_id_members_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_second_id_members_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sides_member" ON "chat_sides" USING btree ("member_id");