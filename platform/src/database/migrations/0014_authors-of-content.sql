ALTER TABLE "forum_posts" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "authorship_model" text;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "authorship_model" text;--> statement-breakpoint
ALTER TABLE "practice_works" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_works" ADD COLUMN "authorship_model" text;--> statement-breakpoint
ALTER TABLE "lab_versions" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_versions" ADD COLUMN "authorship_model" text;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "agent_model" text;--> statement-breakpoint
ALTER TABLE "write_up_versions" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "write_up_versions" ADD COLUMN "authorship_model" text;