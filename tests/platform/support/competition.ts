import { eq } from 'drizzle-orm';
import {
  competitions,
  type Objective,
  stages,
  taskSolutions,
  tasks,
} from '#platform/src/domains/competitions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import type { TestPlatform } from './platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

export const objective: Objective = {
  acceptExts: ['.csv'],
  sizeLimit: 16,
  sampleKey: null,
  idColumn: 'id',
  targetColumn: 'label',
  dailyLimit: 3,
  totalLimit: 5,
  metric: 'accuracy',
};

/** Four rows a part; the answer is always `a`. */
const solution = [
  'id,label,part',
  ...[1, 2, 3, 4].map((id) => `${id},a,public`),
  ...[5, 6, 7, 8].map((id) => `${id},a,private`),
].join('\n');

/** A result with so many right rows in the public and in the private part. */
export const resultFile = (publicRight: number, privateRight = publicRight): string =>
  [
    'id,label',
    ...[1, 2, 3, 4].map((id) => `${id},${id <= publicRight ? 'a' : 'b'}`),
    ...[5, 6, 7, 8].map((id) => `${id},${id - 4 <= privateRight ? 'a' : 'b'}`),
  ].join('\n');

export interface TestCompetition {
  id: string;
  stageId: string;
  taskId: string;
  organizer: { id: string; token: string };
}

/** A running competition with one scored task; set up in the tables, as no call makes one. */
export const makeCompetition = async (
  platform: TestPlatform,
  changes: {
    competition?: Partial<typeof competitions.$inferInsert>;
    task?: Partial<typeof tasks.$inferInsert>;
  } = {},
): Promise<TestCompetition> => {
  const { db } = platform.database;
  const now = platform.clock.now.getTime();
  const [id, stageId, taskId] = [newId(), newId(), newId()];
  const { user, jwt } = await platform.join(`org${id.slice(-10)}`);
  const startDate = new Date(now - DAY);
  const endDate = new Date(now + 30 * DAY);
  await db.insert(competitions).values({
    id,
    name: `比赛 ${id}`,
    startDate,
    endDate,
    registerEndDate: new Date(now + 20 * DAY),
    published: true,
    organizerId: user._id,
    ...changes.competition,
  });
  await db.insert(stages).values({
    id: stageId,
    competitionId: id,
    name: '初赛',
    startDate,
    endDate,
    showLeaderboard: true,
  });
  await db.insert(tasks).values({
    id: taskId,
    competitionId: id,
    stageId,
    name: '预测',
    startDate,
    endDate,
    showLeaderboard: true,
    objective,
    ...changes.task,
  });
  await db.insert(taskSolutions).values({ taskId, csv: solution });
  return { id, stageId, taskId, organizer: { id: user._id, token: jwt } };
};

/** Ends a competition now, as its time does: its final ranking can be published from here on. */
export const endCompetition = async (platform: TestPlatform, id: string): Promise<void> => {
  const { now } = platform.clock;
  await platform.database.db
    .update(competitions)
    .set({ endDate: now, registerEndDate: now })
    .where(eq(competitions.id, id));
};
