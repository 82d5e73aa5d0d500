ALTER TABLE "final_rankings" ADD COLUMN "tied" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD COLUMN "score" double precision;