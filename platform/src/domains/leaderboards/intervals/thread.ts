import type { ShakenWork } from '#domains/submissions/store/shaken-works.ts';
import { type BoardScoring, intervalsOf, type ScoreOfTeam, type TeamInterval } from './compute.ts';
import { shakesOf, type TeamShake } from './shakes.ts';

/** Scores of a board, for the intervals of its ranks, or works, for the shakes of their teams. */
export type IntervalsTask =
  { scores: ScoreOfTeam[]; scoring: BoardScoring } | { works: ShakenWork[] };

/** Runs in a thread: the pairs of 10,000 teams take seconds. */
const compute = (task: IntervalsTask): TeamInterval[] | TeamShake[] =>
  'works' in task ? shakesOf(task.works) : intervalsOf(task.scores, task.scoring);

export default compute;
