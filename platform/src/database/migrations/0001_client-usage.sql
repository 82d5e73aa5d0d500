CREATE TABLE "client_days" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"operations" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"is_new" boolean NOT NULL,
	CONSTRAINT "client_days_day_kind_name_version_pk" PRIMARY KEY("day","kind","name","version")
);
--> statement-breakpoint
CREATE TABLE "client_field_days" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"field" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "client_field_days_day_kind_name_version_field_pk" PRIMARY KEY("day","kind","name","version","field")
);
