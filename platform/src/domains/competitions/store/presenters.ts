import type {
  Competition,
  CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { CompetitionTask, Stage } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { eachTextKey } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { eventTypes } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { competitionStatus } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { toMetricParameters } from '@whaletide/schema/domains/competitions/rest/metric-parameters.ts';
import { toTaskScores } from '@whaletide/schema/domains/competitions/rest/task-scores.ts';
import {
  higherIsBetter,
  usesCustomMetric,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { toCustomMetricInfo } from '@whaletide/schema/domains/competitions/rest/custom-metric.ts';
import type { OrganizationRow } from '#domains/organizations/tables.ts';
import { fileUrl } from '#domains/uploads/store/uploads.ts';
import type { CompetitionRow, Objective, StageRow, Subjective, TaskRow } from '../tables.ts';
import { datesOf } from './dates.ts';
import { toInvitationConfig } from './invitation-settings.ts';
import { settingsOf, toRegistrationSettings } from './registration-settings.ts';

const toActivity = (row: CompetitionRow) => ({
  CompetitionEventType: row.eventType,
  Field: row.field,
  Difficulty: row.difficulty,
  EstimatedTime: row.estimatedTime,
  Slogans: row.slogans,
  Sponsor: row.sponsorName === null ? null : { Name: row.sponsorName, Logo: row.sponsorLogo },
  Sequence: row.sequence,
  LiveStartDate: row.liveStartDate?.toISOString() ?? null,
  LiveEndDate: row.liveEndDate?.toISOString() ?? null,
});

const toFlat = (row: CompetitionRow, now: Date) => {
  const dates = datesOf(row);
  return {
    _id: row.id,
    Name: row.name,
    ShortDescription: row.shortDescription,
    Image: row.image,
    ImageHeading: row.imageHeading,
    ...eachTextKey((name) => row[name]),
    UsersNumber: row.usersNumber,
    TeamsNumber: row.teamsNumber,
    WorksNumber: row.worksNumber,
    UseKLab: row.useKLab,
    EntranceFee: settingsOf(row).entranceFee,
    Tags: row.tags.map((Name) => ({ Name })),
    Sticky: row.sticky,
    StartDate: dates.startDate,
    EndDate: dates.endDate,
    RegisterEndDate: dates.registerEndDate,
    Status: competitionStatus(dates, now),
    IsSeriesCompetition: row.isSeries,
    LandingUrl: row.landingUrl,
    DetailType: row.detailType,
    ...(row.eventType === eventTypes.activity ? toActivity(row) : {}),
    MaxMembersPerTeam: row.maxMembersPerTeam,
    FinalRanking: row.finalRanking,
    RankingPaid: row.rankingPaidDate !== null,
    Published: row.published,
    PublishStatus: row.publishStatus,
    UpdateDate: row.updateDate.toISOString(),
  };
};

/** Rows that belong to a competition's document. */
interface Belongings {
  /** Children of a series. */
  children?: readonly CompetitionRow[] | undefined;
  /** Ids of an activity's tutors. */
  tutors?: readonly string[] | undefined;
}

/** A competition as lists show it, with its children if it is a series. */
export const toSummary = (
  row: CompetitionRow,
  { children = [], tutors = [] }: Belongings,
  now: Date,
): CompetitionSummary => ({
  ...toFlat(row, now),
  ...(row.eventType === eventTypes.activity && { Tutors: [...tutors] }),
  ...(row.isSeries && { childrenCompetitions: children.map((child) => toFlat(child, now)) }),
});

/** A whole competition; its organization is null where none runs it. */
export const toCompetition = (
  row: CompetitionRow,
  belongings: Belongings,
  organization: OrganizationRow | null,
  series: CompetitionRow | undefined,
  now: Date,
): Competition => ({
  ...toSummary(row, belongings, now),
  Tabs: row.tabs,
  ...toRegistrationSettings(settingsOf(row)),
  SeriesCompetition: series
    ? {
        _id: series.id,
        Name: series.name,
        RelatedCompetitionRegisterLimit: series.registerLimit,
      }
    : null,
  TeamNameLocked: row.teamNameLocked,
  TeamSameUniversity: row.teamSameUniversity,
  AuthorshipRule: row.authorshipRule,
  TeamNotification: row.teamNotification,
  invitationConfig: row.invitation && toInvitationConfig(row.invitation),
  RelatedColumns: row.relatedColumns,
  Labs: row.labs,
  DatasetBindingDescription: row.datasetDescription,
  Organization: organization && {
    _id: organization.id,
    ShortName: organization.shortName,
    Name: organization.name,
  },
  RelatedCompetitionRegisterLimit: row.registerLimit,
  PublishAll: row.publishAll,
  PublishForum: row.publishForum,
});

export const toStage = (row: StageRow): Stage => ({
  _id: row.id,
  Competition: row.competitionId,
  Name: row.name,
  StartDate: row.startDate.toISOString(),
  EndDate: row.endDate.toISOString(),
  BeginsAfter: row.beginsAfter,
  AwardWhaleCoin: row.awardWhaleCoin,
  Lesson: row.lesson,
  ShowLeaderboard: row.showLeaderboard,
  ShowPrivateLeaderboard: row.showPrivateLeaderboard,
  NeedAgreement: row.needAgreement,
  AgreementFields: row.agreementFields,
  AuthorizeNotice: row.authorizeNotice,
});

const toObjectiveInfo = (
  objective: Objective,
  open: boolean,
): CompetitionTask['ObjectiveTaskInfo'] => ({
  SubmitType: objective.submitType ?? 'file',
  AcceptExts: objective.acceptExts,
  SizeLimit: objective.sizeLimit,
  SampleFileDownloadUrl: open && objective.sampleKey !== null ? fileUrl(objective.sampleKey) : null,
  AnsweredSampleUrl:
    open && objective.answeredSampleKey ? fileUrl(objective.answeredSampleKey) : null,
  IdColumn: objective.idColumn,
  TargetColumn: objective.targetColumn,
  ReviewDailyLimit: objective.dailyLimit,
  ReviewLimit: objective.totalLimit,
  Metric: objective.metric,
  MetricParameters: toMetricParameters(objective.metricParameters),
  CustomMetric:
    objective.customMetric && usesCustomMetric(objective)
      ? toCustomMetricInfo(objective.customMetric)
      : null,
  HigherIsBetter: higherIsBetter(objective),
  Scores: toTaskScores(objective),
  AllowsMoreColumns: objective.allowsMoreColumns ?? false,
  RoundsScores: objective.roundsScores ?? true,
  PublicLabels: objective.publicLabels ?? false,
  Labels: open && objective.publicLabels ? (objective.labels ?? null) : null,
  FurtherLabels:
    open && objective.publicLabels
      ? Object.entries(objective.furtherLabels ?? {}).map(([Column, Labels]) => ({
          Column,
          Labels,
        }))
      : [],
  PrivateLeaderboard: objective.privateLeaderboard ?? true,
  SelectionLimit: objective.selectionLimit ?? MAX_SELECTED,
  SelectionEndDate: objective.selectionEndDate ?? null,
});

const toSubjectiveInfo = (
  subjective: Subjective,
  judgingMode: TaskRow['judgingMode'],
  open: boolean,
): CompetitionTask['SubjectiveTaskInfo'] => ({
  SubmissionFields: open ? subjective.fields : [],
  ReviewDailyLimit: subjective.dailyLimit,
  ReviewLimit: subjective.totalLimit,
  MaxScore: subjective.maxScore,
  Judging: judgingMode,
});

/** A task; what it is about stays out unless it is open to the asking: open-tasks.ts. */
export const toTask = (row: TaskRow, open: boolean): CompetitionTask => ({
  _id: row.id,
  Stage: row.stageId,
  Competition: row.competitionId,
  Name: row.name,
  IsOpen: open,
  Description: open ? row.description : '',
  TaskType: row.taskType,
  StartDate: row.startDate.toISOString(),
  EndDate: row.endDate.toISOString(),
  SubmitDisabled: row.submitDisabled,
  SubmissionNotice: row.submissionNotice,
  ShowLeaderboard: row.showLeaderboard,
  ShowPrivateLeaderboard: row.showPrivateLeaderboard,
  Exclusion: row.excludedDate && {
    Reason: row.excludeReason ?? '',
    Date: row.excludedDate.toISOString(),
  },
  Rescored: row.rescoredDate && {
    Date: row.rescoredDate.toISOString(),
    Reason: row.rescoreReason,
  },
  ShowPrivateBestWork: row.showPrivateBestWork,
  TakesLateWorks: row.takesLateWorks,
  FrozenHours: row.frozenHours,
  PrivateLeaderboardDate: row.privateOpenDate?.toISOString() ?? null,
  Files: open
    ? row.files.map(({ name, key, size }) => ({ Name: name, Url: fileUrl(key), Size: size }))
    : [],
  ObjectiveTaskInfo: row.objective && toObjectiveInfo(row.objective, open),
  SubjectiveTaskInfo: row.subjective && toSubjectiveInfo(row.subjective, row.judgingMode, open),
});
