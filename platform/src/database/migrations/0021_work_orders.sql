CREATE TABLE "work_order_files" (
	"work_order_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "work_order_files_work_order_id_key_pk" PRIMARY KEY("work_order_id","key")
);
--> statement-breakpoint
CREATE TABLE "work_order_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_order_id" text NOT NULL,
	"from_id" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"content" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_type_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ref_type" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_types" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"is_org" boolean DEFAULT false NOT NULL,
	"template" text DEFAULT '' NOT NULL,
	"document" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"creator_id" text NOT NULL,
	"type_id" text NOT NULL,
	"content" text NOT NULL,
	"competition_id" text,
	"organisation_id" text,
	"status" integer DEFAULT 0 NOT NULL,
	"resolve" integer,
	"confirm_before" timestamp (3) with time zone,
	"answered" boolean DEFAULT false NOT NULL,
	"priority" boolean DEFAULT false NOT NULL,
	"handler_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_orders_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "work_order_files" ADD CONSTRAINT "work_order_files_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_files" ADD CONSTRAINT "work_order_files_key_uploads_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_messages" ADD CONSTRAINT "work_order_messages_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_messages" ADD CONSTRAINT "work_order_messages_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_types" ADD CONSTRAINT "work_order_types_group_id_work_order_type_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."work_order_type_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_type_id_work_order_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."work_order_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_handler_id_members_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_files_key" ON "work_order_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "work_order_messages_thread" ON "work_order_messages" USING btree ("work_order_id","number");--> statement-breakpoint
CREATE INDEX "work_orders_creator" ON "work_orders" USING btree ("creator_id","create_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "work_orders_status" ON "work_orders" USING btree ("status","create_date");