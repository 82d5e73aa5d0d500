import { and, eq } from 'drizzle-orm';
import type { Work } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { workNoteProblem } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { TEAM_BANNED } from '@whaletide/schema/domains/teams/rules.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import { worksByIds } from '../store/works.ts';
import { works } from '../tables.ts';

/** A note as it is kept: without the space around it, null for none. @throws Refusal */
export const keptNote = (note: string | undefined): string | null => {
  refuseIf(workNoteProblem(note ?? ''));
  return note?.trim() || null;
};

/**
 * Stores the team's note on one of its works; any member may write it, the last one counts.
 * @throws Refusal NOT_FOUND for anyone else, CONFLICT for a banned team, BAD_USER_INPUT
 */
export const noteWork = async (
  { database, now }: Services,
  caller: Caller,
  input: { workId: string; note: string },
): Promise<Work> => {
  const { db } = database;
  const note = keptNote(input.note);
  const [own] = await db
    .select({ banned: teams.banned })
    .from(works)
    .innerJoin(teams, eq(teams.id, works.teamId))
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.teamId, works.teamId), eq(teamMembers.memberId, caller.id)),
    )
    .where(eq(works.id, input.workId));
  if (!own) throw notFound('提交记录');
  if (own.banned) throw conflict(TEAM_BANNED);
  await db.update(works).set({ note }).where(eq(works.id, input.workId));
  const [work] = await worksByIds(db, { caller, now: now() }, [input.workId]);
  if (!work) throw notFound('提交记录');
  return work;
};
