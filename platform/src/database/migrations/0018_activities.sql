CREATE TABLE "activities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activities_once" UNIQUE("actor_kind","actor_id","action","target_type","target_id")
);
--> statement-breakpoint
CREATE INDEX "activities_of_actor" ON "activities" USING btree ("actor_kind","actor_id","id" DESC NULLS FIRST) WHERE "activities"."withdrawn" = false;--> statement-breakpoint
CREATE INDEX "activities_date" ON "activities" USING btree ("date");