import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import type { works, boards, teamBests } from '../domains/submissions/tables.ts';
import type { NewScoring } from '../domains/submissions/store/scorings.ts';
import { demoId, demoKey, type Dice } from './random.ts';
import type { DemoResult } from './results.ts';
import { statementAt } from './statements.ts';

type NewWork = typeof works.$inferInsert;
type NewBest = typeof teamBests.$inferInsert;

export interface BoardTask {
  id: string;
  competitionId: string;
  metric: BuiltInMetric;
  start: Date;
  /** The end of the task, or now if that is earlier. */
  until: Date;
  /** Results that teams hand in; absent where no solution is kept, as of what is long over. */
  results?: readonly [DemoResult, ...DemoResult[]] | undefined;
  /** True where some works are of agents or of people with AI. */
  isMixed?: boolean;
  /** True where works of agents are ranked apart. */
  ranksApart?: boolean;
}

/** File of a work, and how it was scored. */
export interface HandedIn {
  workId: string;
  key: string;
  content: string;
  upload: typeof uploads.$inferInsert;
  scoring: NewScoring | null;
}

/** Coarse enough that some teams share a score. */
const scoreOf = (metric: BuiltInMetric, { next }: Dice): number =>
  metricDefinitions[metric].higherIsBetter
    ? Number((0.6 + 0.36 * Math.sqrt(next())).toFixed(2))
    : Number((12 + 30 * next() ** 2).toFixed(0)) / 2;

const statementOf = (task: BoardTask, index: number) =>
  task.isMixed ? statementAt(index) : { authorship: 'HUMAN' as const };

const at = (task: BoardTask, share: number) =>
  new Date(
    Math.floor(task.start.getTime() + (task.until.getTime() - task.start.getTime()) * share),
  );

interface Scored {
  date: Date;
  authorship: Authorship;
  publicScore: number;
  privateScore: number;
}

/** A team's row: of all its works on the public board, of its two best by that on the private one. */
const bestOf = (
  task: BoardTask,
  teamId: string,
  board: (typeof boards)[number],
  reviewed: readonly Scored[],
): NewBest | undefined => {
  const sign = metricDefinitions[task.metric].higherIsBetter ? -1 : 1;
  const by = (score: 'publicScore' | 'privateScore') => (a: Scored, b: Scored) =>
    sign * (a[score] - b[score]) || a.date.getTime() - b.date.getTime();
  const ordered = reviewed.toSorted(by('publicScore'));
  const score = board === 'public' ? 'publicScore' : 'privateScore';
  const [best] = board === 'public' ? ordered : ordered.slice(0, 2).sort(by(score));
  const last = reviewed.at(-1);
  return (
    best &&
    last && {
      taskId: task.id,
      board,
      teamId,
      score: best[score],
      sortKey: sign * best[score],
      bestDate: best.date,
      lastDate: last.date,
      entries: reviewed.length,
      authorship: best.authorship,
    }
  );
};

/** The works of one team on a task, and what they make of its rows on both boards. */
export const playTask = (
  task: BoardTask,
  team: {
    id: string;
    memberIds: readonly [string, ...string[]];
    rounds?: readonly [least: number, most: number];
  },
  own: Dice,
  firstWork: number,
): { works: NewWork[]; bests: NewBest[]; handedIn: HandedIn[] } => {
  const rounds = own.between(...(team.rounds ?? [1, 4]));
  const handedIn: HandedIn[] = [];
  const played = Array.from({ length: rounds }, (_, round): NewWork => {
    const index = firstWork + round;
    const failed = own.next() < 0.08;
    const date = at(task, (round + own.next()) / rounds);
    const id = demoId('work', index);
    const key = demoKey(0x1000000 + index);
    const row = {
      id,
      taskId: task.id,
      teamId: team.id,
      competitionId: task.competitionId,
      memberId: own.pick(team.memberIds),
      uploadDate: date,
      reviewDate: new Date(date.getTime() + 2_000),
      fileKey: key,
      fileName: `result_${round + 1}.csv`,
      ...statementOf(task, index),
    };
    if (task.results && !failed) {
      const { content, settlement } = own.pick(task.results);
      const { scoring } = settlement;
      const fileSize = Buffer.byteLength(content);
      const upload = {
        key,
        memberId: row.memberId,
        purpose: 'result' as const,
        ext: '.csv',
        name: row.fileName,
        size: fileSize,
        hash: scoring?.fileHash ?? null,
        createDate: date,
      };
      handedIn.push({ workId: id, key, content, upload, scoring });
      return { ...row, ...settlement.work, fileSize };
    }
    // History: the files of these works are not kept.
    return {
      ...row,
      status: failed ? workStatus.fileError : workStatus.reviewed,
      fileSize: own.between(900, 9_000),
      publicScore: failed ? null : scoreOf(task.metric, own),
      privateScore: failed ? null : scoreOf(task.metric, own),
      errorMessage: failed ? '第1行：缺少列 id' : null,
    };
  });
  const reviewed = played.flatMap(
    ({ publicScore, privateScore, uploadDate: date, authorship = 'HUMAN' }) =>
      typeof publicScore === 'number' && typeof privateScore === 'number'
        ? [{ date, authorship, publicScore, privateScore }]
        : [],
  );
  // Agents that are ranked apart have no rows of their own; their boards are made of their works.
  const ranked = task.ranksApart
    ? reviewed.filter(({ authorship }) => authorship !== 'AGENT')
    : reviewed;
  const bests = [
    bestOf(task, team.id, 'public', ranked),
    bestOf(task, team.id, 'private', ranked),
  ].filter((best) => best !== undefined);
  return { works: played, bests, handedIn };
};
