import {
  type Period,
  periodProblems,
  textProblem,
  withinProblems,
} from './competition-settings.ts';
import { type FieldSettings, fieldsProblems } from '#shared/rules/form-settings.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { EventWord } from './competition-kind.ts';
import {
  type CustomMetric,
  customMetricProblems,
} from '#domains/submissions/rules/custom-metric.ts';
import { parameterProblems } from '#domains/submissions/rules/metrics/parameters.ts';
import { datasetExtensions } from '#domains/datasets/rules/dataset-files.ts';
import {
  groupProblem,
  MAX_COLUMN,
  rangeProblems,
  type RangeSettings,
  scoresProblems,
} from './scoring-settings.ts';
import {
  definitionOf,
  type ScoringForm,
  targetsOf,
  usesCustomMetric,
} from '#domains/submissions/rules/score-rules.ts';
import { PART_COLUMN } from '#domains/submissions/rules/solution-file.ts';
import { MAX_SELECTED } from '#domains/submissions/rules/submissions.ts';

/** Ours, as the specification names none: characters, coins, KB, works. */
export const partLimits = {
  stageName: 30,
  award: 100_000,
  taskName: 50,
  description: 50_000,
  notice: 500,
  column: MAX_COLUMN,
  /** KB: 1 GiB. */
  sizeLimit: 1_048_576,
  works: 100_000,
  files: 20,
  maxScore: 1_000,
  qualificationNotice: 20_000,
  /** Hours of a board that stands still: a week. */
  frozenHours: 168,
} as const;

/** Formats that the scorer reads: CSV, whatever it is called. */
export const resultExts = ['.csv', '.txt'] as const;

export interface StageSettings extends Period {
  name: string;
  /** Whale coins for each member of a team that reaches it: stage-award.ts. */
  awardWhaleCoin: number;
  /** Markdown of what is learned in it. */
  lesson: string;
  /** Its qualification review; null stays as it is. */
  qualification: { needed: boolean; fields: readonly FieldSettings[]; notice: string } | null;
}

/** Settings by which result files are read and scored. */
export interface ObjectiveSettings extends RangeSettings, ScoringForm {
  acceptExts: readonly string[];
  /** KB of 1,024 bytes. */
  sizeLimit: number;
  idColumn: string;
  dailyLimit: number | null;
  totalLimit: number | null;
  /**
   * Number of works that a team chooses for the private board, and the time until which it may;
   * null means the task's end.
   */
  selectionLimit: number;
  selectionEndDate: string | null;
  customMetric?: CustomMetric | null | undefined;
  /** Absent is platform's own. */
  scorer?: 'platform' | 'worker' | undefined;
}

/** The form of a task that people review. */
interface SubjectiveSettings {
  fields: readonly FieldSettings[];
  dailyLimit: number | null;
  totalLimit: number | null;
  /** The best score. */
  maxScore: number;
}

export interface TaskSettings extends Period {
  name: string;
  description: string;
  submissionNotice: string;
  files: readonly unknown[];
  /** Time at which the private board opens by itself; null is by hand alone. */
  privateOpenDate: string | null;
  /** Hours before the end in which the public board stands still; null for none. */
  frozenHours: number | null;
  /** Set for a task that is scored automatically. */
  objective: ObjectiveSettings | null;
  /** Set for a task that people review; null where it has no form yet. */
  subjective: SubjectiveSettings | null;
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const qualificationProblems = ({ qualification }: StageSettings): Refusal[] => {
  if (!qualification) return [];
  const { needed, fields, notice } = qualification;
  const { qualificationNotice: most } = partLimits;
  return [
    ...fieldsProblems(fields, 'Agreement.AgreementFields', needed),
    ...(notice.length > most
      ? [wrong(`资质审核须知最多${most}个字符`, 'Agreement.AuthorizeNotice')]
      : []),
  ];
};

/**
 * Everything that is wrong with a stage of this competition.
 *
 * @param word that the problems call the competition by
 */
export const stageProblems = (
  stage: StageSettings,
  competition: Period,
  word: EventWord = '比赛',
): Refusal[] => {
  const order = periodProblems(stage);
  const { stageName, award } = partLimits;
  return [
    textProblem(stage.name, { title: '阶段名称', most: stageName, field: 'Name' }),
    ...(order.length > 0 ? order : withinProblems(stage, competition, ['阶段', word])),
    isWhole(stage.awardWhaleCoin, 0, award)
      ? null
      : wrong(`阶段奖励应为0到${award}的整数`, 'AwardWhaleCoin'),
    stage.lesson.length > partLimits.description
      ? wrong(`学习内容最多${partLimits.description}个字符`, 'Lesson')
      : null,
    ...qualificationProblems(stage),
  ].filter((problem) => problem !== null);
};

type Limits = Pick<ObjectiveSettings, 'dailyLimit' | 'totalLimit'>;

const limitProblems = ({ dailyLimit, totalLimit }: Limits, at: string): Refusal[] => {
  const fine = (limit: number | null) => limit === null || isWhole(limit, 1, partLimits.works);
  if (!fine(dailyLimit)) return [wrong('每日次数应为正整数，留空为不限', `${at}.ReviewDailyLimit`)];
  if (!fine(totalLimit)) return [wrong('总次数应为正整数，留空为不限', `${at}.ReviewLimit`)];
  return dailyLimit !== null && totalLimit !== null && dailyLimit > totalLimit
    ? [wrong('每日次数不能超过总次数', `${at}.ReviewDailyLimit`)]
    : [];
};

/** The refusal of the formats that a task takes: workers of the organizer's own may take any. */
export const resultFormatProblem = (
  {
    acceptExts,
    scorer,
  }: { acceptExts: readonly string[]; scorer?: 'platform' | 'worker' | undefined },
  field: string,
): Refusal | null => {
  const all: readonly string[] = scorer === 'worker' ? datasetExtensions : resultExts;
  return acceptExts.length > 0 && acceptExts.every((ext) => all.includes(ext))
    ? null
    : wrong(
        scorer === 'worker'
          ? '请填写结果文件的格式，例如 .zip'
          : `请选择结果文件的格式（${resultExts.join('、')}）`,
        field,
      );
};

/** Everything that is wrong with the settings of scoring. */
export const objectiveProblems = (objective: ObjectiveSettings): (Refusal | null)[] => {
  const { sizeLimit, idColumn, targetColumn } = objective;
  const { column, sizeLimit: largest } = partLimits;
  return [
    resultFormatProblem(objective, 'Objective.AcceptExts'),
    isWhole(sizeLimit, 1, largest)
      ? null
      : wrong(`文件大小上限应为1到${largest} KB`, 'Objective.SizeLimit'),
    textProblem(idColumn, { title: '编号列', most: column, field: 'Objective.IdColumn' }),
    textProblem(targetColumn, { title: '预测列', most: column, field: 'Objective.TargetColumn' }),
    idColumn.trim() === targetColumn.trim() && idColumn.trim()
      ? wrong('预测列与编号列不能相同', 'Objective.TargetColumn')
      : null,
    ...parameterProblems(definitionOf(objective), objective.metricParameters),
    ...rangeProblems(objective),
    groupProblem(objective.groupColumn, { targets: targetsOf(objective) }),
    ...scoresProblems(objective),
    ...customMetricProblems(objective.customMetric, {
      isUsed: usesCustomMetric(objective),
      taken: [idColumn, PART_COLUMN, ...targetsOf(objective)],
    }),
    objective.scorer === 'worker' && usesCustomMetric(objective)
      ? wrong('由自有评测机评分的任务不使用自定义指标', 'Objective.Metric')
      : null,
    ...limitProblems(objective, 'Objective'),
    isWhole(objective.selectionLimit, 1, MAX_SELECTED)
      ? null
      : wrong(`可选择的记录数应为1到${MAX_SELECTED}`, 'Objective.SelectionLimit'),
  ];
};

const subjectiveProblems = (subjective: SubjectiveSettings): Refusal[] => [
  ...fieldsProblems(subjective.fields, 'Subjective.Fields'),
  ...limitProblems(subjective, 'Subjective'),
  ...(isWhole(subjective.maxScore, 1, partLimits.maxScore)
    ? []
    : [wrong(`满分应为1到${partLimits.maxScore}的整数`, 'Subjective.MaxScore')]),
];

/** Checks that the times around the private board come in order: end, choice, opening. */
const privateBoardProblems = (task: TaskSettings): (Refusal | null)[] => {
  const { privateOpenDate, startDate, endDate, objective } = task;
  const chosenBy = objective?.selectionEndDate ?? null;
  const before = (one: string, other: string) => Date.parse(one) < Date.parse(other);
  return [
    chosenBy !== null && !before(startDate, chosenBy)
      ? wrong('选择截止时间应晚于任务开始', 'Objective.SelectionEndDate')
      : null,
    privateOpenDate !== null && endDate !== null && before(privateOpenDate, endDate)
      ? wrong('Private 排行榜不能早于任务结束公开', 'PrivateLeaderboardDate')
      : null,
    privateOpenDate !== null && chosenBy !== null && before(privateOpenDate, chosenBy)
      ? wrong('Private 排行榜不能早于选择截止公开', 'PrivateLeaderboardDate')
      : null,
  ];
};

/** Everything that is wrong with a task of this stage. */
export const taskProblems = (task: TaskSettings, stage: Period): Refusal[] => {
  const order = periodProblems(task);
  const { taskName, description, notice, files } = partLimits;
  return [
    textProblem(task.name, { title: '任务名称', most: taskName, field: 'Name' }),
    ...(order.length > 0 ? order : withinProblems(task, stage, ['任务', '所属阶段'])),
    task.description.length > description
      ? wrong(`任务说明最多${description}个字符`, 'Description')
      : null,
    task.submissionNotice.length > notice
      ? wrong(`提交须知最多${notice}个字符`, 'SubmissionNotice')
      : null,
    task.files.length > files ? wrong(`最多${files}个数据文件`, 'Files') : null,
    ...(task.objective ? objectiveProblems(task.objective) : []),
    ...(task.subjective ? subjectiveProblems(task.subjective) : []),
    ...privateBoardProblems(task),
    task.frozenHours === null || isWhole(task.frozenHours, 1, partLimits.frozenHours)
      ? null
      : wrong(`封榜时长应为1到${partLimits.frozenHours}小时的整数，留空为不封榜`, 'FrozenHours'),
  ].filter((problem) => problem !== null);
};
