import { and, eq } from 'drizzle-orm';
import type { WriteUp } from '@whaletide/schema/domains/write-ups/rest.ts';
import {
  canWriteUp,
  versionProblem,
  type WriteUpFields,
  writeUpFields,
  writeUpProblem,
} from '@whaletide/schema/domains/write-ups/rules.ts';
import { authoredBy, type SaidAuthorship } from '#authorship.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { teams } from '../teams/tables.ts';
import { dropVotes } from '../votes/store/votes.ts';
import { rankedTeams } from './states.ts';
import { writeUpsOfTeams } from './store/write-ups.ts';
import { writeUps, writeUpVersions } from './tables.ts';

interface Saved extends WriteUpFields {
  competitionId: string;
  /** Number of the version that was edited; null for a first one. */
  version: number | null;
  said: SaidAuthorship;
}

/** The caller's team, locked, while it may write. @throws Refusal NOT_FOUND, FORBIDDEN */
const lockWritingTeam = async (
  tx: Transaction,
  caller: Caller,
  competitionId: string,
  now: Date,
): Promise<string> => {
  const [competition] = await competitionsByIds(tx, [competitionId], caller);
  if (!competition) throw notFound('比赛');
  const teamId = (await rankedTeams(tx, caller, [competitionId])).get(competitionId);
  const { endDate, finalRanking, published } = competition;
  const hasFinalRanking = published && finalRanking;
  const mayWrite = canWriteUp({ endDate, hasFinalRanking, isRanked: teamId !== undefined }, now);
  if (teamId === undefined || !mayWrite)
    throw forbidden('仅已公布的最终排名中的团队成员可以写方案');
  // All versions of a team's write-up are numbered under its lock.
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update');
  return teamId;
};

const trimmed = (given: WriteUpFields): WriteUpFields => {
  const fields = { ...given };
  for (const { key } of writeUpFields) fields[key] = given[key].trim();
  return fields;
};

/**
 * Saves a version of the write-up of the caller's team. Of two who edited the same version the
 * second is refused, and has to look at what the first saved.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT at `Version`
 */
export const saveWriteUp = (
  { database, now }: Services,
  caller: Caller,
  { competitionId, version, said, ...given }: Saved,
): Promise<WriteUp> =>
  database.transaction(async (tx) => {
    const date = now();
    const teamId = await lockWritingTeam(tx, caller, competitionId, date);
    refuseIf(writeUpProblem(given));
    const [before] = await tx.select().from(writeUps).where(eq(writeUps.teamId, teamId));
    refuseIf(versionProblem(version, before?.version ?? null));
    const number = (before?.version ?? 0) + 1;
    const id = before?.id ?? newId(date.getTime());
    if (before)
      await tx
        .update(writeUps)
        .set({ version: number, updateDate: date })
        .where(eq(writeUps.id, id));
    else
      await tx.insert(writeUps).values({
        id,
        competitionId,
        teamId,
        version: number,
        createDate: date,
        updateDate: date,
      });
    await tx.insert(writeUpVersions).values({
      id: newId(date.getTime()),
      writeUpId: id,
      number,
      authorId: caller.id,
      date,
      ...trimmed(given),
      ...authoredBy(caller, said),
    });
    const [saved] = await writeUpsOfTeams(tx, [teamId], caller);
    if (!saved) throw notFound('方案');
    return saved;
  });

/** Deletes the write-up of the caller's team. @throws Refusal NOT_FOUND for others', and again */
export const removeWriteUp = ({ database }: Services, caller: Caller, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const [row] = await tx.select().from(writeUps).where(eq(writeUps.id, id));
    const own = row && (await rankedTeams(tx, caller, [row.competitionId]));
    if (!row || own?.get(row.competitionId) !== row.teamId) throw notFound('方案');
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, row.teamId)).for('update');
    const removed = await tx
      .delete(writeUps)
      .where(and(eq(writeUps.id, id), eq(writeUps.teamId, row.teamId)))
      .returning({ id: writeUps.id });
    if (removed.length === 0) throw notFound('方案');
    await dropVotes(tx, 'WRITE_UP', id);
  });
