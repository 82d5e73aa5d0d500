import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { isVisible } from '#shared/rules/names.ts';

/** Ways of judging: criteria of which each is scored, or which of two works is better. */
export const judgingModes = ['rubric', 'pairs'] as const;
export type JudgingMode = (typeof judgingModes)[number];

export const criterionKinds = ['yesNo', 'points'] as const;
type CriterionKind = (typeof criterionKinds)[number];

export interface Criterion {
  /** Key of its own, as a form's field has. */
  id: string;
  title: string;
  description: string;
  kind: CriterionKind;
  /** Most points, from 0; 1 of a yes or no. */
  maxPoints: number;
  /** Weight beside the others. */
  weight: number;
}

export const MAX_CRITERIA = 20;
const MAX_TITLE = 50;
const MAX_DESCRIPTION = 500;
const MAX_POINTS = 100;
const MAX_WEIGHT = 100;
/** Bounds of the reviews that each work needs. */
export const [LEAST_JUDGES, MOST_JUDGES] = [1, 20];
export const DEFAULT_JUDGES = 3;
/** Bounds of the comparisons in which each work stands, on average twice as many. */
export const [LEAST_PAIRS, MOST_PAIRS] = [1, 50];
export const DEFAULT_PAIRS = 15;
/** Works of one task that are compared in pairs at most; a ranking of more takes too long. */
export const MOST_COMPARED = 1_000;
/** Works of one task that are judged at all. */
export const MOST_JUDGED = 5_000;

export interface JudgingSettings {
  /** Null is one score by any judge, as without these settings. */
  mode: JudgingMode | null;
  isBlind: boolean;
  criteria: readonly Criterion[];
  judgesPerWork: number;
  pairsPerWork: number;
  /** True where teams see the mean of each criterion once the result is published. */
  showsCriteria: boolean;
  /** True where teams read the judges' comments then, without their names. */
  showsComments: boolean;
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const criterionProblem = (criterion: Criterion, at: number): Refusal | null => {
  const { title, description, kind, maxPoints, weight } = criterion;
  const bad = (message: string, key: string) =>
    refuse('BAD_USER_INPUT', message, `Criteria.${at}.${key}`);
  if (!title.trim() || !isVisible(title)) return bad('请输入细则名称', 'Title');
  if ([...title.trim()].length > MAX_TITLE) return bad(`名称最多${MAX_TITLE}个字符`, 'Title');
  if ([...description.trim()].length > MAX_DESCRIPTION)
    return bad(`说明最多${MAX_DESCRIPTION}个字符`, 'Description');
  if (kind === 'points' && !isWithin(maxPoints, 1, MAX_POINTS))
    return bad(`满分为 1 到 ${MAX_POINTS} 的整数`, 'MaxPoints');
  return isWithin(weight, 1, MAX_WEIGHT) ? null : bad(`权重为 1 到 ${MAX_WEIGHT} 的整数`, 'Weight');
};

/** Finds why settings are refused. */
export const judgingProblem = (settings: JudgingSettings): Refusal | null => {
  const { mode, criteria, judgesPerWork, pairsPerWork } = settings;
  if (mode === null) return null;
  if (!isWithin(judgesPerWork, LEAST_JUDGES, MOST_JUDGES))
    return refuse(
      'BAD_USER_INPUT',
      `每件作品的评委数为 ${LEAST_JUDGES} 到 ${MOST_JUDGES}`,
      'JudgesPerWork',
    );
  if (mode === 'pairs')
    return isWithin(pairsPerWork, LEAST_PAIRS, MOST_PAIRS)
      ? null
      : refuse(
          'BAD_USER_INPUT',
          `每件作品的比较次数为 ${LEAST_PAIRS} 到 ${MOST_PAIRS}`,
          'PairsPerWork',
        );
  if (criteria.length === 0) return refuse('BAD_USER_INPUT', '请至少添加一条评分细则', 'Criteria');
  if (criteria.length > MAX_CRITERIA)
    return refuse('BAD_USER_INPUT', `评分细则最多${MAX_CRITERIA}条`, 'Criteria');
  for (const [at, criterion] of criteria.entries()) {
    const problem = criterionProblem(criterion, at);
    if (problem) return problem;
  }
  return null;
};

/** Facts of settings that stay once a judge has begun. */
const basisOf = ({ mode, isBlind, criteria }: JudgingSettings) =>
  JSON.stringify([
    mode,
    isBlind,
    mode === 'rubric'
      ? criteria.map(({ id, kind, maxPoints, weight }) => [id, kind, maxPoints, weight])
      : [],
  ]);

/** Refuses what would change the meaning of reviews that were begun. */
export const changeProblem = (
  before: JudgingSettings,
  after: JudgingSettings,
  hasBegun: boolean,
): Refusal | null =>
  hasBegun && basisOf(before) !== basisOf(after)
    ? refuse(
        'CONFLICT',
        '已有评委开始评审，不能再更改评审方式、盲评或细则的分值；名称、说明和其他设置可以更改',
        'Mode',
      )
    : null;
