import { tasks } from '#platform/src/domains/competitions/tables.ts';
import { teamBests } from '#platform/src/domains/submissions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { makeCompetition, objective } from './competition.ts';
import type { TestPlatform } from './platform.ts';
import { enter } from './submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** A competition whose stage has two tasks: one team leads in the first, the other in the second. */
export const twoTasks = async (platform: TestPlatform, name = 'two') => {
  const competition = await makeCompetition(platform);
  const { db } = platform.database;
  const { now } = platform.clock;
  const otherTask = newId();
  await db.insert(tasks).values({
    id: otherTask,
    competitionId: competition.id,
    stageId: competition.stageId,
    position: 1,
    name: '浪向',
    startDate: new Date(now.getTime() - 1_000),
    endDate: new Date(now.getTime() + DAY),
    showLeaderboard: true,
    objective,
  });
  const first = await enter(platform, competition, `${name}-first`);
  const second = await enter(platform, competition, `${name}-second`);
  const best = (taskId: string, teamId: string, score: number) => ({
    ...{ taskId, teamId, score, sortKey: -score, board: 'public' as const },
    ...{ bestDate: now, lastDate: now, entries: 1 },
  });
  await db
    .insert(teamBests)
    .values([
      best(competition.taskId, first.team, 0.9),
      best(competition.taskId, second.team, 0.5),
      best(otherTask, second.team, 0.9),
    ]);
  return { competition, otherTask, first, second };
};
