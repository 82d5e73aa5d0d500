ALTER TABLE "access_tokens" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "authorship_rule" text DEFAULT 'ALLOWED' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_bests" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "authorship" text DEFAULT 'HUMAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "authorship_model" text;