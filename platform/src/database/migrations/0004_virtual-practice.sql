ALTER TABLE "practices" DROP CONSTRAINT "practices_once";--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "end_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_once" UNIQUE("competition_id","member_id","mode");