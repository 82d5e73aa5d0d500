import { and, eq, inArray } from 'drizzle-orm';
import type { Placer } from '#personal-data/own-files.ts';
import { works } from './tables.ts';

/** Results, each below its competition and its task. */
export const placedResults: Placer = async (db, reader, keys, namers) => {
  const { fileKey, competitionId, taskId, memberId } = works;
  const rows = await db
    .select({ key: fileKey, competitionId, taskId })
    .from(works)
    .where(and(inArray(fileKey, [...keys]), eq(memberId, reader.caller.id)));
  const idsOf = (key: 'competitionId' | 'taskId') => [...new Set(rows.map((row) => row[key]))];
  const competitions = await namers.COMPETITION(db, reader, idsOf('competitionId'));
  const tasks = await namers.TASK(db, reader, idsOf('taskId'));
  return new Map(
    rows.flatMap((row) => {
      const [competition, task] = [competitions.get(row.competitionId), tasks.get(row.taskId)];
      if (row.key === null || competition === undefined || task === undefined) return [];
      return [[row.key, { folders: ['比赛', competition, task] }]];
    }),
  );
};
