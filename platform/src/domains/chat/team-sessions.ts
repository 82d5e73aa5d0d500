import { and, eq, isNull } from 'drizzle-orm';
import type { ChatSession } from '@whaletide/schema/domains/chat/rest.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitions } from '../competitions/tables.ts';
import { teamMembers } from '../teams/tables.ts';
import { readSession } from './sessions.ts';
import { chatSessions, chatSides } from './tables.ts';

/** Gives each member that a team has by now a side of its conversation; answers who they are. */
export const seatTeam = async (
  tx: Transaction,
  sessionId: string,
  teamId: string,
): Promise<string[]> => {
  const members = await tx
    .select({ id: teamMembers.memberId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  const sides = members.map(({ id }) => ({ sessionId, memberId: id, otherId: null }));
  if (sides.length > 0) await tx.insert(chatSides).values(sides).onConflictDoNothing();
  return members.map(({ id }) => id);
};

/**
 * The conversation of a team that the caller is in, made with its first look.
 * @throws Refusal NOT_FOUND for all who aren't in it
 */
export const openTeamSession = async (
  { database, now }: Services,
  caller: Caller,
  teamId: string,
): Promise<ChatSession> => {
  const id = await database.transaction(async (tx) => {
    const [own] = await tx
      .select({ teamId: teamMembers.teamId })
      .from(teamMembers)
      .innerJoin(competitions, eq(competitions.id, teamMembers.competitionId))
      .where(
        and(
          eq(teamMembers.teamId, teamId),
          eq(teamMembers.memberId, caller.id),
          isNull(competitions.trashedDate),
        ),
      );
    if (!own) throw notFound('团队');
    await tx
      .insert(chatSessions)
      .values({ id: newId(now().getTime()), teamId, createDate: now() })
      .onConflictDoNothing();
    const [session] = await tx
      .select({ id: chatSessions.id })
      .from(chatSessions)
      .where(eq(chatSessions.teamId, teamId));
    if (!session) throw new Error('the conversation was neither found nor made');
    await seatTeam(tx, session.id, teamId);
    return session.id;
  });
  return readSession(database.db, caller.id, id);
};
