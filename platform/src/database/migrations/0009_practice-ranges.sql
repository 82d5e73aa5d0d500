ALTER TABLE "practice_works" ADD COLUMN "rank_low" integer;--> statement-breakpoint
ALTER TABLE "practice_works" ADD COLUMN "rank_high" integer;--> statement-breakpoint
ALTER TABLE "practice_works" ADD COLUMN "solution_revision" integer;