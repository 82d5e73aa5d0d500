import { and, eq, inArray } from 'drizzle-orm';
import type { Placer } from '#personal-data/own-files.ts';
import { registrationFiles } from './tables.ts';

/** Files that the reader registered with, below their competition and what they were asked for as. */
export const placedFiles: Placer = async (db, reader, keys, namers) => {
  const { key, competitionId, title, memberId } = registrationFiles;
  const rows = await db
    .select({ key, competitionId, title })
    .from(registrationFiles)
    .where(and(inArray(key, [...keys]), eq(memberId, reader.caller.id)));
  const ids = [...new Set(rows.map((row) => row.competitionId))];
  const competitions = await namers.COMPETITION(db, reader, ids);
  return new Map(
    rows.flatMap((row) => {
      const competition = competitions.get(row.competitionId);
      if (competition === undefined) return [];
      return [[row.key, { folders: ['比赛', competition, '报名材料', row.title] }]];
    }),
  );
};
