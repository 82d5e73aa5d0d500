import type { Metric } from '#apollo/schema.generated.ts';
import { scoreTitle } from '#domains/competitions/components/metric-texts.ts';
import type { LeaderboardPanelFragment } from './LeaderboardPanel.generated.ts';

/** One board that can be looked at: of a task, or of a stage as a whole. */
export interface BoardChoice {
  id: string;
  kind: 'task' | 'stage';
  name: string;
  public: boolean;
  private: boolean;
  /** End of its task or stage. */
  endDate: string;
  /** Headers of its scores, the first that ranks first; empty for a stage's. */
  scores: readonly string[];
  /** Times of the task, of which it follows whether its board stands still; null for a stage's. */
  course: { endDate: string; frozenHours: number | null; takesLateWorks: boolean } | null;
  /** Settings of how it shows scores; null but for a task that is scored from files. */
  rounding: { roundsScores: boolean; protectsBoard: boolean; roundingStep: number | null } | null;
  /** Tasks of it that don't count, and why: a task's board has but itself, and is closed then. */
  excluded: readonly { name: string; reason: string }[];
  /** Tasks that were scored again by other settings: when, and why where that is known. */
  rescored: { name: string; rescoredAt: string; reason: string | null }[];
}

/** Key that names a board to the gateway. */
export type BoardKey = { taskId: string } | { stageId: string } | { leaderboardId: string };

export interface StageBoards {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  boards: BoardChoice[];
}

interface Shows {
  id: string;
  name: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  exclusion?: { reason: string } | null;
  rescored?: { rescoredAt: string; reason: string | null } | null;
  scores?: readonly { name: string; metric: Metric }[];
  endDate: string;
  frozenHours?: number | null;
  takesLateWorks?: boolean;
  protectsBoard?: boolean;
  roundingStep?: number | null;
  review?: { roundsScores: boolean } | null;
}

const choice = (
  kind: 'task' | 'stage',
  part: Shows,
  name: string,
  tasks: readonly Shows[],
): BoardChoice => ({
  id: part.id,
  kind,
  name,
  public: part.showsLeaderboard,
  private: part.showsPrivateLeaderboard,
  endDate: part.endDate,
  scores: (part.scores ?? []).map(scoreTitle),
  course:
    kind === 'task'
      ? {
          endDate: part.endDate,
          frozenHours: part.frozenHours ?? null,
          takesLateWorks: part.takesLateWorks ?? false,
        }
      : null,
  rounding:
    kind === 'task' && part.review
      ? {
          roundsScores: part.review.roundsScores,
          protectsBoard: part.protectsBoard ?? false,
          roundingStep: part.roundingStep ?? null,
        }
      : null,
  rescored: tasks.flatMap((task) => (task.rescored ? [{ name: task.name, ...task.rescored }] : [])),
  excluded: tasks.flatMap((task) =>
    task.exclusion ? [{ name: task.name, reason: task.exclusion.reason }] : [],
  ),
});

/** The stages that show any board, each with its tasks' boards first and its overall one last. */
export const stageBoards = (stages: LeaderboardPanelFragment['stages']): StageBoards[] =>
  [...(stages ?? [])]
    .sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
    .map((stage) => ({
      id: stage.id,
      name: stage.name,
      startDate: stage.startDate,
      endDate: stage.endDate,
      boards: [
        ...(stage.tasks ?? []).map((task) => choice('task', task, task.name, [task])),
        choice('stage', stage, '阶段总榜', stage.tasks ?? []),
      ].filter((board) => board.public || board.private),
    }))
    .filter(({ boards }) => boards.length > 0);

/** Id of the only task whose private board is shown in the last stage that shows one; else null. */
export const onlyPrivateTask = (stages: readonly StageBoards[]): string | null => {
  const last = stages.findLast(({ boards }) => boards.some((board) => board.private));
  const tasks = last?.boards.filter(({ kind }) => kind === 'task') ?? [];
  const [only] = tasks;
  const isOpen = tasks.length === 1 && only?.private && only.excluded.length === 0;
  return isOpen ? only.id : null;
};
