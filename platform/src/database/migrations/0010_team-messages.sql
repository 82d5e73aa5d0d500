ALTER TABLE "chat_sessions" ALTER COLUMN "first_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ALTER COLUMN "second_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sides" ALTER COLUMN "other_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_team" UNIQUE("team_id");--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_kind" CHECK (num_nonnulls("chat_sessions"."first_id", "chat_sessions"."second_id") = case when "chat_sessions"."team_id" is null then 2 else 0 end);