import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  type ContentTab,
  publishStatus,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { JudgingMode } from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { CompetitionRole } from '@whaletide/schema/domains/competitions/rules/competition-roles.ts';
import { type Metric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { MetricParameters } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import type { CustomMetric } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import type { FurtherScore } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { FieldDefinition } from '@whaletide/schema/shared/rest/fields.ts';
import type { SolutionFigures } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { authorshipRules } from '@whaletide/schema/shared/rules/authorship.ts';
import type { RegistrationSettings } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import type { InvitationSettings } from '@whaletide/schema/domains/invitations/rules.ts';
import { bytea, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';

export const competitions = pgTable(
  'competitions',
  {
    id: id(),
    name: text('name').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    image: text('image'),
    imageHeading: text('image_heading'),
    award: text('award'),
    displayLabel: text('display_label'),
    /** Kept beside the rows that they count, in the same transactions. */
    usersNumber: integer('users_number').notNull().default(0),
    teamsNumber: integer('teams_number').notNull().default(0),
    worksNumber: integer('works_number').notNull().default(0),
    useKLab: boolean('use_klab').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    sticky: boolean('sticky').notNull().default(false),
    startDate: timestamptz('start_date').notNull(),
    endDate: timestamptz('end_date'),
    registerEndDate: timestamptz('register_end_date'),
    isSeries: boolean('is_series').notNull().default(false),
    /** The series that this competition belongs to. */
    seriesId: text('series_id'),
    landingUrl: text('landing_url'),
    /** Type of an activity (activities/rules/activity-types.ts); EXERCISE is a ranking activity. */
    detailType: text('detail_type'),
    /** 0 activity, 1 competition. */
    eventType: integer('event_type').notNull().default(1),
    /** Key of an activity's field. */
    field: text('field'),
    /** 1 to 3. */
    difficulty: integer('difficulty'),
    estimatedTime: text('estimated_time'),
    slogans: text('slogans').array().notNull().default([]),
    sponsorName: text('sponsor_name'),
    sponsorLogo: text('sponsor_logo'),
    /** Activities with a larger number come first in their list. */
    sequence: integer('sequence').notNull().default(0),
    /** Address and time of an activity's live session. */
    liveUrl: text('live_url'),
    liveStartDate: timestamptz('live_start_date'),
    liveEndDate: timestamptz('live_end_date'),
    maxMembersPerTeam: integer('max_members_per_team').notNull().default(5),
    /** Names of teams stay as they are. */
    teamNameLocked: boolean('team_name_locked').notNull().default(false),
    /** Only members of one university may team up. */
    teamSameUniversity: boolean('team_same_university').notNull().default(false),
    /** Rule for works that a model has a part in. */
    authorshipRule: text('authorship_rule', { enum: authorshipRules }).notNull().default('ALLOWED'),
    /** Shown in the team tab. */
    teamNotification: text('team_notification'),
    tabs: jsonb('tabs').$type<ContentTab[]>().notNull().default([]),
    registerNotice: text('register_notice'),
    /** Further requirements for members who register; what it lacks is not asked. */
    registration: jsonb('registration')
      .$type<Partial<Omit<RegistrationSettings, 'notice'>>>()
      .notNull()
      .default({}),
    /** True where members may register for only one of the competitions of a series. */
    registerLimit: boolean('register_limit').notNull().default(false),
    /** Settings of how members invite others. */
    invitation: jsonb('invitation').$type<InvitationSettings>(),
    /** Ids of the columns beside it, in their order; columns are never deleted. */
    relatedColumns: text('related_columns').array().notNull().default([]),
    /** Ids of the projects among its materials, in the organizer's order. */
    labs: text('labs').array().notNull().default([]),
    /** Markdown above its datasets. */
    datasetDescription: text('dataset_description').notNull().default(''),
    published: boolean('published').notNull().default(false),
    /** True where its final ranking is there for everyone to see. */
    finalRanking: boolean('final_ranking').notNull().default(false),
    organizerId: text('organizer_id')
      .notNull()
      .references(() => members.id),
    /** The organization that runs it; its administrators manage it too. */
    organizationId: text('organization_id').references(() => organizations.id),
    /** publishStatus of the contract. */
    publishStatus: integer('publish_status').notNull().default(publishStatus.community),
    publishAll: boolean('publish_all').notNull().default(false),
    publishForum: boolean('publish_forum').notNull().default(false),
    /**
     * Since when it is in the trash, and by which member; null where it isn't. In the trash it isn't
     * published either, so that no one can read it.
     */
    trashedDate: timestamptz('trashed_date'),
    trashedBy: text('trashed_by').references(() => members.id),
    /** True where it was published when it came there. */
    publishedBefore: boolean('published_before').notNull().default(false),
    /** Time at which its settings last changed. */
    updateDate: timestamptz('update_date').notNull().defaultNow(),
    /** Time at which the coins of the final ranking were paid, after which it can't change. */
    rankingPaidDate: timestamptz('ranking_paid_date'),
    /** Time at which its final ranking was first published; null without one. */
    rankingDate: timestamptz('ranking_date'),
  },
  (table) => [
    index('competitions_organization').on(
      table.organizationId,
      table.startDate.desc().nullsFirst(),
    ),
    index('competitions_start').on(table.published, table.startDate.desc().nullsFirst()),
    index('competitions_series').on(table.seriesId),
    index('competitions_trashed')
      .on(table.trashedDate)
      .where(sql`${table.trashedDate} is not null`),
    // A list of thousands of activities is read off it.
    index('competitions_activities')
      .on(
        table.sticky.desc().nullsFirst(),
        table.sequence.desc().nullsFirst(),
        table.endDate.desc().nullsFirst(),
        table.startDate.desc().nullsFirst(),
        table.id,
      )
      .where(sql`${table.eventType} = 0`),
    index('competitions_activities_of_field')
      .on(table.field)
      .where(sql`${table.eventType} = 0`),
  ],
);
export type CompetitionRow = typeof competitions.$inferSelect;

const competition = () =>
  text('competition_id')
    .notNull()
    .references(() => competitions.id);

/** Members who teach an activity, in the organizer's order. */
export const competitionTutors = pgTable(
  'competition_tutors',
  {
    competitionId: competition(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId] }),
    index('competition_tutors_member').on(table.memberId),
  ],
);

/** Roles that the owners of a competition gave to other members. */
export const competitionRoles = pgTable(
  'competition_roles',
  {
    competitionId: competition(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    role: text('role').$type<CompetitionRole>().notNull(),
    /** Member who gave it; null once their account is gone. */
    givenBy: text('given_by').references(() => members.id),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId] }),
    index('competition_roles_member').on(table.memberId),
  ],
);

export const stages = pgTable(
  'stages',
  {
    id: id(),
    competitionId: competition(),
    name: text('name').notNull(),
    startDate: timestamptz('start_date').notNull(),
    endDate: timestamptz('end_date').notNull(),
    /** Stage of the same competition at whose end it begins; null for a start of its own. */
    beginsAfter: text('begins_after').references((): AnyPgColumn => stages.id, {
      onDelete: 'set null',
    }),
    /** Whale coins for each member of a team that reaches it. */
    awardWhaleCoin: integer('award_whale_coin').notNull().default(0),
    /** Markdown of what is learned in it. */
    lesson: text('lesson').notNull().default(''),
    showLeaderboard: boolean('show_leaderboard').notNull().default(false),
    showPrivateLeaderboard: boolean('show_private_leaderboard').notNull().default(false),
    /** Since when its private board is shown; null while it isn't. */
    privateOpenedDate: timestamptz('private_opened_date'),
    /** Works are taken only from teams whose qualification review has passed. */
    needAgreement: boolean('need_agreement').notNull().default(false),
    agreementFields: jsonb('agreement_fields').$type<FieldDefinition[]>().notNull().default([]),
    authorizeNotice: text('authorize_notice'),
  },
  (table) => [index('stages_competition').on(table.competitionId, table.startDate)],
);
export type StageRow = typeof stages.$inferSelect;

/** Rules on how a result file of a task is read and scored, and how often one may be submitted. */
export interface Objective {
  acceptExts: string[];
  /** KB of 1,024 bytes. */
  sizeLimit: number;
  /** Key of an uploaded asset. */
  sampleKey: string | null;
  /** Key of an uploaded asset: rows with their answers, none of them the solution's. */
  answeredSampleKey?: string | null;
  idColumn: string;
  targetColumn: string;
  /** Columns over which the first score is the mean, with targetColumn. */
  moreTargets?: string[];
  /** Header of the first score's column on boards; null or absent is the metric's name. */
  scoreName?: string | null;
  /** Scores beyond the first, which break ties in their order. */
  further?: FurtherScore[];
  /** True where a result may have columns that nothing reads. */
  allowsMoreColumns?: boolean;
  dailyLimit: number | null;
  totalLimit: number | null;
  metric: Metric;
  /** Parameters that the metric reads; absent leaves all of them open. */
  metricParameters?: MetricParameters;
  /** The metric of the organizer's own; kept while no score names it. */
  customMetric?: CustomMetric | null;
  /** Way in which the file comes: from the page, or by the captain's upload token. */
  submitType?: 'file' | 'token';
  /**
   * Range into which predictions are clipped before they are scored; a bound that is null or absent
   * is the solution's own, widened by half of its width.
   */
  predictionMin?: number | null;
  predictionMax?: number | null;
  /**
   * Column of the solution whose rows of one value belong together, such as a patient's: they count
   * as one observation. Null or absent takes each row by itself.
   */
  groupColumn?: string | null;
  /** The organizer's own workers in place of platform's scorer. */
  scorer?: 'platform' | 'worker';
  /** File that workers compare results with: a `reference` upload, shown to no member. */
  reference?: { key: string; name: string; size: number } | null;
  /** False shows exact scores on a public board that isn't protected; absent rounds them. */
  roundsScores?: boolean;
  /** True where members may know the labels; they don't unless told otherwise. */
  publicLabels?: boolean;
  /** The labels of the solution, kept beside it; null for numbers, and where there are too many. */
  labels?: string[] | null;
  /** The same of the other targets, by their columns. */
  furtherLabels?: Record<string, string[] | null>;
  /** True where teams choose works for a private board; they do unless told otherwise. */
  privateLeaderboard?: boolean;
  /** Number of works that they choose; MAX_SELECTED unless told otherwise. */
  selectionLimit?: number;
  /** ISO 8601: until when they choose; null or absent is until the task's end. */
  selectionEndDate?: string | null;
}

/** The form of a task that people review. */
export interface Subjective {
  fields: FieldDefinition[];
  dailyLimit: number | null;
  totalLimit: number | null;
  /** The best score that a reviewer can give. */
  maxScore: number;
}

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    competitionId: competition(),
    stageId: text('stage_id')
      .notNull()
      .references(() => stages.id),
    /** The order within the stage. */
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** 0 a file reviewed automatically, 1 a form reviewed by people. */
    taskType: integer('task_type').notNull().default(0),
    startDate: timestamptz('start_date').notNull(),
    endDate: timestamptz('end_date').notNull(),
    submitDisabled: boolean('submit_disabled').notNull().default(false),
    submissionNotice: text('submission_notice'),
    showLeaderboard: boolean('show_leaderboard').notNull().default(false),
    showPrivateLeaderboard: boolean('show_private_leaderboard').notNull().default(false),
    /** Since when its private board is shown; null while it isn't. */
    privateOpenedDate: timestamptz('private_opened_date'),
    files: jsonb('files')
      .$type<{ name: string; key: string; size: number }[]>()
      .notNull()
      .default([]),
    /** True where a team sees its best private work once the private board is open. */
    showPrivateBestWork: boolean('show_private_best_work').notNull().default(true),
    /** Time at which the private board opens by itself; null is by hand alone. */
    privateOpenDate: timestamptz('private_open_date'),
    /** True where its public board can't be read out; null is where money is the prize. */
    protectsBoard: boolean('protects_board'),
    /** True where works are taken after the end, for practice. */
    takesLateWorks: boolean('takes_late_works').notNull().default(false),
    /**
     * Way in which judges review its works (judging): null while any judge gives any work one score.
     */
    judgingMode: text('judging_mode').$type<JudgingMode>(),
    /** Hours before the end in which the public board stands still; null where it doesn't. */
    frozenHours: integer('frozen_hours'),
    /** Since when it is out of the ranking, and why; both null while it counts. */
    excludedDate: timestamptz('excluded_date'),
    excludeReason: text('exclude_reason'),
    /** Time at which other settings of scoring became effective last, and why where members may know. */
    rescoredDate: timestamptz('rescored_date'),
    rescoreReason: text('rescore_reason'),
    /** Settings of tasks of type 0. */
    objective: jsonb('objective').$type<Objective>(),
    /** Settings of tasks of type 1. */
    subjective: jsonb('subjective').$type<Subjective>(),
  },
  (table) => [
    index('tasks_stage').on(table.stageId, table.position),
    index('tasks_competition').on(table.competitionId),
  ],
);
export type TaskRow = typeof tasks.$inferSelect;

/** The hidden truth of a task; a table of its own, so that no list of tasks ever reads it. */
export const taskSolutions = pgTable('task_solutions', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id),
  csv: text('csv').notNull(),
  /** Its reading; null where it was stored before readings were. */
  figures: jsonb('figures').$type<SolutionFigures>(),
  /** SHA-256 of the csv, in hexadecimal digits. */
  checksum: text('checksum'),
  /** The file that it was read from, and who stored it when. */
  fileName: text('file_name'),
  storedBy: text('stored_by').references(() => members.id),
  storeDate: timestamptz('store_date'),
  /** Rises with every change of what works are scored by: this, the metric or the columns. */
  revision: integer('revision').notNull().default(1),
});

/**
 * The secret of a task, 32 random bytes, by which its rows are put into blocks. Made with the task,
 * in a table of its own: it leaves platform nowhere.
 */
export const taskSecrets = pgTable('task_secrets', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  secret: bytea('secret').notNull(),
});
