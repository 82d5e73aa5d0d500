ALTER TABLE "members" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "own_facts" text[] DEFAULT '{}' NOT NULL;