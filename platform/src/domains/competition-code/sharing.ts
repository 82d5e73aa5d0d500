import { and, eq } from 'drizzle-orm';
import type { CodeState, SharedCode } from '@whaletide/schema/domains/competition-code/rest.ts';
import type { CodeSharing } from '@whaletide/schema/domains/competition-code/rules.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { checkLinked } from '../projects/store/projects.ts';
import { labs } from '../projects/tables.ts';
import { works } from '../submissions/tables.ts';
import { teamOf } from '../teams/store/teams.ts';
import { codeState } from './states.ts';
import { codeOfProjects } from './store.ts';
import { codeRules, projectCompetitions } from './tables.ts';

interface Link {
  competitionId: string;
  projectId: string;
}

/** Refuses works other than reviewed ones of the member's team. @throws Refusal NOT_FOUND, BAD_USER_INPUT */
const checkWork = async (db: Handle, caller: Caller, competitionId: string, workId: string) => {
  const team = await teamOf(db, competitionId, caller.id);
  const [work] = await db
    .select({ teamId: works.teamId, status: works.status, late: works.late })
    .from(works)
    .where(and(eq(works.id, workId), eq(works.competitionId, competitionId)));
  if (!work || work.teamId !== team?.id) throw notFound('提交记录', 'Work');
  if (work.status !== workStatus.reviewed || work.late)
    throw badInput('只能选择已评分的正式提交', 'Work');
};

/**
 * Shares the caller's project as code of a competition; again, it changes its work.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT while the competition's rule doesn't let it
 */
export const shareCode = async (
  { database: { db }, now }: Services,
  caller: Caller,
  { competitionId, projectId, workId }: Link & { workId: string | null },
): Promise<SharedCode> => {
  const date = now();
  const { SharesCode } = await codeState(db, caller, competitionId, date);
  if (!SharesCode) throw conflict('该比赛现在不能公开分享代码');
  await checkLinked(db, caller.id, projectId, 'lab');
  if (workId !== null) await checkWork(db, caller, competitionId, workId);
  await db
    .insert(projectCompetitions)
    .values({ competitionId, projectId, workId, date })
    .onConflictDoUpdate({
      target: [projectCompetitions.competitionId, projectCompetitions.projectId],
      set: { workId },
    });
  const shared = await codeOfProjects(db, caller, [projectId], date);
  const made = shared.find(({ Competition }) => Competition === competitionId);
  if (!made) throw notFound('项目', 'lab');
  return made;
};

/** Takes the caller's project out of a competition's code. @throws Refusal NOT_FOUND, also again */
export const unshareCode = async (
  { database: { db } }: Services,
  caller: Caller,
  { competitionId, projectId }: Link,
): Promise<void> => {
  const [own] = await db
    .select({ id: labs.id })
    .from(labs)
    .where(and(eq(labs.id, projectId), eq(labs.memberId, caller.id)));
  if (!own) throw notFound('项目', 'lab');
  const removed = await db
    .delete(projectCompetitions)
    .where(
      and(
        eq(projectCompetitions.competitionId, competitionId),
        eq(projectCompetitions.projectId, projectId),
      ),
    )
    .returning({ id: projectCompetitions.projectId });
  if (removed.length === 0) throw notFound('代码');
};

/** Sets when code of a competition is shared. @throws Refusal NOT_FOUND, FORBIDDEN */
export const setCodeSharing = async (
  { database, now }: Services,
  caller: Caller,
  { competitionId, sharing }: { competitionId: string; sharing: CodeSharing },
): Promise<CodeState> => {
  await database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    const before = await codeState(tx, caller, competitionId, now());
    if (before.Sharing === sharing) return;
    await tx
      .insert(codeRules)
      .values({ competitionId, sharing })
      .onConflictDoUpdate({ target: codeRules.competitionId, set: { sharing } });
    await record(tx, actedBy(caller, now), {
      action: 'competitionCode.set',
      ...ofCompetition(competition),
      before: { sharing: before.Sharing },
      after: { sharing },
    });
  });
  return codeState(database.db, caller, competitionId, now());
};
