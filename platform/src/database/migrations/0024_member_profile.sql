ALTER TABLE "members" ADD COLUMN "university" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "major_tag" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "major" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "job" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "location" text;