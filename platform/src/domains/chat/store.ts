import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { chatSessions } from './tables.ts';
import { readMessages } from './unread.ts';

/**
 * Marks as read what leaving members hadn't read yet of the team's conversation, which they can't
 * open any more.
 */
export const leaveTeamSession = async (
  tx: Transaction,
  teamId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> => {
  const [session] = await tx
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(eq(chatSessions.teamId, teamId));
  if (!session) return;
  for (const memberId of memberIds) await readMessages(tx, memberId, session.id, now);
};
