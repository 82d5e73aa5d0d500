ALTER TABLE "captchas" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "note" text;