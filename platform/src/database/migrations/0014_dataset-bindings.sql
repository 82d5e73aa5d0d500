CREATE TABLE "dataset_bindings" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"is_public" boolean NOT NULL,
	"review_stage" integer,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_files" (
	"token" text PRIMARY KEY NOT NULL,
	"binding_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"parsed" jsonb
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "dataset_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dataset_bindings" ADD CONSTRAINT "dataset_bindings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD CONSTRAINT "dataset_files_token_uploads_key_fk" FOREIGN KEY ("token") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD CONSTRAINT "dataset_files_binding_id_dataset_bindings_id_fk" FOREIGN KEY ("binding_id") REFERENCES "public"."dataset_bindings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dataset_bindings_competition" ON "dataset_bindings" USING btree ("competition_id","position");--> statement-breakpoint
CREATE INDEX "dataset_files_binding" ON "dataset_files" USING btree ("binding_id","position");