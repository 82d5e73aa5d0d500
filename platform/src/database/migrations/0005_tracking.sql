CREATE TABLE "track_counts" (
	"day" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "track_counts_day_name_kind_object_id_pk" PRIMARY KEY("day","name","kind","object_id")
);
--> statement-breakpoint
CREATE INDEX "track_counts_frequent" ON "track_counts" USING btree ("day" DESC NULLS FIRST,"count" DESC NULLS FIRST);