import { type Static, Type } from 'typebox';
import { judgingModes } from '#domains/judging/rules/settings.ts';
import { CustomMetricInfo } from './custom-metric.ts';
import { MetricParameters } from './metric-parameters.ts';
import { Id, Nullable, Time } from '#shared/rest/common.ts';
import { FieldDefinition } from '#shared/rest/fields.ts';

export const Stage = Type.Object({
  _id: Id,
  Competition: Id,
  Name: Type.String(),
  StartDate: Time,
  EndDate: Time,
  /** Stage at whose end it begins; null for a start of its own. */
  BeginsAfter: Nullable(Id),
  /** Whale coins for each member of a team that reaches it: managing/rules/stage-award.ts. */
  AwardWhaleCoin: Type.Integer(),
  /** Markdown of what is learned in it, with its materials; empty for none. */
  Lesson: Type.String(),
  ShowLeaderboard: Type.Boolean(),
  ShowPrivateLeaderboard: Type.Boolean(),
  /** A team submits works only after its qualification review: AgreementFields. */
  NeedAgreement: Type.Boolean(),
  AgreementFields: Type.Array(FieldDefinition),
  /** Markdown to agree to before the qualification review is handed in; null asks nothing. */
  AuthorizeNotice: Nullable(Type.String()),
});
export type Stage = Static<typeof Stage>;

/** Facts about a stage that everyone may know: its name and its competition. */
export const PublicStage = Type.Object({
  _id: Id,
  Name: Type.String(),
  Competition: Type.Object({ _id: Id, Name: Type.String() }),
});
export type PublicStage = Static<typeof PublicStage>;

/** The ways to score a result file: submissions/rules/metrics has the formula of each. */
export const metrics = [
  'accuracy',
  'balancedAccuracy',
  'macroF1',
  'microF1',
  'weightedF1',
  'fBeta',
  'precision',
  'recall',
  'cohenKappa',
  'quadraticKappa',
  'matthewsCorrelation',
  'logLoss',
  'multiclassLogLoss',
  'brier',
  'auc',
  'macroAuc',
  'averagePrecision',
  'mapAtK',
  'ndcgAtK',
  'mrr',
  'rmse',
  'mae',
  'mse',
  'rmsle',
  'mape',
  'smape',
  'r2',
  'medianAbsoluteError',
  'pinball',
  'dice',
  'iou',
  'jaccard',
  'levenshtein',
  'concordanceIndex',
  // A program of the organizer's: ObjectiveTaskInfo.CustomMetric.
  'custom',
] as const;
export type Metric = (typeof metrics)[number];
export type BuiltInMetric = Exclude<Metric, 'custom'>;

/** Ways to submit result files: on the page, or with the captain's upload token. */
export const submitTypes = ['file', 'token'] as const;

/** One of the scores of a task's works. */
export const TaskScore = Type.Object({
  /** Header of its column on boards: as the organizer calls it, else the metric. */
  Name: Type.String(),
  Metric: Type.Enum(metrics),
  MetricParameters,
  /** Columns that it compares; of several it is the mean. */
  TargetColumns: Type.Array(Type.String()),
  HigherIsBetter: Type.Boolean(),
});
export type TaskScore = Static<typeof TaskScore>;

/** Labels of one target, as those of the first; null for numbers, and where there are too many. */
export const TargetLabels = Type.Object({
  Column: Type.String(),
  Labels: Nullable(Type.Array(Type.String())),
});

export const ObjectiveTaskInfo = Type.Object({
  SubmitType: Type.Enum(submitTypes),
  /** With their dot: `.csv`. */
  AcceptExts: Type.Array(Type.String()),
  /** Largest result file, in KB of 1,024 bytes. */
  SizeLimit: Type.Integer(),
  SampleFileDownloadUrl: Nullable(Type.String()),
  /** Sample whose answers are released: none of its rows is the solution's; null for none. */
  AnsweredSampleUrl: Nullable(Type.String()),
  /** Header of the result file: the id column, then the column of the prediction. */
  IdColumn: Type.String(),
  TargetColumn: Type.String(),
  /** Works a day and in all; null is without limit. */
  ReviewDailyLimit: Nullable(Type.Integer()),
  ReviewLimit: Nullable(Type.Integer()),
  Metric: Type.Enum(metrics),
  MetricParameters,
  /** The metric of the organizer's own, where a score names it; else null. */
  CustomMetric: Nullable(CustomMetricInfo),
  HigherIsBetter: Type.Boolean(),
  /** Scores of its works: the first, by the keys above, ranks; the others break ties in their order. */
  Scores: Type.Array(TaskScore),
  /** True where a result may have columns that nothing reads. */
  AllowsMoreColumns: Type.Boolean(),
  /** False shows exact scores on a public board that isn't protected. */
  RoundsScores: Type.Boolean(),
  /**
   * True where members may know the labels: a result with any other label is refused, with its
   * lines.
   */
  PublicLabels: Type.Boolean(),
  /**
   * These labels, for viewers to whom the task is open; null for numbers, and where there are too
   * many.
   */
  Labels: Nullable(Type.Array(Type.String())),
  /** The same of the further targets that have labels. */
  FurtherLabels: Type.Array(TargetLabels),
  /** True where teams choose works for a private board. */
  PrivateLeaderboard: Type.Boolean(),
  /**
   * Number of works that a team may choose, and the time until which it may; null means the task's
   * end.
   */
  SelectionLimit: Type.Integer(),
  SelectionEndDate: Nullable(Time),
});

/** The form of a task that people review, and how often it may be handed in. */
export const SubjectiveTaskInfo = Type.Object({
  SubmissionFields: Type.Array(FieldDefinition),
  ReviewDailyLimit: Nullable(Type.Integer()),
  ReviewLimit: Nullable(Type.Integer()),
  /** The best score that a reviewer can give; 0 is the worst. */
  MaxScore: Type.Number(),
  /** Way in which assigned judges review; null where any judge gives one score. */
  Judging: Nullable(Type.Enum(judgingModes)),
});

/** A file that a task hands out: training data, test data without labels. Size in bytes. */
export const DataFile = Type.Object({
  Name: Type.String(),
  Url: Type.String(),
  Size: Type.Integer(),
});

/** A task of a stage (the spec's Task; a member's quest is another thing). */
/** Why a task doesn't count in any ranking, and since when. */
export const TaskExclusion = Type.Object({ Reason: Type.String(), Date: Time });

/** Time from which a task's works count by other settings; why is null where that is for managers. */
export const TaskRescored = Type.Object({ Date: Time, Reason: Nullable(Type.String()) });

export const CompetitionTask = Type.Object({
  _id: Id,
  Stage: Id,
  Competition: Id,
  Name: Type.String(),
  /**
   * True where the viewer may read the content of the task: its managers, and from the stage's
   * start the members of teams that have reached it. For others Description, Files, the sample and
   * the fields of the form are empty.
   */
  IsOpen: Type.Boolean(),
  /** Markdown. */
  Description: Type.String(),
  /** 0 a file scored by its metric, 1 a form reviewed by people: competitions/rules/task-types.ts. */
  TaskType: Type.Integer(),
  StartDate: Time,
  EndDate: Time,
  SubmitDisabled: Type.Boolean(),
  SubmissionNotice: Nullable(Type.String()),
  ShowLeaderboard: Type.Boolean(),
  ShowPrivateLeaderboard: Type.Boolean(),
  /** Null while it counts; else its boards are closed and no other counts it. */
  Exclusion: Nullable(TaskExclusion),
  /** The last time that its works were scored by other settings; null where they never were. */
  Rescored: Nullable(TaskRescored),
  /** True where a team sees its best private work once the private board is open. */
  ShowPrivateBestWork: Type.Boolean(),
  /**
   * Time at which the private board opens by itself, as ShowPrivateLeaderboard then says; null
   * where it is opened by hand.
   */
  PrivateLeaderboardDate: Nullable(Time),
  /** True where teams may go on submitting after the end, for practice: late works are never ranked. */
  TakesLateWorks: Type.Boolean(),
  /** Hours before the end in which the public board stands still; null where it doesn't. */
  FrozenHours: Nullable(Type.Integer()),
  Files: Type.Array(DataFile),
  /** Present when TaskType is 0. */
  ObjectiveTaskInfo: Nullable(ObjectiveTaskInfo),
  /** Present when TaskType is 1. */
  SubjectiveTaskInfo: Nullable(SubjectiveTaskInfo),
});
export type CompetitionTask = Static<typeof CompetitionTask>;
