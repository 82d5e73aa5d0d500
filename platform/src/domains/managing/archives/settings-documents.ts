import { eachTextKey } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import {
  isActivityKind,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { toMetricParameters } from '@whaletide/schema/domains/competitions/rest/metric-parameters.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { type ArchivedFile, type ArchiveSource } from '#domains/competitions/store/carried.ts';
import type {
  CompetitionRow,
  Objective,
  StageRow,
  TaskRow,
  taskSolutions,
} from '#domains/competitions/tables.ts';
import type { FieldDefinition } from '@whaletide/schema/shared/rest/fields.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

const FILE_PATH = /^\/files\/([0-9a-f]{32})$/;

/** A picture that was uploaded; one of another site is left out. */
const pictureOf = (address: string | null, upload: ArchiveSource['upload']) => {
  const key = address === null ? undefined : FILE_PATH.exec(address)?.[1];
  return key === undefined ? null : upload(key, 'post-image');
};

/** Fields of a form as new ones: their ids are the installation's. */
const fieldsOf = (fields: readonly FieldDefinition[]) => fields.map(({ _id, ...field }) => field);

const activityOf = (row: CompetitionRow, upload: ArchiveSource['upload']) => ({
  DetailType: row.detailType ?? '',
  Field: row.field,
  Difficulty: row.difficulty,
  EstimatedTime: row.estimatedTime ?? '',
  // Tutors are members.
  Tutors: [],
  SponsorName: row.sponsorName,
  SponsorLogo: pictureOf(row.sponsorLogo, upload),
  Slogans: row.slogans,
  LiveUrl: row.liveUrl ?? '',
  LiveStartDate: iso(row.liveStartDate),
  LiveEndDate: iso(row.liveEndDate),
});

/** Settings of a competition as its manager sends them, without series and members. */
export const competitionDocument = (row: CompetitionRow, upload: ArchiveSource['upload']) => {
  const kind = kindOf(row);
  return {
    Name: row.name,
    ShortDescription: row.shortDescription,
    Tags: row.tags,
    StartDate: row.startDate.toISOString(),
    EndDate: iso(row.endDate),
    RegisterEndDate: iso(row.registerEndDate),
    MaxMembersPerTeam: row.maxMembersPerTeam,
    TeamNameLocked: row.teamNameLocked,
    TeamSameUniversity: row.teamSameUniversity,
    TeamNotification: row.teamNotification ?? '',
    Tabs: row.tabs.map(({ Title, Content, Type }) => ({ Title, Content, Type })),
    PublishStatus: row.publishStatus,
    PublishAll: row.publishAll,
    PublishForum: row.publishForum,
    Kind: kind,
    LandingUrl: row.landingUrl ?? '',
    ...eachTextKey((name) => row[name] ?? ''),
    UseKLab: row.useKLab,
    AuthorshipRule: row.authorshipRule,
    RelatedCompetitionRegisterLimit: row.registerLimit,
    ...(isActivityKind(kind) && { Activity: activityOf(row, upload) }),
    Image: pictureOf(row.image, upload),
    ImageHeading: pictureOf(row.imageHeading, upload),
  };
};

/** Settings of a stage; its private board is closed. */
export const stageDocument = (row: StageRow) => ({
  Name: row.name,
  StartDate: row.startDate.toISOString(),
  EndDate: row.endDate.toISOString(),
  AwardWhaleCoin: row.awardWhaleCoin,
  Lesson: row.lesson,
  ShowLeaderboard: row.showLeaderboard,
  ShowPrivateLeaderboard: false,
  Agreement: {
    NeedAgreement: row.needAgreement,
    AgreementFields: fieldsOf(row.agreementFields),
    AuthorizeNotice: row.authorizeNotice ?? '',
  },
});

const customMetricOf = ({ customMetric: metric }: Objective) =>
  metric && {
    Name: metric.name,
    Description: metric.description,
    HigherIsBetter: metric.higherIsBetter,
    Best: metric.best,
    Worst: metric.worst,
    Values: metric.values,
    TruthColumns: [...metric.truthColumns],
    PublishesSource: metric.publishesSource,
    Source: metric.source,
  };

/** Name of a solution as it is kept: a CSV, whatever it was packed into. */
const unpackedName = (name: string): string =>
  `${name.replace(/\.(gz|zip)$/i, '').replace(/\.(csv|tsv|txt)$/i, '')}.csv`;

const objectiveDocument = (
  objective: Objective,
  solution: ArchivedFile | undefined,
  upload: ArchiveSource['upload'],
) => ({
  SubmitType: objective.submitType ?? 'file',
  // Formats for workers come with them.
  AcceptExts: objective.scorer === 'worker' ? ['.csv'] : objective.acceptExts,
  SizeLimit: objective.sizeLimit,
  IdColumn: objective.idColumn,
  TargetColumn: objective.targetColumn,
  ReviewDailyLimit: objective.dailyLimit,
  ReviewLimit: objective.totalLimit,
  Metric: objective.metric,
  ...(objective.customMetric && { CustomMetric: customMetricOf(objective) }),
  MetricParameters: toMetricParameters(objective.metricParameters),
  PredictionMin: objective.predictionMin ?? null,
  PredictionMax: objective.predictionMax ?? null,
  GroupColumn: objective.groupColumn ?? null,
  MoreTargets: objective.moreTargets ?? [],
  ScoreName: objective.scoreName ?? null,
  Further: (objective.further ?? []).map((score) => ({
    Name: score.name,
    Metric: score.metric,
    MetricParameters: toMetricParameters(score.metricParameters),
    TargetColumns: [...score.targetColumns],
    PredictionMin: score.predictionMin ?? null,
    PredictionMax: score.predictionMax ?? null,
  })),
  AllowsMoreColumns: objective.allowsMoreColumns ?? false,
  RoundsScores: objective.roundsScores ?? true,
  Sample: objective.sampleKey === null ? null : upload(objective.sampleKey, 'asset'),
  AnsweredSample: objective.answeredSampleKey ? upload(objective.answeredSampleKey, 'asset') : null,
  ...(solution && { Solution: solution }),
  PublicLabels: objective.publicLabels ?? false,
  PrivateLeaderboard: objective.privateLeaderboard ?? true,
  SelectionLimit: objective.selectionLimit ?? MAX_SELECTED,
  SelectionEndDate: objective.selectionEndDate ?? null,
});

/** Settings of a task with its type and its solution; it counts, and its private board is closed. */
export const taskDocument = (
  row: TaskRow,
  solution: typeof taskSolutions.$inferSelect | undefined,
  { upload, content }: Pick<ArchiveSource, 'upload' | 'content'>,
) => ({
  TaskType: row.taskType,
  Name: row.name,
  Description: row.description,
  StartDate: row.startDate.toISOString(),
  EndDate: row.endDate.toISOString(),
  SubmitDisabled: row.submitDisabled,
  SubmissionNotice: row.submissionNotice ?? '',
  ShowLeaderboard: row.showLeaderboard,
  ShowPrivateLeaderboard: false,
  ShowPrivateBestWork: row.showPrivateBestWork,
  PrivateLeaderboardDate: iso(row.privateOpenDate),
  TakesLateWorks: row.takesLateWorks,
  FrozenHours: row.frozenHours,
  Files: row.files.map(({ key }) => upload(key, 'asset')),
  ...(row.objective && {
    Objective: objectiveDocument(
      row.objective,
      solution &&
        content('solutions', unpackedName(solution.fileName ?? row.name), solution.csv, 'solution'),
      upload,
    ),
  }),
  ...(row.subjective && {
    Subjective: {
      Fields: fieldsOf(row.subjective.fields),
      ReviewDailyLimit: row.subjective.dailyLimit,
      ReviewLimit: row.subjective.totalLimit,
      MaxScore: row.subjective.maxScore,
    },
  }),
});
