ALTER TABLE "competitions" ADD COLUMN "ranking_paid_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD COLUMN "coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "ban_reason" text;