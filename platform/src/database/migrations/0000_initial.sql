CREATE TABLE "event_counters" (
	"member_id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"member_id" text NOT NULL,
	"number" bigint NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"event_type" integer,
	"related" text,
	"data" jsonb NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"read_date" timestamp (3) with time zone,
	"bell" boolean DEFAULT true NOT NULL,
	"desktop" boolean DEFAULT true NOT NULL,
	CONSTRAINT "events_member_id_number_pk" PRIMARY KEY("member_id","number"),
	CONSTRAINT "events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"desktop" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_settings_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"turn" text,
	"parked_date" timestamp (3) with time zone,
	"reason" text,
	"given_up" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"kind" text PRIMARY KEY NOT NULL,
	"next_due" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"priority" smallint DEFAULT 2 NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"handed_date" timestamp (3) with time zone,
	"sent_date" timestamp (3) with time zone,
	"parked_date" timestamp (3) with time zone,
	"reason" text,
	"given_up_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] DEFAULT '{read,write,account}' NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "access_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"strikes" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "automatic_attempts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"challenge" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"bits" integer NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"member_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_browsers" (
	"member_id" text NOT NULL,
	"browser" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_browsers_member_id_browser_pk" PRIMARY KEY("member_id","browser")
);
--> statement-breakpoint
CREATE TABLE "member_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"day" text,
	"state" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"file_key" text,
	"size" bigint,
	"files_left_out" integer DEFAULT 0 NOT NULL,
	"expires" timestamp (3) with time zone,
	CONSTRAINT "member_exports_once_a_day" UNIQUE("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "oauth_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "oauth_identities_one_each" UNIQUE("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "oauth_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"member_id" text,
	"session_id" text,
	"redirect" text,
	"verifier" text,
	"subject" text,
	"name" text,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"member_id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "phones_number" UNIQUE("country_code","phone")
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"encrypted_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"route" text NOT NULL,
	"photo_key" text,
	"status" integer NOT NULL,
	"reason" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"review_date" timestamp (3) with time zone,
	"reviewer_id" text
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_member_id_hash_pk" PRIMARY KEY("member_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"user_agent" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"protected_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"member_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"confirmed" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"token_hash" text,
	"date" timestamp (3) with time zone NOT NULL,
	"taken_back_date" timestamp (3) with time zone,
	CONSTRAINT "contact_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_up_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"session_id" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "verification_codes_member_id_purpose_pk" PRIMARY KEY("member_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "weak_flags" (
	"member_id" text PRIMARY KEY NOT NULL,
	"flags" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_fields" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_fields_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_log_once" UNIQUE("actor_kind","actor_id","action","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"buttons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"questionnaire_id" text NOT NULL,
	"question_id" text NOT NULL,
	"content" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_records" (
	"questionnaire_id" text NOT NULL,
	"member_id" text NOT NULL,
	"refused" boolean NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questionnaire_records_questionnaire_id_member_id_pk" PRIMARY KEY("questionnaire_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"questions" jsonb NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"publish_date" timestamp (3) with time zone,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_counts" (
	"source" text NOT NULL,
	"day" text NOT NULL,
	"forms" integer NOT NULL,
	CONSTRAINT "application_counts_source_day_pk" PRIMARY KEY("source","day")
);
--> statement-breakpoint
CREATE TABLE "application_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"phone" text NOT NULL,
	"data" jsonb NOT NULL,
	"member_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"answer_date" timestamp (3) with time zone,
	"answerer_id" text,
	"organization_id" text
);
--> statement-breakpoint
CREATE TABLE "badge_settings" (
	"type" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"thresholds" integer[] NOT NULL,
	"active" boolean NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_badges" (
	"member_id" text NOT NULL,
	"type" integer NOT NULL,
	"level" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_badges_member_id_type_level_pk" PRIMARY KEY("member_id","type","level")
);
--> statement-breakpoint
CREATE TABLE "channel_items" (
	"channel_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"sticky" boolean DEFAULT false NOT NULL,
	"shown" boolean NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"views_number" integer DEFAULT 0 NOT NULL,
	"votes_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_items_channel_id_kind_item_id_pk" PRIMARY KEY("channel_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "channel_moderators" (
	"channel_id" text NOT NULL,
	"member_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_moderators_channel_id_member_id_pk" PRIMARY KEY("channel_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "channel_section_items" (
	"section_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "channel_section_items_section_id_kind_item_id_pk" PRIMARY KEY("section_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "channel_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"labs_number" integer DEFAULT 0 NOT NULL,
	"datasets_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"forum_enabled" boolean DEFAULT true NOT NULL,
	"recommended" integer,
	"subscribes_number" integer DEFAULT 0 NOT NULL,
	"labs_number" integer DEFAULT 0 NOT NULL,
	"datasets_number" integer DEFAULT 0 NOT NULL,
	"competitions_number" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"collect_date" timestamp (3) with time zone,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"from_id" text NOT NULL,
	"content" text NOT NULL,
	"key" text,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_number" UNIQUE("session_id","number"),
	CONSTRAINT "chat_messages_key" UNIQUE("session_id","from_id","key")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"first_id" text,
	"second_id" text,
	"team_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_date" timestamp (3) with time zone,
	CONSTRAINT "chat_sessions_pair" UNIQUE("first_id","second_id"),
	CONSTRAINT "chat_sessions_team" UNIQUE("team_id"),
	CONSTRAINT "chat_sessions_order" CHECK ("chat_sessions"."first_id" < "chat_sessions"."second_id"),
	CONSTRAINT "chat_sessions_kind" CHECK (num_nonnulls("chat_sessions"."first_id", "chat_sessions"."second_id") = case when "chat_sessions"."team_id" is null then 2 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "chat_sides" (
	"session_id" text NOT NULL,
	"member_id" text NOT NULL,
	"other_id" text,
	"cleared" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_sides_session_id_member_id_pk" PRIMARY KEY("session_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"turns" integer NOT NULL,
	CONSTRAINT "chat_turns_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "column_labs" (
	"column_id" text NOT NULL,
	"lab_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "column_labs_column_id_lab_id_pk" PRIMARY KEY("column_id","lab_id")
);
--> statement-breakpoint
CREATE TABLE "column_news" (
	"column_id" text NOT NULL,
	"lab_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "column_news_column_id_lab_id_pk" PRIMARY KEY("column_id","lab_id")
);
--> statement-breakpoint
CREATE TABLE "columns" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"short_description" text NOT NULL,
	"labs_number" integer DEFAULT 0 NOT NULL,
	"subscribes_number" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"first_id" text,
	"ref_id" text,
	"author_id" text NOT NULL,
	"content" text NOT NULL,
	"moderated_content" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text,
	"replies_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_roles" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text NOT NULL,
	"given_by" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "competition_roles_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "competition_tutors" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "competition_tutors_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"image" text,
	"image_heading" text,
	"award" text,
	"display_label" text,
	"users_number" integer DEFAULT 0 NOT NULL,
	"teams_number" integer DEFAULT 0 NOT NULL,
	"works_number" integer DEFAULT 0 NOT NULL,
	"use_klab" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"sticky" boolean DEFAULT false NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone,
	"register_end_date" timestamp (3) with time zone,
	"is_series" boolean DEFAULT false NOT NULL,
	"series_id" text,
	"landing_url" text,
	"detail_type" text,
	"event_type" integer DEFAULT 1 NOT NULL,
	"field" text,
	"difficulty" integer,
	"estimated_time" text,
	"slogans" text[] DEFAULT '{}' NOT NULL,
	"sponsor_name" text,
	"sponsor_logo" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"live_url" text,
	"live_start_date" timestamp (3) with time zone,
	"live_end_date" timestamp (3) with time zone,
	"max_members_per_team" integer DEFAULT 5 NOT NULL,
	"team_name_locked" boolean DEFAULT false NOT NULL,
	"team_same_university" boolean DEFAULT false NOT NULL,
	"team_notification" text,
	"tabs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"register_notice" text,
	"registration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"register_limit" boolean DEFAULT false NOT NULL,
	"invitation" jsonb,
	"related_columns" text[] DEFAULT '{}' NOT NULL,
	"labs" text[] DEFAULT '{}' NOT NULL,
	"dataset_description" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"final_ranking" boolean DEFAULT false NOT NULL,
	"organizer_id" text NOT NULL,
	"organization_id" text,
	"publish_status" integer DEFAULT 1 NOT NULL,
	"publish_all" boolean DEFAULT false NOT NULL,
	"publish_forum" boolean DEFAULT false NOT NULL,
	"trashed_date" timestamp (3) with time zone,
	"trashed_by" text,
	"published_before" boolean DEFAULT false NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ranking_paid_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"name" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"begins_after" text,
	"award_whale_coin" integer DEFAULT 0 NOT NULL,
	"lesson" text DEFAULT '' NOT NULL,
	"show_leaderboard" boolean DEFAULT false NOT NULL,
	"show_private_leaderboard" boolean DEFAULT false NOT NULL,
	"private_opened_date" timestamp (3) with time zone,
	"need_agreement" boolean DEFAULT false NOT NULL,
	"agreement_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"authorize_notice" text
);
--> statement-breakpoint
CREATE TABLE "task_secrets" (
	"task_id" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_solutions" (
	"task_id" text PRIMARY KEY NOT NULL,
	"csv" text NOT NULL,
	"figures" jsonb,
	"checksum" text,
	"file_name" text,
	"stored_by" text,
	"store_date" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"task_type" integer DEFAULT 0 NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"submit_disabled" boolean DEFAULT false NOT NULL,
	"submission_notice" text,
	"show_leaderboard" boolean DEFAULT false NOT NULL,
	"show_private_leaderboard" boolean DEFAULT false NOT NULL,
	"private_opened_date" timestamp (3) with time zone,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"show_private_best_work" boolean DEFAULT true NOT NULL,
	"private_open_date" timestamp (3) with time zone,
	"protects_board" boolean,
	"takes_late_works" boolean DEFAULT false NOT NULL,
	"judging_mode" text,
	"frozen_hours" integer,
	"excluded_date" timestamp (3) with time zone,
	"exclude_reason" text,
	"rescored_date" timestamp (3) with time zone,
	"rescore_reason" text,
	"objective" jsonb,
	"subjective" jsonb
);
--> statement-breakpoint
CREATE TABLE "creator_credits" (
	"lab_id" text NOT NULL,
	"source" text NOT NULL,
	"actor_id" text NOT NULL,
	"week" text NOT NULL,
	"coins" integer NOT NULL,
	CONSTRAINT "creator_credits_lab_id_source_actor_id_pk" PRIMARY KEY("lab_id","source","actor_id")
);
--> statement-breakpoint
CREATE TABLE "creator_exchanges" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"amount" integer NOT NULL,
	"month" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"decide_date" timestamp (3) with time zone,
	"decider_id" text,
	"card_code" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "creator_profits" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"week" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"rating" text,
	"amount" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creator_profits_once" UNIQUE("kind","target_id","source","week")
);
--> statement-breakpoint
CREATE TABLE "creator_settlements" (
	"week" text PRIMARY KEY NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator_violations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"recorder_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"member_id" text PRIMARY KEY NOT NULL,
	"join_date" timestamp (3) with time zone NOT NULL,
	"counts_since" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dataset_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"dataset_id" text NOT NULL,
	"rating" text NOT NULL,
	"rater_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_creators" (
	"member_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_bindings" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"is_public" boolean NOT NULL,
	"review_stage" integer,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_files" (
	"token" text NOT NULL,
	"binding_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"parsed" jsonb,
	"reader" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dataset_files_token_binding_id_pk" PRIMARY KEY("token","binding_id")
);
--> statement-breakpoint
CREATE TABLE "dataset_bookmarks" (
	"member_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dataset_bookmarks_member_id_dataset_id_pk" PRIMARY KEY("member_id","dataset_id")
);
--> statement-breakpoint
CREATE TABLE "dataset_reads" (
	"dataset_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "dataset_reads_dataset_id_member_id_kind_day_pk" PRIMARY KEY("dataset_id","member_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "dataset_showcases" (
	"name" text PRIMARY KEY NOT NULL,
	"groups" jsonb NOT NULL,
	"sponsors" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_version_files" (
	"version_id" text NOT NULL,
	"path" text NOT NULL,
	"upload_key" text NOT NULL,
	CONSTRAINT "dataset_version_files_version_id_path_pk" PRIMARY KEY("version_id","path")
);
--> statement-breakpoint
CREATE TABLE "dataset_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"dataset_id" text NOT NULL,
	"number" integer NOT NULL,
	"note" text NOT NULL,
	"files_number" integer NOT NULL,
	"size" bigint NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dataset_versions_number" UNIQUE("dataset_id","number")
);
--> statement-breakpoint
CREATE TABLE "datasets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"organization_id" text,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"image" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"license_id" text,
	"visibility" text DEFAULT 'PRIVATE' NOT NULL,
	"version_number" integer,
	"publish_date" timestamp (3) with time zone,
	"files_number" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"exts" text[] DEFAULT '{}' NOT NULL,
	"selected" boolean DEFAULT false NOT NULL,
	"sort_weight" integer DEFAULT 0 NOT NULL,
	"views_number" integer DEFAULT 0 NOT NULL,
	"downloads_number" integer DEFAULT 0 NOT NULL,
	"labs_number" integer DEFAULT 0 NOT NULL,
	"votes_number" integer DEFAULT 0 NOT NULL,
	"comments_number" integer DEFAULT 0 NOT NULL,
	"bookmarks_number" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text
);
--> statement-breakpoint
CREATE TABLE "file_previews" (
	"upload_key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"parsed" jsonb,
	"reader" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_datasets" (
	"lab_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_datasets_lab_id_dataset_id_pk" PRIMARY KEY("lab_id","dataset_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"forum_id" text NOT NULL,
	"type" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"moderated_content" text,
	"creator_id" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone NOT NULL,
	"good" boolean DEFAULT false NOT NULL,
	"sticky" boolean DEFAULT false NOT NULL,
	"last_post_date" timestamp (3) with time zone NOT NULL,
	"last_poster_id" text NOT NULL,
	"floors" integer DEFAULT 0 NOT NULL,
	"replies_number" integer DEFAULT 0 NOT NULL,
	"votes_number" integer DEFAULT 0 NOT NULL,
	"views_number" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text,
	"lab_id" text,
	"work" jsonb,
	"team_id" text,
	"award_name" text,
	"award_ranking" integer
);
--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"number" integer NOT NULL,
	"creator_id" text NOT NULL,
	"content" text NOT NULL,
	"ref_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text,
	CONSTRAINT "forum_replies_floor" UNIQUE("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "forum_votes" (
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_votes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "forums" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"competition_id" text,
	"channel_id" text
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "coin_entries_side" UNIQUE("transfer_id","account")
);
--> statement-breakpoint
CREATE TABLE "coin_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reason" text NOT NULL,
	"related_kind" text,
	"related_id" text,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_transfers_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "shared_sign_ups" (
	"member_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"month" text NOT NULL,
	"coins" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_codes_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id"),
	CONSTRAINT "invitation_codes_code" UNIQUE("competition_id","code")
);
--> statement-breakpoint
CREATE TABLE "judging_judges" (
	"task_id" text NOT NULL,
	"judge_id" text NOT NULL,
	"comparisons" integer DEFAULT 0 NOT NULL,
	"counted" boolean,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "judging_judges_task_id_judge_id_pk" PRIMARY KEY("task_id","judge_id")
);
--> statement-breakpoint
CREATE TABLE "judging_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"judge_id" text NOT NULL,
	"left_id" text NOT NULL,
	"right_id" text NOT NULL,
	"pair_key" text GENERATED ALWAYS AS (least("left_id", "right_id") || ':' || greatest("left_id", "right_id")) STORED NOT NULL,
	"claim_date" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer_date" timestamp (3) with time zone,
	CONSTRAINT "judging_pairs_once" UNIQUE("judge_id","task_id","pair_key")
);
--> statement-breakpoint
CREATE TABLE "judging_results" (
	"work_id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"rank" integer NOT NULL,
	"rank_low" integer NOT NULL,
	"rank_high" integer NOT NULL,
	"judges" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judging_reviews" (
	"work_id" text NOT NULL,
	"judge_id" text NOT NULL,
	"task_id" text NOT NULL,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"save_date" timestamp (3) with time zone,
	CONSTRAINT "judging_reviews_work_id_judge_id_pk" PRIMARY KEY("work_id","judge_id")
);
--> statement-breakpoint
CREATE TABLE "judging_works" (
	"work_id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "judging_works_number" UNIQUE("task_id","number")
);
--> statement-breakpoint
CREATE TABLE "judgings" (
	"task_id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"blind" boolean NOT NULL,
	"criteria" jsonb NOT NULL,
	"judges_per_work" integer NOT NULL,
	"pairs_per_work" integer NOT NULL,
	"shows_criteria" boolean NOT NULL,
	"shows_comments" boolean NOT NULL,
	"published_date" timestamp (3) with time zone,
	"publish_reason" text
);
--> statement-breakpoint
CREATE TABLE "board_shakes" (
	"task_id" text NOT NULL,
	"team_id" text NOT NULL,
	"best_date" timestamp (3) with time zone NOT NULL,
	"public_score" double precision NOT NULL,
	"private_score" double precision NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL,
	"beyond" boolean NOT NULL,
	CONSTRAINT "board_shakes_task_id_team_id_pk" PRIMARY KEY("task_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "board_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text,
	"stage_id" text,
	"html" text NOT NULL,
	CONSTRAINT "board_templates_task_id_unique" UNIQUE("task_id"),
	CONSTRAINT "board_templates_stage_id_unique" UNIQUE("stage_id"),
	CONSTRAINT "board_templates_owner" CHECK (num_nonnulls("board_templates"."task_id", "board_templates"."stage_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "copy_checks" (
	"task_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"done_date" timestamp (3) with time zone,
	"works" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "copy_pairs" (
	"task_id" text NOT NULL,
	"one_team" text NOT NULL,
	"other_team" text NOT NULL,
	"one_errors" integer NOT NULL,
	"other_errors" integer NOT NULL,
	"shared" integer NOT NULL,
	"expected" double precision NOT NULL,
	"log_chance" double precision NOT NULL,
	CONSTRAINT "copy_pairs_task_id_one_team_other_team_pk" PRIMARY KEY("task_id","one_team","other_team")
);
--> statement-breakpoint
CREATE TABLE "external_boards" (
	"name" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "final_rankings" (
	"competition_id" text NOT NULL,
	"place" integer NOT NULL,
	"team_id" text NOT NULL,
	"reward" text,
	"coins" integer DEFAULT 0 NOT NULL,
	"tied" boolean DEFAULT false NOT NULL,
	"score" double precision,
	CONSTRAINT "final_rankings_competition_id_place_pk" PRIMARY KEY("competition_id","place"),
	CONSTRAINT "final_rankings_once" UNIQUE("competition_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "group_leaderboards" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"activated" boolean NOT NULL,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"all_teams" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interval_runs" (
	"task_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"name" text NOT NULL,
	"activated" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_teams" (
	"leaderboard_id" text NOT NULL,
	"team_id" text NOT NULL,
	CONSTRAINT "leaderboard_teams_leaderboard_id_team_id_pk" PRIMARY KEY("leaderboard_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "rank_intervals" (
	"task_id" text NOT NULL,
	"board" text NOT NULL,
	"team_id" text NOT NULL,
	"best_date" timestamp (3) with time zone NOT NULL,
	"rank_low" integer,
	"rank_high" integer,
	"score_low" double precision,
	"score_high" double precision,
	"rivals" jsonb NOT NULL,
	CONSTRAINT "rank_intervals_task_id_board_team_id_pk" PRIMARY KEY("task_id","board","team_id")
);
--> statement-breakpoint
CREATE TABLE "competition_archives" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"with_works" boolean NOT NULL,
	"state" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"file_key" text,
	"size" bigint,
	"expires" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "competition_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"member_id" text NOT NULL,
	"archive_key" text NOT NULL,
	"file_name" text NOT NULL,
	"start_date" timestamp (3) with time zone,
	"state" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"competition_id" text,
	"compared" integer DEFAULT 0 NOT NULL,
	"left_works" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"audience" text NOT NULL,
	"target_id" text,
	"target_name" text,
	"promotions" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"recipients" integer NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_notices" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follow_notices_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"mail" boolean DEFAULT false NOT NULL,
	"last_view" timestamp (3) with time zone,
	CONSTRAINT "follows_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"verify_status" integer DEFAULT 0 NOT NULL,
	"real_name" text,
	"avatar" text,
	"signature" text,
	"bio" text,
	"website" text,
	"identity" text,
	"university" text,
	"major_tag" text,
	"major" text,
	"company" text,
	"job" text,
	"location" text,
	"own_facts" text[] DEFAULT '{}' NOT NULL,
	"verify_type" integer,
	"verify_name" text,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"hide_profile" boolean DEFAULT false NOT NULL,
	"deactivated" timestamp (3) with time zone,
	"closes" timestamp (3) with time zone,
	"closed" timestamp (3) with time zone,
	"creator_banned" timestamp (3) with time zone,
	"creator_ban_reason" text,
	"growth_score" integer DEFAULT 0 NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text,
	"title" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"organization_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "organization_members_organization_id_member_id_pk" PRIMARY KEY("organization_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"short_name" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_short_name_unique" UNIQUE("short_name")
);
--> statement-breakpoint
CREATE TABLE "lab_bookmarks" (
	"member_id" text NOT NULL,
	"lab_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_bookmarks_member_id_lab_id_pk" PRIMARY KEY("member_id","lab_id")
);
--> statement-breakpoint
CREATE TABLE "lab_notebooks" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"language" text,
	CONSTRAINT "lab_notebooks_position" UNIQUE("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "lab_tag_links" (
	"lab_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lab_tag_links_lab_id_tag_id_pk" PRIMARY KEY("lab_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "lab_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"lab_id" text NOT NULL,
	"number" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "lab_versions_number" UNIQUE("lab_id","number")
);
--> statement-breakpoint
CREATE TABLE "labs" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"organization_id" text,
	"title" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"language" text,
	"version_date" timestamp (3) with time zone,
	"publish_date" timestamp (3) with time zone,
	"sort_weight" integer DEFAULT 0 NOT NULL,
	"bookmarks_number" integer DEFAULT 0 NOT NULL,
	"forks_number" integer DEFAULT 0 NOT NULL,
	"views_number" integer DEFAULT 0 NOT NULL,
	"parent_id" text,
	"share_token" text,
	"votes_number" integer DEFAULT 0 NOT NULL,
	"comments_number" integer DEFAULT 0 NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"notebooks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text,
	CONSTRAINT "labs_share_token" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "notebook_files" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"language" text,
	"passages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"modules" text[] DEFAULT '{}' NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quest_progress" (
	"member_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"period" text NOT NULL,
	"progress" integer NOT NULL,
	"status" text NOT NULL,
	"record_id" text NOT NULL,
	"threshold" integer,
	"rewards" jsonb,
	"update_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_progress_member_id_quest_id_period_pk" PRIMARY KEY("member_id","quest_id","period"),
	CONSTRAINT "quest_progress_record_id_unique" UNIQUE("record_id")
);
--> statement-breakpoint
CREATE TABLE "quest_steps" (
	"member_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"period" text NOT NULL,
	"subject" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_steps_member_id_quest_id_period_subject_pk" PRIMARY KEY("member_id","quest_id","period","subject")
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"description" text NOT NULL,
	"guideline" text NOT NULL,
	"threshold" integer NOT NULL,
	"counts_once" boolean NOT NULL,
	"rewards" jsonb NOT NULL,
	"sort_weight" integer NOT NULL,
	"related_pages" text[] NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_edge" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"size" bigint NOT NULL,
	"hashes" "bytea" NOT NULL,
	CONSTRAINT "log_edge_once" CHECK ("log_edge"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "log_leaves" (
	"index" bigint PRIMARY KEY NOT NULL,
	"leaf" text NOT NULL,
	"work_id" text,
	"task_id" text,
	"team_id" text,
	"scores" text,
	"solution_hash" text,
	"secret" "bytea"
);
--> statement-breakpoint
CREATE TABLE "log_nodes" (
	"level" smallint NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_nodes_level_index_pk" PRIMARY KEY("level","index")
);
--> statement-breakpoint
CREATE TABLE "recommendation_lists" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"items" jsonb NOT NULL,
	"made_date" timestamp (3) with time zone NOT NULL,
	"asked_date" timestamp (3) with time zone NOT NULL,
	"renewed_date" timestamp (3) with time zone,
	CONSTRAINT "recommendation_lists_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "recommendation_views" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"times" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_views_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "registration_answers" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"form" jsonb NOT NULL,
	CONSTRAINT "registration_answers_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "registration_files" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"field_id" text NOT NULL,
	"title" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "registration_files_competition_id_member_id_field_id_pk" PRIMARY KEY("competition_id","member_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"weight" integer NOT NULL,
	"contents" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"words" text[] NOT NULL,
	"title_key" text NOT NULL,
	"title_vec" "tsvector" NOT NULL,
	"vec" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"key" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "concealments" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_views_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "site_configs" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_skills" (
	"member_id" text NOT NULL,
	"skill_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_skills_member_id_skill_id_pk" PRIMARY KEY("member_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "skill_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" integer NOT NULL,
	"skill_id" text NOT NULL,
	"stage_id" text,
	"task_id" text
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"certificate" text,
	CONSTRAINT "skills_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"code" text NOT NULL,
	"sharing" text DEFAULT 'PRIVATE' NOT NULL,
	"token" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"collapsed_date" timestamp (3) with time zone,
	"collapsed_reason" text
);
--> statement-breakpoint
CREATE TABLE "answer_files" (
	"file_key" text NOT NULL,
	"work_id" text,
	"authorization_id" text
);
--> statement-breakpoint
CREATE TABLE "authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"team_id" text NOT NULL,
	"member_id" text NOT NULL,
	"submit_date" timestamp (3) with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"status" integer NOT NULL,
	"deny_reason" text,
	"reviewer_id" text,
	"review_date" timestamp (3) with time zone,
	CONSTRAINT "authorizations_once" UNIQUE("stage_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "board_budgets" (
	"task_id" text PRIMARY KEY NOT NULL,
	"bits" double precision NOT NULL,
	"answers" integer NOT NULL,
	"shown" integer NOT NULL,
	"public_rows" integer
);
--> statement-breakpoint
CREATE TABLE "board_decisions" (
	"work_id" text PRIMARY KEY NOT NULL,
	"scored" jsonb NOT NULL,
	"shown" boolean
);
--> statement-breakpoint
CREATE TABLE "board_revisions" (
	"task_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"public_rows" integer DEFAULT 0 NOT NULL,
	"private_rows" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inherited_works" (
	"team_id" text NOT NULL,
	"work_id" text NOT NULL,
	CONSTRAINT "inherited_works_team_id_work_id_pk" PRIMARY KEY("team_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "scoring_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"last_seen_date" timestamp (3) with time zone,
	"revoke_date" timestamp (3) with time zone,
	CONSTRAINT "scoring_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "task_baselines" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"result" "bytea" NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"revision" integer,
	"public_score" double precision,
	"private_score" double precision,
	"public_further" double precision[] DEFAULT '{}' NOT NULL,
	"private_further" double precision[] DEFAULT '{}' NOT NULL,
	"exact" jsonb,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "team_bests" (
	"task_id" text NOT NULL,
	"board" text NOT NULL,
	"team_id" text NOT NULL,
	"score" double precision NOT NULL,
	"exact_score" double precision,
	"sort_key" double precision NOT NULL,
	"further" double precision[] DEFAULT '{}' NOT NULL,
	"tie_keys" double precision[] DEFAULT '{}' NOT NULL,
	"best_date" timestamp (3) with time zone NOT NULL,
	"last_date" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "team_bests_task_id_board_team_id_pk" PRIMARY KEY("task_id","board","team_id")
);
--> statement-breakpoint
CREATE TABLE "upload_token_versions" (
	"task_id" text NOT NULL,
	"team_id" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "upload_token_versions_task_id_team_id_pk" PRIMARY KEY("task_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "work_reports" (
	"work_id" text PRIMARY KEY NOT NULL,
	"lines" text[] DEFAULT '{}' NOT NULL,
	"progress" double precision,
	"log" text,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_reviews" (
	"work_id" text NOT NULL,
	"reviewer_id" text NOT NULL,
	"score" double precision NOT NULL,
	"comment" text NOT NULL,
	"review_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_reviews_work_id_reviewer_id_pk" PRIMARY KEY("work_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "work_scorings" (
	"work_id" text PRIMARY KEY NOT NULL,
	"exact" jsonb NOT NULL,
	"rounded" jsonb,
	"clipped" jsonb,
	"public_rows" integer,
	"private_rows" integer,
	"public_influences" "bytea",
	"private_influences" "bytea",
	"rules_hash" text NOT NULL,
	"file_hash" text NOT NULL,
	"solution_hash" text NOT NULL,
	"seconds" double precision
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"team_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"status" integer NOT NULL,
	"upload_date" timestamp (3) with time zone NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"review_date" timestamp (3) with time zone,
	"file_key" text,
	"file_name" text,
	"file_size" bigint,
	"answers" jsonb,
	"note" text,
	"selected" boolean DEFAULT false NOT NULL,
	"public_score" double precision,
	"private_score" double precision,
	"public_further" double precision[] DEFAULT '{}' NOT NULL,
	"private_further" double precision[] DEFAULT '{}' NOT NULL,
	"unknown_labels" integer,
	"invalid_reason" text,
	"error_message" text,
	"stopped_scorer" boolean DEFAULT false NOT NULL,
	CONSTRAINT "works_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "team_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"type" integer NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"from_team_id" text,
	"team_id" text NOT NULL,
	"member_id" text,
	"sender_id" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"answer_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_withdrawals" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"fee" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registration_withdrawals_competition_id_member_id_attempt_pk" PRIMARY KEY("competition_id","member_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"competition_id" text NOT NULL,
	"member_id" text NOT NULL,
	"status" integer NOT NULL,
	"team_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"invitation_code" text,
	"review_date" timestamp (3) with time zone,
	"reviewer_id" text,
	"reason" text,
	"custom_id" text,
	"custom_id_date" timestamp (3) with time zone,
	CONSTRAINT "registrations_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text NOT NULL,
	"member_id" text NOT NULL,
	"competition_id" text NOT NULL,
	"join_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_members_team_id_member_id_pk" PRIMARY KEY("team_id","member_id"),
	CONSTRAINT "team_members_once" UNIQUE("competition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(normalize(btrim("name"), NFKC))) STORED NOT NULL,
	"image" text,
	"description" text DEFAULT '' NOT NULL,
	"captain_id" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"receives" boolean DEFAULT true NOT NULL,
	"promotions" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "track_counts" (
	"day" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "track_counts_day_name_kind_object_id_pk" PRIMARY KEY("day","name","kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "view_days" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "view_days_kind_object_id_day_pk" PRIMARY KEY("kind","object_id","day")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"viewer" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "views_kind_object_id_viewer_day_pk" PRIMARY KEY("kind","object_id","viewer","day")
);
--> statement-breakpoint
CREATE TABLE "file_failures" (
	"work" text NOT NULL,
	"file" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"failures" integer NOT NULL,
	"retry_date" timestamp (3) with time zone,
	CONSTRAINT "file_failures_work_file_part_pk" PRIMARY KEY("work","file","part")
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "upload_parts_session_id_number_pk" PRIMARY KEY("session_id","number"),
	CONSTRAINT "upload_parts_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "upload_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"ext" text NOT NULL,
	"size" bigint NOT NULL,
	"modified" bigint NOT NULL,
	"hash" text,
	"part_size" integer NOT NULL,
	"state" text NOT NULL,
	"upload_key" text,
	"problem" text,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"ext" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"hash" text,
	"create_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "votes_kind_target_id_member_id_pk" PRIMARY KEY("kind","target_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_files" (
	"work_order_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "work_order_files_work_order_id_key_pk" PRIMARY KEY("work_order_id","key")
);
--> statement-breakpoint
CREATE TABLE "work_order_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_order_id" text NOT NULL,
	"from_id" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"content" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"closes" boolean DEFAULT false NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_type_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ref_type" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_types" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"is_org" boolean DEFAULT false NOT NULL,
	"template" text DEFAULT '' NOT NULL,
	"document" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"creator_id" text NOT NULL,
	"type_id" text NOT NULL,
	"content" text NOT NULL,
	"competition_id" text,
	"organization_id" text,
	"status" integer DEFAULT 0 NOT NULL,
	"resolve" integer,
	"confirm_before" timestamp (3) with time zone,
	"answered" boolean DEFAULT false NOT NULL,
	"priority" boolean DEFAULT false NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"answer_due" timestamp (3) with time zone NOT NULL,
	"first_answer_date" timestamp (3) with time zone,
	"handler_id" text,
	"create_date" timestamp (3) with time zone NOT NULL,
	"modify_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_orders_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "rescorings" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"started_by" text,
	"start_date" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"publishes_reason" boolean NOT NULL,
	"scoring" jsonb NOT NULL,
	"csv" text,
	"source" jsonb,
	"reference" jsonb,
	"asks_first" boolean DEFAULT false NOT NULL,
	"ready_date" timestamp (3) with time zone,
	"foreseen_date" timestamp (3) with time zone,
	"applied_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"end" text,
	"works" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"moves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged_scores" (
	"work_id" text PRIMARY KEY NOT NULL,
	"rescoring_id" text NOT NULL,
	"scored" jsonb,
	"exact" jsonb,
	"rounded" jsonb,
	"clipped" jsonb,
	"public_rows" integer,
	"private_rows" integer,
	"public_influences" "bytea",
	"private_influences" "bytea",
	"rules_hash" text,
	"file_hash" text,
	"solution_hash" text,
	"seconds" double precision,
	"report" jsonb,
	"effective" boolean DEFAULT false NOT NULL,
	"score_before" double precision
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_attempts" ADD CONSTRAINT "automatic_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captchas" ADD CONSTRAINT "captchas_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_browsers" ADD CONSTRAINT "member_browsers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_exports" ADD CONSTRAINT "member_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_identities" ADD CONSTRAINT "oauth_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tickets" ADD CONSTRAINT "oauth_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_photo_key_uploads_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weak_flags" ADD CONSTRAINT "weak_flags_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_records" ADD CONSTRAINT "questionnaire_records_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_records" ADD CONSTRAINT "questionnaire_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_forms" ADD CONSTRAINT "application_forms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_forms" ADD CONSTRAINT "application_forms_answerer_id_members_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_forms" ADD CONSTRAINT "application_forms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_badges" ADD CONSTRAINT "member_badges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_items" ADD CONSTRAINT "channel_items_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_moderators" ADD CONSTRAINT "channel_moderators_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_moderators" ADD CONSTRAINT "channel_moderators_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_section_items" ADD CONSTRAINT "channel_section_items_section_id_channel_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."channel_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_section_items" ADD CONSTRAINT "channel_section_items_item" FOREIGN KEY ("channel_id","kind","item_id") REFERENCES "public"."channel_items"("channel_id","kind","item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_sections" ADD CONSTRAINT "channel_sections_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_sections" ADD CONSTRAINT "channel_sections_parent_id_channel_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."channel_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_first_id_members_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_second_id_members_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sides" ADD CONSTRAINT "chat_sides_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_labs" ADD CONSTRAINT "column_labs_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_labs" ADD CONSTRAINT "column_labs_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_news" ADD CONSTRAINT "column_news_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "columns" ADD CONSTRAINT "columns_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_roles" ADD CONSTRAINT "competition_roles_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_roles" ADD CONSTRAINT "competition_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_roles" ADD CONSTRAINT "competition_roles_given_by_members_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_tutors" ADD CONSTRAINT "competition_tutors_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_tutors" ADD CONSTRAINT "competition_tutors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_organizer_id_members_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_trashed_by_members_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_begins_after_stages_id_fk" FOREIGN KEY ("begins_after") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_secrets" ADD CONSTRAINT "task_secrets_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_solutions" ADD CONSTRAINT "task_solutions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_solutions" ADD CONSTRAINT "task_solutions_stored_by_members_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_credits" ADD CONSTRAINT "creator_credits_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_credits" ADD CONSTRAINT "creator_credits_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_exchanges" ADD CONSTRAINT "creator_exchanges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_exchanges" ADD CONSTRAINT "creator_exchanges_decider_id_members_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_profits" ADD CONSTRAINT "creator_profits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_violations" ADD CONSTRAINT "creator_violations_member_id_creators_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."creators"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_violations" ADD CONSTRAINT "creator_violations_recorder_id_members_id_fk" FOREIGN KEY ("recorder_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_ratings" ADD CONSTRAINT "dataset_ratings_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_ratings" ADD CONSTRAINT "dataset_ratings_rater_id_members_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_creators" ADD CONSTRAINT "featured_creators_member_id_creators_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."creators"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_bindings" ADD CONSTRAINT "dataset_bindings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD CONSTRAINT "dataset_files_token_uploads_key_fk" FOREIGN KEY ("token") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_files" ADD CONSTRAINT "dataset_files_binding_id_dataset_bindings_id_fk" FOREIGN KEY ("binding_id") REFERENCES "public"."dataset_bindings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_bookmarks" ADD CONSTRAINT "dataset_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_bookmarks" ADD CONSTRAINT "dataset_bookmarks_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_reads" ADD CONSTRAINT "dataset_reads_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_reads" ADD CONSTRAINT "dataset_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_version_files" ADD CONSTRAINT "dataset_version_files_version_id_dataset_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."dataset_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_version_files" ADD CONSTRAINT "dataset_version_files_upload_key_uploads_key_fk" FOREIGN KEY ("upload_key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_versions" ADD CONSTRAINT "dataset_versions_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_previews" ADD CONSTRAINT "file_previews_upload_key_uploads_key_fk" FOREIGN KEY ("upload_key") REFERENCES "public"."uploads"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_datasets" ADD CONSTRAINT "lab_datasets_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_datasets" ADD CONSTRAINT "lab_datasets_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_last_poster_id_members_id_fk" FOREIGN KEY ("last_poster_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_votes" ADD CONSTRAINT "forum_votes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_votes" ADD CONSTRAINT "forum_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums" ADD CONSTRAINT "forums_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums" ADD CONSTRAINT "forums_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_transfer_id_coin_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."coin_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_sign_ups" ADD CONSTRAINT "shared_sign_ups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_sign_ups" ADD CONSTRAINT "shared_sign_ups_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_judges" ADD CONSTRAINT "judging_judges_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_judges" ADD CONSTRAINT "judging_judges_judge_id_members_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_pairs" ADD CONSTRAINT "judging_pairs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_pairs" ADD CONSTRAINT "judging_pairs_judge_id_members_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_pairs" ADD CONSTRAINT "judging_pairs_left_id_works_id_fk" FOREIGN KEY ("left_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_pairs" ADD CONSTRAINT "judging_pairs_right_id_works_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_results" ADD CONSTRAINT "judging_results_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_results" ADD CONSTRAINT "judging_results_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_reviews" ADD CONSTRAINT "judging_reviews_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_reviews" ADD CONSTRAINT "judging_reviews_judge_id_members_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_reviews" ADD CONSTRAINT "judging_reviews_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_works" ADD CONSTRAINT "judging_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judging_works" ADD CONSTRAINT "judging_works_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgings" ADD CONSTRAINT "judgings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_shakes" ADD CONSTRAINT "board_shakes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_shakes" ADD CONSTRAINT "board_shakes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_templates" ADD CONSTRAINT "board_templates_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_templates" ADD CONSTRAINT "board_templates_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_checks" ADD CONSTRAINT "copy_checks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_pairs" ADD CONSTRAINT "copy_pairs_task_id_copy_checks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."copy_checks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_pairs" ADD CONSTRAINT "copy_pairs_one_team_teams_id_fk" FOREIGN KEY ("one_team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_pairs" ADD CONSTRAINT "copy_pairs_other_team_teams_id_fk" FOREIGN KEY ("other_team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD CONSTRAINT "final_rankings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_rankings" ADD CONSTRAINT "final_rankings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_leaderboards" ADD CONSTRAINT "group_leaderboards_group_id_leaderboard_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."leaderboard_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interval_runs" ADD CONSTRAINT "interval_runs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_groups" ADD CONSTRAINT "leaderboard_groups_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_teams" ADD CONSTRAINT "leaderboard_teams_leaderboard_id_group_leaderboards_id_fk" FOREIGN KEY ("leaderboard_id") REFERENCES "public"."group_leaderboards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_teams" ADD CONSTRAINT "leaderboard_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_intervals" ADD CONSTRAINT "rank_intervals_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_intervals" ADD CONSTRAINT "rank_intervals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_archives" ADD CONSTRAINT "competition_archives_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_archives" ADD CONSTRAINT "competition_archives_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_imports" ADD CONSTRAINT "competition_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_imports" ADD CONSTRAINT "competition_imports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_imports" ADD CONSTRAINT "competition_imports_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_messages" ADD CONSTRAINT "competition_messages_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_messages" ADD CONSTRAINT "competition_messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_notices" ADD CONSTRAINT "follow_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_bookmarks" ADD CONSTRAINT "lab_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_bookmarks" ADD CONSTRAINT "lab_bookmarks_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_notebooks" ADD CONSTRAINT "lab_notebooks_version_id_lab_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."lab_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_tag_links" ADD CONSTRAINT "lab_tag_links_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_versions" ADD CONSTRAINT "lab_versions_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labs" ADD CONSTRAINT "labs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labs" ADD CONSTRAINT "labs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labs" ADD CONSTRAINT "labs_parent_id_labs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_progress" ADD CONSTRAINT "quest_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_steps" ADD CONSTRAINT "quest_steps_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_lists" ADD CONSTRAINT "recommendation_lists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_views" ADD CONSTRAINT "recommendation_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_answers" ADD CONSTRAINT "registration_answers_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_answers" ADD CONSTRAINT "registration_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_files" ADD CONSTRAINT "registration_files_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_files" ADD CONSTRAINT "registration_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_files" ADD CONSTRAINT "registration_files_key_uploads_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_skills" ADD CONSTRAINT "member_skills_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_skills" ADD CONSTRAINT "member_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_skills" ADD CONSTRAINT "member_skills_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_rules" ADD CONSTRAINT "skill_rules_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_rules" ADD CONSTRAINT "skill_rules_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_rules" ADD CONSTRAINT "skill_rules_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_rules" ADD CONSTRAINT "skill_rules_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_authorization_id_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."authorizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_budgets" ADD CONSTRAINT "board_budgets_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_decisions" ADD CONSTRAINT "board_decisions_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_revisions" ADD CONSTRAINT "board_revisions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inherited_works" ADD CONSTRAINT "inherited_works_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inherited_works" ADD CONSTRAINT "inherited_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_tokens" ADD CONSTRAINT "scoring_tokens_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_tokens" ADD CONSTRAINT "scoring_tokens_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_baselines" ADD CONSTRAINT "task_baselines_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bests" ADD CONSTRAINT "team_bests_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bests" ADD CONSTRAINT "team_bests_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token_versions" ADD CONSTRAINT "upload_token_versions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token_versions" ADD CONSTRAINT "upload_token_versions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reviews" ADD CONSTRAINT "work_reviews_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reviews" ADD CONSTRAINT "work_reviews_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_scorings" ADD CONSTRAINT "work_scorings_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_from_team_id_teams_id_fk" FOREIGN KEY ("from_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_withdrawals" ADD CONSTRAINT "registration_withdrawals_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_withdrawals" ADD CONSTRAINT "registration_withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_captain_id_members_id_fk" FOREIGN KEY ("captain_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_session_id_upload_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."upload_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_files" ADD CONSTRAINT "work_order_files_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_files" ADD CONSTRAINT "work_order_files_key_uploads_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_messages" ADD CONSTRAINT "work_order_messages_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_messages" ADD CONSTRAINT "work_order_messages_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_types" ADD CONSTRAINT "work_order_types_group_id_work_order_type_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."work_order_type_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_creator_id_members_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_type_id_work_order_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."work_order_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_handler_id_members_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescorings" ADD CONSTRAINT "rescorings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescorings" ADD CONSTRAINT "rescorings_started_by_members_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_scores" ADD CONSTRAINT "staged_scores_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_scores" ADD CONSTRAINT "staged_scores_rescoring_id_rescorings_id_fk" FOREIGN KEY ("rescoring_id") REFERENCES "public"."rescorings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_member" ON "contact_changes" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "sign_up_codes_expires" ON "sign_up_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "events_notifications" ON "events" USING btree ("member_id","number" DESC NULLS FIRST) WHERE "events"."kind" = 'notification';--> statement-breakpoint
CREATE INDEX "events_unread" ON "events" USING btree ("member_id","number" DESC NULLS FIRST) WHERE "events"."kind" = 'notification' and "events"."read_date" is null;--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("date");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due") WHERE "jobs"."parked_date" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_turn" ON "jobs" USING btree ("turn") WHERE "jobs"."lease" is not null and "jobs"."parked_date" is null;--> statement-breakpoint
CREATE INDEX "jobs_work" ON "jobs" USING btree (("data" ->> 'workId'));--> statement-breakpoint
CREATE INDEX "jobs_parked" ON "jobs" USING btree ("parked_date" DESC NULLS FIRST,"id") WHERE "jobs"."parked_date" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("priority","due","key") WHERE "outbox"."sent_date" is null and "outbox"."parked_date" is null;--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("parked_date" DESC NULLS FIRST,"key") WHERE "outbox"."parked_date" is not null and "outbox"."given_up_date" is null;--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_date");--> statement-breakpoint
CREATE INDEX "access_tokens_member" ON "access_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "member_browsers_browser" ON "member_browsers" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "member_browsers_date" ON "member_browsers" USING btree ("date");--> statement-breakpoint
CREATE INDEX "member_exports_expires" ON "member_exports" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "member_exports_file" ON "member_exports" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "oauth_tickets_expires" ON "oauth_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "real_names_waiting" ON "real_names" USING btree ("status","create_date");--> statement-breakpoint
CREATE INDEX "real_names_member" ON "real_names" USING btree ("member_id","create_date");--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_one_waiting" ON "real_names" USING btree ("member_id") WHERE "real_names"."status" = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_one_verified" ON "real_names" USING btree ("member_id") WHERE "real_names"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "real_names_number" ON "real_names" USING btree ("id_hash") WHERE "real_names"."status" = 1;--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "activity_log_of_actor" ON "activity_log" USING btree ("actor_kind","actor_id","id" DESC NULLS FIRST) WHERE "activity_log"."withdrawn" = false;--> statement-breakpoint
CREATE INDEX "activity_log_date" ON "activity_log" USING btree ("date");--> statement-breakpoint
CREATE INDEX "questionnaire_answers_newest" ON "questionnaire_answers" USING btree ("questionnaire_id","question_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_forms_newest" ON "application_forms" USING btree ("type","create_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "application_forms_member" ON "application_forms" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "application_forms_waiting" ON "application_forms" USING btree ("type") WHERE "application_forms"."status" = 0;--> statement-breakpoint
CREATE INDEX "channel_items_of_item" ON "channel_items" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "channel_items_collected" ON "channel_items" USING btree ("channel_id","date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_items_by_weight" ON "channel_items" USING btree ("channel_id","kind","sticky" DESC NULLS FIRST,"weight" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"item_id") WHERE "channel_items"."shown";--> statement-breakpoint
CREATE INDEX "channel_items_by_update" ON "channel_items" USING btree ("channel_id","kind","sticky" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"item_id") WHERE "channel_items"."shown";--> statement-breakpoint
CREATE INDEX "channel_items_by_creation" ON "channel_items" USING btree ("channel_id","kind","sticky" DESC NULLS FIRST,"create_date" DESC NULLS FIRST,"item_id") WHERE "channel_items"."shown";--> statement-breakpoint
CREATE INDEX "channel_items_by_views" ON "channel_items" USING btree ("channel_id","kind","sticky" DESC NULLS FIRST,"views_number" DESC NULLS FIRST,"item_id") WHERE "channel_items"."shown";--> statement-breakpoint
CREATE INDEX "channel_items_by_votes" ON "channel_items" USING btree ("channel_id","kind","sticky" DESC NULLS FIRST,"votes_number" DESC NULLS FIRST,"item_id") WHERE "channel_items"."shown";--> statement-breakpoint
CREATE INDEX "channel_moderators_of_member" ON "channel_moderators" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "channel_section_items_of_item" ON "channel_section_items" USING btree ("channel_id","kind","item_id");--> statement-breakpoint
CREATE INDEX "channel_sections_ordered" ON "channel_sections" USING btree ("channel_id","position");--> statement-breakpoint
CREATE INDEX "channel_sections_below" ON "channel_sections" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "channels_followed" ON "channels" USING btree ("subscribes_number" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "channels_recommended" ON "channels" USING btree ("recommended") WHERE "channels"."recommended" is not null;--> statement-breakpoint
CREATE INDEX "chat_sides_member" ON "chat_sides" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "column_labs_ordered" ON "column_labs" USING btree ("column_id","position","date","lab_id");--> statement-breakpoint
CREATE INDEX "column_labs_newest" ON "column_labs" USING btree ("column_id","date" DESC NULLS FIRST,"lab_id");--> statement-breakpoint
CREATE INDEX "column_labs_of_lab" ON "column_labs" USING btree ("lab_id","column_id");--> statement-breakpoint
CREATE INDEX "columns_owner" ON "columns" USING btree ("owner_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "columns_updated" ON "columns" USING btree ("update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "columns_followed" ON "columns" USING btree ("subscribes_number" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "columns_filled" ON "columns" USING btree ("labs_number" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "comments_of_target" ON "comments" USING btree ("kind","target_id","create_date","id") WHERE "comments"."first_id" is null;--> statement-breakpoint
CREATE INDEX "comments_of_thread" ON "comments" USING btree ("first_id","create_date","id") WHERE "comments"."first_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("author_id","create_date");--> statement-breakpoint
CREATE INDEX "competition_roles_member" ON "competition_roles" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "competition_tutors_member" ON "competition_tutors" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "competitions_organization" ON "competitions" USING btree ("organization_id","start_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "competitions_start" ON "competitions" USING btree ("published","start_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "competitions_series" ON "competitions" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "competitions_trashed" ON "competitions" USING btree ("trashed_date") WHERE "competitions"."trashed_date" is not null;--> statement-breakpoint
CREATE INDEX "competitions_activities" ON "competitions" USING btree ("sticky" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"end_date" DESC NULLS FIRST,"start_date" DESC NULLS FIRST,"id") WHERE "competitions"."event_type" = 0;--> statement-breakpoint
CREATE INDEX "competitions_activities_of_field" ON "competitions" USING btree ("field") WHERE "competitions"."event_type" = 0;--> statement-breakpoint
CREATE INDEX "stages_competition" ON "stages" USING btree ("competition_id","start_date");--> statement-breakpoint
CREATE INDEX "tasks_stage" ON "tasks" USING btree ("stage_id","position");--> statement-breakpoint
CREATE INDEX "tasks_competition" ON "tasks" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "creator_credits_actor" ON "creator_credits" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "creator_exchanges_member" ON "creator_exchanges" USING btree ("member_id","create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "creator_exchanges_newest" ON "creator_exchanges" USING btree ("create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "creator_exchanges_waiting" ON "creator_exchanges" USING btree ("create_date","id") WHERE "creator_exchanges"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "creator_profits_newest" ON "creator_profits" USING btree ("member_id","week" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "creator_violations_member" ON "creator_violations" USING btree ("member_id","date");--> statement-breakpoint
CREATE INDEX "creators_newest" ON "creators" USING btree ("join_date" DESC NULLS FIRST,"member_id");--> statement-breakpoint
CREATE INDEX "dataset_ratings_newest" ON "dataset_ratings" USING btree ("dataset_id","date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dataset_bindings_competition" ON "dataset_bindings" USING btree ("competition_id","position");--> statement-breakpoint
CREATE INDEX "dataset_files_binding" ON "dataset_files" USING btree ("binding_id","position");--> statement-breakpoint
CREATE INDEX "dataset_bookmarks_newest" ON "dataset_bookmarks" USING btree ("member_id","date" DESC NULLS FIRST,"dataset_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dataset_reads_day" ON "dataset_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "dataset_version_files_upload" ON "dataset_version_files" USING btree ("upload_key");--> statement-breakpoint
CREATE INDEX "datasets_of_member" ON "datasets" USING btree ("member_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "datasets_of_organization" ON "datasets" USING btree ("organization_id","sort_weight" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_weight" ON "datasets" USING btree ("sort_weight" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_update" ON "datasets" USING btree ("update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_projects" ON "datasets" USING btree ("labs_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_downloads" ON "datasets" USING btree ("downloads_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_votes" ON "datasets" USING btree ("votes_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_views" ON "datasets" USING btree ("views_number" DESC NULLS FIRST,"update_date" DESC NULLS FIRST,"id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_tags" ON "datasets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "datasets_by_size" ON "datasets" USING btree ("size") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_filtered" ON "datasets" USING btree ("title_key","license_id","size","selected","tags","sort_weight","update_date","labs_number","downloads_number","votes_number","views_number","id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "datasets_by_license" ON "datasets" USING btree ("license_id") WHERE "datasets"."visibility" = 'PUBLIC' and "datasets"."deleted" = false and "datasets"."collapsed_date" is null and "datasets"."version_number" is not null;--> statement-breakpoint
CREATE INDEX "lab_datasets_dataset" ON "lab_datasets" USING btree ("dataset_id","date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("forum_id","sticky" DESC NULLS FIRST,"create_date" DESC NULLS FIRST) WHERE not "forum_posts"."deleted";--> statement-breakpoint
CREATE INDEX "forum_posts_works" ON "forum_posts" USING btree ("modify_date" DESC NULLS FIRST) WHERE not "forum_posts"."deleted" and "forum_posts"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "forum_posts_of_lab" ON "forum_posts" USING btree ("lab_id") WHERE "forum_posts"."lab_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_work" ON "forum_posts" USING btree ("team_id") WHERE not "forum_posts"."deleted";--> statement-breakpoint
CREATE INDEX "coin_entries_newest" ON "coin_entries" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "shared_sign_ups_inviter" ON "shared_sign_ups" USING btree ("inviter_id","month");--> statement-breakpoint
CREATE INDEX "judging_judges_member" ON "judging_judges" USING btree ("judge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "judging_pairs_open" ON "judging_pairs" USING btree ("task_id","judge_id") WHERE "judging_pairs"."outcome" is null;--> statement-breakpoint
CREATE INDEX "judging_pairs_task" ON "judging_pairs" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "judging_results_task" ON "judging_results" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "judging_reviews_judge" ON "judging_reviews" USING btree ("task_id","judge_id");--> statement-breakpoint
CREATE INDEX "group_leaderboards_group" ON "group_leaderboards" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "leaderboard_groups_task" ON "leaderboard_groups" USING btree ("task_id","position");--> statement-breakpoint
CREATE INDEX "leaderboard_teams_team" ON "leaderboard_teams" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "competition_archives_pending" ON "competition_archives" USING btree ("competition_id") WHERE "competition_archives"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "competition_archives_newest" ON "competition_archives" USING btree ("competition_id","create_date");--> statement-breakpoint
CREATE INDEX "competition_archives_file" ON "competition_archives" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "competition_imports_pending" ON "competition_imports" USING btree ("archive_key") WHERE "competition_imports"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "competition_imports_newest" ON "competition_imports" USING btree ("member_id","organization_id","create_date");--> statement-breakpoint
CREATE INDEX "competition_messages_newest" ON "competition_messages" USING btree ("competition_id","date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("kind","target_id","date" DESC NULLS FIRST,"member_id");--> statement-breakpoint
CREATE INDEX "follows_mailed" ON "follows" USING btree ("member_id","target_id") WHERE "follows"."mail";--> statement-breakpoint
CREATE INDEX "follows_own" ON "follows" USING btree ("member_id","kind","date" DESC NULLS FIRST,"target_id");--> statement-breakpoint
CREATE INDEX "members_followed" ON "members" USING btree ("followers_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "members_of_university" ON "members" USING btree ("university","followers_count" DESC NULLS FIRST,"id") WHERE "members"."university" is not null and "members"."hide_profile" = false and "members"."deactivated" is null;--> statement-breakpoint
CREATE INDEX "members_of_major" ON "members" USING btree ("major","followers_count" DESC NULLS FIRST,"id") WHERE "members"."major" is not null and "members"."hide_profile" = false and "members"."deactivated" is null;--> statement-breakpoint
CREATE INDEX "members_of_company" ON "members" USING btree ("company","followers_count" DESC NULLS FIRST,"id") WHERE "members"."company" is not null and "members"."hide_profile" = false and "members"."deactivated" is null;--> statement-breakpoint
CREATE INDEX "members_closing" ON "members" USING btree ("closes") WHERE "members"."closes" is not null and "members"."closed" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("kind","target_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "organization_members_member" ON "organization_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lab_bookmarks_newest" ON "lab_bookmarks" USING btree ("member_id","date" DESC NULLS FIRST,"lab_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lab_bookmarks_of_lab" ON "lab_bookmarks" USING btree ("lab_id","date" DESC NULLS FIRST,"member_id");--> statement-breakpoint
CREATE INDEX "lab_notebooks_hash" ON "lab_notebooks" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "lab_tag_links_tag" ON "lab_tag_links" USING btree ("tag_id","lab_id");--> statement-breakpoint
CREATE INDEX "labs_of_member" ON "labs" USING btree ("member_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "labs_by_weight" ON "labs" USING btree ("sort_weight" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id","language") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_of_organization" ON "labs" USING btree ("organization_id","sort_weight" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_version" ON "labs" USING btree ("version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_bookmarks" ON "labs" USING btree ("bookmarks_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_forks" ON "labs" USING btree ("forks_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_views" ON "labs" USING btree ("views_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_of_parent" ON "labs" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "labs_forked" ON "labs" USING btree ("create_date") WHERE "labs"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_votes" ON "labs" USING btree ("votes_number" DESC NULLS FIRST,"version_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "labs_by_creation" ON "labs" USING btree ("create_date" DESC NULLS FIRST,"id") WHERE "labs"."private" = false and "labs"."deleted" = false and "labs"."collapsed_date" is null and "labs"."version_date" is not null;--> statement-breakpoint
CREATE INDEX "notebook_files_hash" ON "notebook_files" USING btree ("hash","key");--> statement-breakpoint
CREATE INDEX "quest_steps_date" ON "quest_steps" USING btree ("date");--> statement-breakpoint
CREATE INDEX "log_leaves_work" ON "log_leaves" USING btree ("work_id","index");--> statement-breakpoint
CREATE INDEX "log_leaves_task" ON "log_leaves" USING btree ("task_id","index");--> statement-breakpoint
CREATE INDEX "recommendation_lists_asked" ON "recommendation_lists" USING btree ("asked_date");--> statement-breakpoint
CREATE INDEX "recommendation_views_date" ON "recommendation_views" USING btree ("date");--> statement-breakpoint
CREATE INDEX "registration_files_key" ON "registration_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("vec");--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING btree ("title_key");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_pinyin" ON "search_words" USING btree ("pinyin" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "concealments_date" ON "concealments" USING btree ("date");--> statement-breakpoint
CREATE INDEX "skill_rules_competition" ON "skill_rules" USING btree ("competition_id","position");--> statement-breakpoint
CREATE INDEX "snippets_of_member" ON "snippets" USING btree ("member_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "snippets_in_folder" ON "snippets" USING btree ("member_id","folder","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "answer_files_key" ON "answer_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "authorizations_stage" ON "authorizations" USING btree ("stage_id","status","submit_date");--> statement-breakpoint
CREATE INDEX "authorizations_team" ON "authorizations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "board_decisions_open" ON "board_decisions" USING btree ("work_id") WHERE "board_decisions"."shown" is null;--> statement-breakpoint
CREATE INDEX "inherited_works_work" ON "inherited_works" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "scoring_tokens_task" ON "scoring_tokens" USING btree ("task_id","create_date");--> statement-breakpoint
CREATE INDEX "task_baselines_task" ON "task_baselines" USING btree ("task_id","create_date");--> statement-breakpoint
CREATE INDEX "team_bests_rank" ON "team_bests" USING btree ("task_id","board","sort_key","tie_keys","best_date","team_id");--> statement-breakpoint
CREATE INDEX "works_team_task" ON "works" USING btree ("team_id","task_id","upload_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_task" ON "works" USING btree ("task_id","upload_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_waiting" ON "works" USING btree ("competition_id") WHERE "works"."status" in (0, -2);--> statement-breakpoint
CREATE UNIQUE INDEX "team_applications_merge_once" ON "team_applications" USING btree ("from_team_id","team_id") WHERE "team_applications"."status" = 0 and "team_applications"."from_team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_applications_member_once" ON "team_applications" USING btree ("team_id","member_id") WHERE "team_applications"."status" = 0 and "team_applications"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "team_applications_team" ON "team_applications" USING btree ("team_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "team_applications_from" ON "team_applications" USING btree ("from_team_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "registration_withdrawals_member" ON "registration_withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registrations_member" ON "registrations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registrations_invitation" ON "registrations" USING btree ("competition_id","invitation_code");--> statement-breakpoint
CREATE INDEX "registrations_status" ON "registrations" USING btree ("competition_id","status","create_date");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "teams_competition" ON "teams" USING btree ("competition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("competition_id","name_key") WHERE not "teams"."deleted";--> statement-breakpoint
CREATE INDEX "teams_living" ON "teams" USING btree ("competition_id","create_date","id") WHERE not "teams"."deleted";--> statement-breakpoint
CREATE INDEX "track_counts_frequent" ON "track_counts" USING btree ("day" DESC NULLS FIRST,"count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "view_days_recent" ON "view_days" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "views_day" ON "views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "upload_sessions_member" ON "upload_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "upload_sessions_expires" ON "upload_sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "votes_recent" ON "votes" USING btree ("kind","date");--> statement-breakpoint
CREATE INDEX "votes_of_member" ON "votes" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "canned_answers_order" ON "canned_answers" USING btree ("create_date","id");--> statement-breakpoint
CREATE INDEX "work_order_files_key" ON "work_order_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "work_order_messages_thread" ON "work_order_messages" USING btree ("work_order_id","number");--> statement-breakpoint
CREATE INDEX "work_orders_creator" ON "work_orders" USING btree ("creator_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "work_orders_status" ON "work_orders" USING btree ("status","create_date");--> statement-breakpoint
CREATE INDEX "work_orders_handler" ON "work_orders" USING btree ("handler_id","create_date");--> statement-breakpoint
CREATE INDEX "work_orders_filed" ON "work_orders" USING btree ("create_date");--> statement-breakpoint
CREATE INDEX "work_orders_waiting" ON "work_orders" USING btree ("waiting_since") WHERE "work_orders"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rescorings_running" ON "rescorings" USING btree ("task_id") WHERE "rescorings"."end_date" is null;--> statement-breakpoint
CREATE INDEX "rescorings_task" ON "rescorings" USING btree ("task_id","start_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staged_scores_rescoring" ON "staged_scores" USING btree ("rescoring_id","effective");
--> statement-breakpoint
-- Every statement that changes rows of boards raises the revisions of their tasks, and keeps the numbers of their rows, whoever sends it.
CREATE FUNCTION raise_board_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
BEGIN
  INSERT INTO "board_revisions" ("task_id", "revision", "public_rows", "private_rows")
    SELECT "task_id", 1, step * count(*) FILTER (WHERE "board" = 'public'), step * count(*) FILTER (WHERE "board" = 'private')
    FROM "changed" GROUP BY "task_id" ORDER BY "task_id"
    ON CONFLICT ("task_id") DO UPDATE SET
      "revision" = "board_revisions"."revision" + 1,
      "public_rows" = "board_revisions"."public_rows" + excluded."public_rows",
      "private_rows" = "board_revisions"."private_rows" + excluded."private_rows";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "team_bests_inserted" AFTER INSERT ON "team_bests"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION raise_board_revisions();
--> statement-breakpoint
CREATE TRIGGER "team_bests_updated" AFTER UPDATE ON "team_bests"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION raise_board_revisions();
--> statement-breakpoint
CREATE TRIGGER "team_bests_deleted" AFTER DELETE ON "team_bests"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION raise_board_revisions();
--> statement-breakpoint
-- Whoever changes what a thing is found by, its change is noted in the same transaction. What changes for other reasons (a score that grows, a page that is seen) is not.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id") VALUES (TG_ARGV[0], coalesce(NEW."id", OLD."id"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_search_change_of_lab() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id") VALUES ('PROJECT', coalesce(NEW."lab_id", OLD."lab_id"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_kind_of(competition "competitions") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE competition."event_type" WHEN 0 THEN 'ACTIVITY' ELSE 'COMPETITION' END;
$$;
--> statement-breakpoint
CREATE FUNCTION note_search_change_of_competition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO "search_changes" ("kind", "object_id") VALUES (search_kind_of(OLD), OLD."id");
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND OLD."event_type" <> NEW."event_type") THEN
    INSERT INTO "search_changes" ("kind", "object_id") VALUES (search_kind_of(NEW), NEW."id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "competitions_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "short_description", "tags", "tabs", "users_number", "start_date", "event_type", "published", "publish_status", "publish_all", "organization_id" ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION note_search_change_of_competition();
--> statement-breakpoint
CREATE TRIGGER "columns_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "short_description", "labs_number", "subscribes_number", "update_date", "collapsed_date", "owner_id" ON "columns"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('COLUMN');
--> statement-breakpoint
CREATE TRIGGER "members_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "signature", "university", "company", "hide_profile", "deactivated", "followers_count" ON "members"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('MEMBER');
--> statement-breakpoint
CREATE TRIGGER "lab_versions_search" AFTER INSERT OR DELETE ON "lab_versions"
  FOR EACH ROW EXECUTE FUNCTION note_search_change_of_lab();
--> statement-breakpoint
CREATE TRIGGER "labs_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "short_description", "private", "deleted", "update_date", "version_date", "collapsed_date", "votes_number", "language", "member_id", "organization_id" ON "labs"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('PROJECT');
--> statement-breakpoint
CREATE TRIGGER "lab_tag_links_search" AFTER INSERT OR DELETE ON "lab_tag_links"
  FOR EACH ROW EXECUTE FUNCTION note_search_change_of_lab();
--> statement-breakpoint
-- A column counts what everybody reads of it, whoever hides a project or shows it again. The columns
-- are locked in their order, after the project: who adds one locks in the same order.
CREATE FUNCTION count_labs_of_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "columns"
    WHERE "id" IN (SELECT "column_id" FROM "column_labs" WHERE "lab_id" = NEW."id")
    ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "columns" SET "labs_number" = "labs_number"
      + CASE WHEN NEW."private" OR NEW."deleted" OR NEW."collapsed_date" IS NOT NULL THEN -1 ELSE 1 END
    WHERE "id" IN (SELECT "column_id" FROM "column_labs" WHERE "lab_id" = NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_of_columns" AFTER UPDATE OF "private", "deleted", "collapsed_date" ON "labs"
  FOR EACH ROW WHEN (
    (OLD."private" OR OLD."deleted" OR OLD."collapsed_date" IS NOT NULL)
    IS DISTINCT FROM (NEW."private" OR NEW."deleted" OR NEW."collapsed_date" IS NOT NULL))
  EXECUTE FUNCTION count_labs_of_columns();
--> statement-breakpoint
CREATE TRIGGER "datasets_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "short_description", "document", "tags", "visibility", "deleted", "collapsed_date", "version_number", "update_date", "votes_number", "labs_number", "member_id", "organization_id" ON "datasets"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('DATASET');
--> statement-breakpoint
-- A dataset counts the projects that everybody reads, whoever hides one or shows it again. Datasets
-- are locked in the order of ids, after the project: who says what one works with does so, too.
CREATE FUNCTION is_shown_lab(lab "labs") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT lab."private" AND NOT lab."deleted" AND lab."collapsed_date" IS NULL
    AND lab."version_date" IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_labs_of_datasets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "datasets"
    WHERE "id" IN (SELECT "dataset_id" FROM "lab_datasets" WHERE "lab_id" = NEW."id")
    ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "datasets" SET "labs_number" = "labs_number" + CASE WHEN is_shown_lab(NEW) THEN 1 ELSE -1 END
    WHERE "id" IN (SELECT "dataset_id" FROM "lab_datasets" WHERE "lab_id" = NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_of_datasets" AFTER UPDATE OF "private", "deleted", "collapsed_date", "version_date" ON "labs"
  FOR EACH ROW WHEN (is_shown_lab(OLD) IS DISTINCT FROM is_shown_lab(NEW))
  EXECUTE FUNCTION count_labs_of_datasets();
--> statement-breakpoint
CREATE FUNCTION count_lab_of_dataset() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link "lab_datasets" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  shown boolean;
BEGIN
  -- Held, so that nobody hides it before this is counted.
  SELECT is_shown_lab("labs") INTO shown FROM "labs" WHERE "id" = link."lab_id" FOR SHARE;
  IF shown THEN
    UPDATE "datasets" SET "labs_number" = "labs_number" + CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END
      WHERE "id" = link."dataset_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "lab_datasets_counted" AFTER INSERT OR DELETE ON "lab_datasets"
  FOR EACH ROW EXECUTE FUNCTION count_lab_of_dataset();--> statement-breakpoint
-- Whoever hides something, and by whatever way, it is noted in the same transaction, and who waits for it is told. Such changes are rare: their commits may line up for the NOTIFY.
CREATE FUNCTION note_concealment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "concealments" ("object_id") VALUES (OLD."id");
  PERFORM pg_notify('whaletide_concealed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_concealed" AFTER UPDATE OF "private", "deleted", "collapsed_date" ON "labs"
  FOR EACH ROW WHEN ((NOT OLD."private" AND NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."private" AND NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "datasets_concealed" AFTER UPDATE OF "visibility", "deleted", "collapsed_date" ON "datasets"
  FOR EACH ROW WHEN ((OLD."visibility" = 'PUBLIC' AND NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NEW."visibility" = 'PUBLIC' AND NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "columns_concealed" AFTER UPDATE OF "labs_number", "collapsed_date" ON "columns"
  FOR EACH ROW WHEN ((OLD."labs_number" > 0 AND OLD."collapsed_date" IS NULL) AND NOT (NEW."labs_number" > 0 AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "competitions_concealed" AFTER UPDATE OF "published", "publish_status", "publish_all", "publish_forum" ON "competitions"
  FOR EACH ROW WHEN (OLD."published" AND NOT (NEW."published" AND NEW."publish_status" = OLD."publish_status" AND NEW."publish_all" = OLD."publish_all" AND NEW."publish_forum" = OLD."publish_forum")) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "members_concealed" AFTER UPDATE OF "hide_profile", "deactivated", "name" ON "members"
  FOR EACH ROW WHEN ((NEW."hide_profile" AND NOT OLD."hide_profile")
    OR (NEW."deactivated" IS NOT NULL AND OLD."deactivated" IS NULL) OR NEW."name" <> OLD."name") EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "teams_concealed" AFTER UPDATE OF "deleted", "banned" ON "teams"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND NOT OLD."banned") AND NOT (NOT NEW."deleted" AND NOT NEW."banned")) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_posts_concealed" AFTER UPDATE OF "deleted", "collapsed_date" ON "forum_posts"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_replies_concealed" AFTER UPDATE OF "deleted", "collapsed_date" ON "forum_replies"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "comments_concealed" AFTER UPDATE OF "deleted", "collapsed_date" ON "comments"
  FOR EACH ROW WHEN ((NOT OLD."deleted" AND OLD."collapsed_date" IS NULL) AND NOT (NOT NEW."deleted" AND NEW."collapsed_date" IS NULL)) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "labs_removed" AFTER DELETE ON "labs"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "datasets_removed" AFTER DELETE ON "datasets"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "columns_removed" AFTER DELETE ON "columns"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "competitions_removed" AFTER DELETE ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "teams_removed" AFTER DELETE ON "teams"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_posts_removed" AFTER DELETE ON "forum_posts"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "forum_replies_removed" AFTER DELETE ON "forum_replies"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
CREATE TRIGGER "comments_removed" AFTER DELETE ON "comments"
  FOR EACH ROW EXECUTE FUNCTION note_concealment();--> statement-breakpoint
-- What is theirs is found by their names.
CREATE FUNCTION note_search_changes_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id")
    SELECT 'PROJECT', "id" FROM "labs" WHERE "member_id" = NEW."id"
    UNION ALL SELECT 'DATASET', "id" FROM "datasets" WHERE "member_id" = NEW."id"
    UNION ALL SELECT 'COLUMN', "id" FROM "columns" WHERE "owner_id" = NEW."id"
    UNION ALL SELECT 'POST', "id" FROM "forum_posts" WHERE "creator_id" = NEW."id"
    UNION ALL SELECT DISTINCT 'POST', "post_id" FROM "forum_replies" WHERE "creator_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "members_search_theirs" AFTER UPDATE OF "name", "deactivated" ON "members"
  FOR EACH ROW WHEN (NEW."name" <> OLD."name" OR NEW."deactivated" IS DISTINCT FROM OLD."deactivated")
  EXECUTE FUNCTION note_search_changes_of_member();
--> statement-breakpoint
CREATE FUNCTION note_search_changes_of_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id")
    SELECT 'PROJECT', "id" FROM "labs" WHERE "organization_id" = NEW."id"
    UNION ALL SELECT 'DATASET', "id" FROM "datasets" WHERE "organization_id" = NEW."id"
    UNION ALL SELECT search_kind_of(competition), competition."id" FROM "competitions" AS competition WHERE competition."organization_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "organizations_search_theirs" AFTER UPDATE OF "name" ON "organizations"
  FOR EACH ROW WHEN (NEW."name" <> OLD."name") EXECUTE FUNCTION note_search_changes_of_organization();
--> statement-breakpoint
-- A post is found with its floors, and where its forum is read by everyone.
CREATE TRIGGER "forum_posts_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "content", "moderated_content", "deleted", "collapsed_date", "last_post_date", "replies_number", "votes_number" ON "forum_posts"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('POST');
--> statement-breakpoint
CREATE FUNCTION note_search_change_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id") VALUES ('POST', coalesce(NEW."post_id", OLD."post_id"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "forum_replies_search" AFTER INSERT OR DELETE OR UPDATE OF "content", "deleted", "collapsed_date" ON "forum_replies"
  FOR EACH ROW EXECUTE FUNCTION note_search_change_of_post();
--> statement-breakpoint
CREATE FUNCTION note_search_changes_of_forum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("kind", "object_id")
    SELECT 'POST', "id" FROM "forum_posts" WHERE "forum_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "competitions_search_posts" AFTER UPDATE OF "published", "publish_status", "publish_forum" ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_forum();
--> statement-breakpoint
CREATE TRIGGER "channels_search_posts" AFTER UPDATE OF "collapsed_date", "forum_enabled" ON "channels"
  FOR EACH ROW EXECUTE FUNCTION note_search_changes_of_forum();
--> statement-breakpoint
-- Each competition and channel has a forum from its beginning, under its own id.
CREATE FUNCTION make_forum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "forums" ("id", "kind", "competition_id", "channel_id") VALUES (
    NEW."id", TG_ARGV[0],
    CASE TG_ARGV[0] WHEN 'COMPETITION' THEN NEW."id" END,
    CASE TG_ARGV[0] WHEN 'CHANNEL' THEN NEW."id" END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "competitions_forum" AFTER INSERT ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION make_forum('COMPETITION');
--> statement-breakpoint
CREATE TRIGGER "channels_forum" AFTER INSERT ON "channels"
  FOR EACH ROW EXECUTE FUNCTION make_forum('CHANNEL');
--> statement-breakpoint
-- What channels hold is kept as everybody sees it, and counted by them. Whoever changes a thing locks
-- it first, then its channels in the order of ids: so does who collects it.
CREATE FUNCTION lock_channels_of(kind text, item text) RETURNS void LANGUAGE sql AS $$
  SELECT NULL FROM "channels" WHERE "id" IN (
    SELECT "channel_id" FROM "channel_items"
    WHERE "channel_items"."kind" = lock_channels_of."kind" AND "item_id" = item)
  ORDER BY "id" FOR NO KEY UPDATE
$$;
--> statement-breakpoint
CREATE FUNCTION is_shown_dataset(dataset "datasets") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT dataset."visibility" = 'PUBLIC' AND NOT dataset."deleted"
    AND dataset."collapsed_date" IS NULL AND dataset."version_number" IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION is_shown_competition(competition "competitions") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT competition."published" AND (competition."publish_status" <> 2 OR competition."publish_all")
$$;
--> statement-breakpoint
CREATE FUNCTION keep_lab_of_channels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_shown_lab(OLD) IS DISTINCT FROM is_shown_lab(NEW) THEN
    PERFORM lock_channels_of('PROJECT', NEW."id");
  END IF;
  UPDATE "channel_items" SET "shown" = is_shown_lab(NEW), "weight" = NEW."sort_weight",
      "update_date" = coalesce(NEW."version_date", NEW."update_date"),
      "views_number" = NEW."views_number", "votes_number" = NEW."votes_number"
    WHERE "kind" = 'PROJECT' AND "item_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "labs_of_channels" AFTER UPDATE OF "private", "deleted", "collapsed_date", "version_date", "sort_weight", "views_number", "votes_number" ON "labs"
  FOR EACH ROW EXECUTE FUNCTION keep_lab_of_channels();
--> statement-breakpoint
CREATE FUNCTION keep_dataset_of_channels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_shown_dataset(OLD) IS DISTINCT FROM is_shown_dataset(NEW) THEN
    PERFORM lock_channels_of('DATASET', NEW."id");
  END IF;
  UPDATE "channel_items" SET "shown" = is_shown_dataset(NEW), "weight" = NEW."sort_weight",
      "update_date" = NEW."update_date",
      "views_number" = NEW."views_number", "votes_number" = NEW."votes_number"
    WHERE "kind" = 'DATASET' AND "item_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "datasets_of_channels" AFTER UPDATE OF "visibility", "deleted", "collapsed_date", "version_number", "sort_weight", "update_date", "views_number", "votes_number" ON "datasets"
  FOR EACH ROW EXECUTE FUNCTION keep_dataset_of_channels();
--> statement-breakpoint
CREATE FUNCTION keep_competition_of_channels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_shown_competition(OLD) IS DISTINCT FROM is_shown_competition(NEW) THEN
    PERFORM lock_channels_of('COMPETITION', NEW."id");
  END IF;
  UPDATE "channel_items" SET "shown" = is_shown_competition(NEW), "update_date" = NEW."start_date"
    WHERE "kind" = 'COMPETITION' AND "item_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "competitions_of_channels" AFTER UPDATE OF "published", "publish_status", "publish_all", "start_date" ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION keep_competition_of_channels();
--> statement-breakpoint
CREATE FUNCTION count_items_of_channels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item "channel_items" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  change integer := CASE WHEN TG_OP <> 'DELETE' AND NEW."shown" THEN 1 ELSE 0 END
    - CASE WHEN TG_OP <> 'INSERT' AND OLD."shown" THEN 1 ELSE 0 END;
BEGIN
  IF change <> 0 THEN
    UPDATE "channels" SET
        "labs_number" = "labs_number" + CASE item."kind" WHEN 'PROJECT' THEN change ELSE 0 END,
        "datasets_number" = "datasets_number" + CASE item."kind" WHEN 'DATASET' THEN change ELSE 0 END,
        "competitions_number" = "competitions_number" + CASE item."kind" WHEN 'COMPETITION' THEN change ELSE 0 END
      WHERE "id" = item."channel_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "channel_items_counted" AFTER INSERT OR DELETE OR UPDATE OF "shown" ON "channel_items"
  FOR EACH ROW EXECUTE FUNCTION count_items_of_channels();
--> statement-breakpoint
-- Sections count what everybody sees in them and in the shown sections below them, each thing once.
-- Whatever changes that holds the channel, so that no two count at once.
CREATE FUNCTION sections_above(sections text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above ("id", "next") AS (
    SELECT "id", CASE WHEN NOT "hidden" THEN "parent_id" END FROM "channel_sections"
      WHERE "id" = ANY (sections)
    UNION
    SELECT one."id", CASE WHEN NOT one."hidden" THEN one."parent_id" END
      FROM above JOIN "channel_sections" AS one ON one."id" = above."next"
  )
  SELECT "id" FROM above
$$;
--> statement-breakpoint
CREATE FUNCTION recount_sections(sections text[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE within ("root", "id") AS (
    SELECT "id", "id" FROM sections_above(sections) AS one ("id")
    UNION ALL
    SELECT within."root", below."id"
      FROM within JOIN "channel_sections" AS below ON below."parent_id" = within."id"
      WHERE NOT below."hidden"
  ), held AS (
    SELECT DISTINCT within."root", item."kind", item."item_id"
    FROM within
    JOIN "channel_section_items" AS held ON held."section_id" = within."id"
    JOIN "channel_items" AS item ON item."channel_id" = held."channel_id"
      AND item."kind" = held."kind" AND item."item_id" = held."item_id" AND item."shown"
  ), counted AS (
    SELECT roots."root", count(*) FILTER (WHERE held."kind" = 'PROJECT') AS labs,
      count(*) FILTER (WHERE held."kind" = 'DATASET') AS datasets
    FROM (SELECT DISTINCT "root" FROM within) AS roots
    LEFT JOIN held ON held."root" = roots."root"
    GROUP BY roots."root"
  )
  UPDATE "channel_sections" SET "labs_number" = counted.labs, "datasets_number" = counted.datasets
    FROM counted WHERE "channel_sections"."id" = counted."root"
      AND ("labs_number", "datasets_number") IS DISTINCT FROM (counted.labs, counted.datasets)
$$;
--> statement-breakpoint
CREATE FUNCTION recount_sections_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_sections(ARRAY(SELECT DISTINCT "section_id" FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "channel_section_items_added" AFTER INSERT ON "channel_section_items"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_sections_of_items();
--> statement-breakpoint
CREATE TRIGGER "channel_section_items_removed" AFTER DELETE ON "channel_section_items"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_sections_of_items();
--> statement-breakpoint
CREATE FUNCTION recount_sections_around() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_sections(ARRAY[OLD."parent_id", NEW."parent_id"]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "channel_sections_counted" AFTER DELETE OR UPDATE OF "parent_id", "hidden" ON "channel_sections"
  FOR EACH ROW EXECUTE FUNCTION recount_sections_around();
--> statement-breakpoint
-- What is hidden stays where it stands: each section that counts it counts one less, or one more.
CREATE FUNCTION count_shown_in_sections() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE WHEN NEW."shown" THEN 1 ELSE -1 END;
BEGIN
  UPDATE "channel_sections" SET
      "labs_number" = "labs_number" + CASE NEW."kind" WHEN 'PROJECT' THEN change ELSE 0 END,
      "datasets_number" = "datasets_number" + CASE NEW."kind" WHEN 'DATASET' THEN change ELSE 0 END
    WHERE "id" IN (SELECT sections_above(ARRAY(
      SELECT "section_id" FROM "channel_section_items" WHERE "channel_id" = NEW."channel_id"
        AND "kind" = NEW."kind" AND "item_id" = NEW."item_id")));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "channel_items_in_sections" AFTER UPDATE OF "shown" ON "channel_items"
  FOR EACH ROW WHEN (OLD."shown" <> NEW."shown") EXECUTE FUNCTION count_shown_in_sections();
--> statement-breakpoint
CREATE TRIGGER "channels_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "description", "labs_number", "subscribes_number", "collect_date", "collapsed_date" ON "channels"
  FOR EACH ROW EXECUTE FUNCTION note_search_change('CHANNEL');
--> statement-breakpoint
CREATE TRIGGER "channels_concealed" AFTER UPDATE OF "collapsed_date", "forum_enabled" ON "channels"
  FOR EACH ROW WHEN ((OLD."collapsed_date" IS NULL AND NEW."collapsed_date" IS NOT NULL) OR (OLD."forum_enabled" AND NOT NEW."forum_enabled")) EXECUTE FUNCTION note_concealment();
--> statement-breakpoint
-- The log of scores only grows.
CREATE FUNCTION keep_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of scores only grows';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "log_leaves_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_leaves"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_log();
--> statement-breakpoint
CREATE TRIGGER "log_nodes_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_nodes"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_log();
