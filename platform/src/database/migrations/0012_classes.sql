CREATE TABLE "class_items" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"kind" text NOT NULL,
	"task_id" text,
	"column_id" text,
	"lab_id" text,
	"open_date" timestamp (3) with time zone,
	"due_date" timestamp (3) with time zone,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_items_task" UNIQUE("class_id","kind","task_id"),
	CONSTRAINT "class_items_lesson" UNIQUE("class_id","column_id","lab_id")
);
--> statement-breakpoint
CREATE TABLE "class_reads" (
	"item_id" text NOT NULL,
	"member_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_reads_item_id_member_id_pk" PRIMARY KEY("item_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "class_students" (
	"class_id" text NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_students_class_id_member_id_pk" PRIMARY KEY("class_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text,
	"teacher_id" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"join_code" text NOT NULL,
	"open" boolean NOT NULL,
	"mail_domain" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "classes_join_code_unique" UNIQUE("join_code")
);
--> statement-breakpoint
ALTER TABLE "class_items" ADD CONSTRAINT "class_items_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_items" ADD CONSTRAINT "class_items_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_items" ADD CONSTRAINT "class_items_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_items" ADD CONSTRAINT "class_items_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_reads" ADD CONSTRAINT "class_reads_item_id_class_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."class_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_reads" ADD CONSTRAINT "class_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_members_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_reads_member" ON "class_reads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "class_students_member" ON "class_students" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "classes_of_organization" ON "classes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "classes_of_teacher" ON "classes" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "classes_of_mail" ON "classes" USING btree ("mail_domain") WHERE "classes"."mail_domain" is not null;