import { and, eq } from 'drizzle-orm';
import type {
  JudgingOverview,
  RankedWork,
} from '@whaletide/schema/domains/judging/rest/overview.ts';
import { agreementText } from '@whaletide/schema/domains/judging/rules/models/agreement.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { type PageQuery, pageOf, pageWindow } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { teamNames } from '../teams/store/teams.ts';
import { analysisOf, judgingState, lackingOf, neededOf } from './analysing.ts';
import type { Analyst } from './store/analyst.ts';
import { activeJudges, conflictsOf } from './store/judges.ts';
import { lockManagedTask, managedTask, requireOpen } from './store/judgings.ts';
import { latestWorks } from './store/works.ts';
import { judgingJudges } from './tables.ts';

/** Lacking works that are listed. */
const MOST_LISTED = 100;

/** Progress and behaviour of the judges of a task, for who manages it. @throws Refusal as the contract says */
export const judgingOverview = async (
  db: Handle,
  analyst: Analyst,
  caller: Caller,
  taskId: string,
): Promise<JudgingOverview> => {
  const managed = await managedTask(db, caller, taskId);
  const state = await judgingState(db, managed);
  const { found, judges, doneBy, assignedTo, judging, done } = state;
  const analysis = await analysisOf(analyst, state);
  const active = await activeJudges(db, managed.competition.id);
  const between = await conflictsOf(db, { taskId, judges: active, found });
  const lacking = lackingOf(state);
  const latest = await latestWorks(db, taskId);
  const teamName = await teamNames(db, {
    competitionIds: [managed.competition.id],
    memberIds: judges.map(({ judgeId }) => judgeId),
  });
  return {
    Task: taskId,
    Judges: judges.map(({ judgeId, counted }, at) => {
      const own = analysis.judges[at];
      const severity = own?.severity;
      return {
        User: judgeId,
        OwnTeam: teamName(managed.competition.id, judgeId),
        Removed: !active.includes(judgeId),
        Assigned: assignedTo[at] ?? 0,
        Done: doneBy[at] ?? 0,
        Severity: severity
          ? { Value: severity.value, Low: severity.low, High: severity.high }
          : null,
        Following: own?.following ?? null,
        Flagged: own?.isFlagged ?? false,
        Counted: own?.isCounted ?? true,
        Choice: counted,
      };
    }),
    Works: found.length,
    Added: latest.filter(({ number }) => number === null).length,
    Lacking: lacking.length,
    LackingWorks: lacking.slice(0, MOST_LISTED).flatMap((place) => {
      const work = found[place];
      if (!work) return [];
      return [
        {
          Work: work.id,
          Number: work.number,
          Team: work.teamId,
          Done: done[place] ?? 0,
          Needed: neededOf(judging),
          Possible: active.filter((judge) => between(judge, work.id) === null).length,
        },
      ];
    }),
    Agreement: analysis.agreement,
    AgreementText: agreementText(analysis.agreement),
    Connected: analysis.isConnected,
  };
};

/** The ranking by the reviews so far, for who manages the task. @throws Refusal as the contract says */
export const judgingRanking = async (
  db: Handle,
  analyst: Analyst,
  caller: Caller,
  { taskId, ...query }: PageQuery & { taskId: string },
): Promise<Page<RankedWork>> => {
  const state = await judgingState(db, await managedTask(db, caller, taskId));
  const { ranking } = await analysisOf(analyst, state);
  const window = pageWindow(query);
  const rows = ranking.slice(window.offset, window.offset + window.limit).flatMap((one) => {
    const work = state.found[one.work];
    if (!work) return [];
    return [
      {
        Work: work.id,
        Number: work.number,
        Team: work.teamId,
        Rank: one.rank,
        RankLow: one.rankLow,
        RankHigh: one.rankHigh,
        Score: one.score,
        ScoreLow: one.scoreLow,
        ScoreHigh: one.scoreHigh,
        Done: state.done[one.work] ?? 0,
      },
    ];
  });
  return pageOf(rows, ranking.length, window);
};

/** Has the ranking count a judge or not; null leaves it to the test. @throws Refusal as the contract says */
export const countJudge = (
  { database, now }: Services,
  caller: Caller,
  { taskId, judgeId, counted }: { taskId: string; judgeId: string; counted: boolean | null },
): Promise<void> =>
  database.transaction(async (tx) => {
    const { task, competition, judging } = await lockManagedTask(tx, caller, taskId);
    requireOpen(judging);
    const own = and(eq(judgingJudges.taskId, taskId), eq(judgingJudges.judgeId, judgeId));
    const [before] = await tx.select().from(judgingJudges).where(own);
    if (!before) throw notFound('评委');
    await tx.update(judgingJudges).set({ counted }).where(own);
    await record(tx, actedBy(caller, now), {
      action: 'judging.count',
      ...ofCompetition(competition, task.name),
      of: { judge: judgeId },
      before: { counted: before.counted },
      after: { counted },
    });
  });
