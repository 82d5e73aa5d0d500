import {
  type CompetitionKind,
  eventWordOf,
  isActivityKind,
} from '#domains/competitions/rules/competition-kind.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

const names = { stage: '阶段', task: '任务' } as const;

/** Tells whether something published keeps such a part: of activities, a camp its stages. */
const needs = (part: keyof typeof names, kind: CompetitionKind, detailType: string | null) =>
  !isActivityKind(kind) || (part === 'stage' && detailType === 'TRAINING_CAMP');

/** Why the last stage, or the last task, of a competition can't be deleted; null when it can. */
export const lastPartProblem = (
  part: keyof typeof names,
  competition: { kind: CompetitionKind; detailType: string | null; published: boolean },
): Refusal | null => {
  const { kind, detailType, published } = competition;
  return published && needs(part, kind, detailType)
    ? refuse('CONFLICT', `已发布的${eventWordOf(kind)}至少有一个${names[part]}`)
    : null;
};
