import { Type } from 'typebox';
import { Line, Nullable, Time, TitleLine } from '#shared/rest/common.ts';
import { CustomMetricSent } from '#domains/competitions/rest/custom-metric.ts';
import { MetricParametersSent } from '#domains/competitions/rest/metric-parameters.ts';
import { metrics, submitTypes } from '#domains/competitions/rest/stages.ts';
import { FurtherScoreSent, TargetsSent } from '#domains/competitions/rest/task-scores.ts';
import { scoreLimits } from '#domains/submissions/rules/score-rules.ts';
import { UploadKey } from '#domains/uploads/rest.ts';

/** Settings by which a task takes and scores result files, as managers send them. */
export const ObjectiveSent = Type.Object({
  SubmitType: Type.Optional(Type.Enum(submitTypes)),
  AcceptExts: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 10 }),
  SizeLimit: Type.Integer(),
  IdColumn: Line,
  TargetColumn: Line,
  ReviewDailyLimit: Nullable(Type.Integer()),
  ReviewLimit: Nullable(Type.Integer()),
  Metric: Type.Enum(metrics),
  /** The metric of the manager's own; absent keeps what the task has, null takes it away. */
  CustomMetric: Type.Optional(Nullable(CustomMetricSent)),
  /** Parameters that the metric reads; absent keeps what the task has. */
  MetricParameters: Type.Optional(MetricParametersSent),
  /**
   * Range into which predictions of numbers are clipped; a bound that is null is the solution's
   * own, widened by half of its width.
   */
  PredictionMin: Type.Optional(Nullable(Type.Number())),
  PredictionMax: Type.Optional(Nullable(Type.Number())),
  /** Column of the solution whose rows of one value belong together; null and empty are none. */
  GroupColumn: Type.Optional(Nullable(Line)),
  /** Columns over which the first score is the mean, with TargetColumn. */
  MoreTargets: Type.Optional(TargetsSent),
  /** Header of the first score on boards; null and empty are the metric's name. */
  ScoreName: Type.Optional(Nullable(TitleLine)),
  /** Scores beyond the first, which break ties in their order. */
  Further: Type.Optional(Type.Array(FurtherScoreSent, { maxItems: 2 * scoreLimits.scores })),
  /** True where a result may have columns that nothing reads. */
  AllowsMoreColumns: Type.Optional(Type.Boolean()),
  /** False shows exact scores on a public board that isn't protected. */
  RoundsScores: Type.Optional(Type.Boolean()),
  Sample: Nullable(UploadKey),
  /** Key of the manager's `asset` upload: rows with their answers, none of them the solution's. */
  AnsweredSample: Type.Optional(Nullable(UploadKey)),
  /** Key of the manager's `solution` upload; absent keeps what the task has. */
  Solution: Type.Optional(UploadKey),
  /** True where members may know the labels of the solution. */
  PublicLabels: Type.Optional(Type.Boolean()),
  /** True where teams choose works for the private board; then how many, and until when. */
  PrivateLeaderboard: Type.Optional(Type.Boolean()),
  SelectionLimit: Type.Optional(Type.Integer()),
  SelectionEndDate: Type.Optional(Nullable(Time)),
});
