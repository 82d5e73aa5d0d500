import { and, eq } from 'drizzle-orm';
import type { Agents } from '@whaletide/schema/domains/account/rest/agents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { requireSession } from './protection.ts';
import { accessTokens, stoppedAgents } from './tables.ts';

export const agentsOf = async (db: Handle, memberId: string): Promise<Agents> => {
  const [row] = await db.select().from(stoppedAgents).where(eq(stoppedAgents.memberId, memberId));
  return { Stopped: row?.since.toISOString() ?? null };
};

/**
 * Stops all agents of the member, whose tokens aren't good from then on and whose sockets close, or
 * lets them act again.
 * @throws Refusal FORBIDDEN for an access token
 */
export const stopAgents = (
  { database, events, now }: Services,
  caller: Caller,
  stopped: boolean,
) => {
  requireSession(caller, '请登录后再停用或启用智能体');
  return database.transaction(async (tx) => {
    if (!stopped) {
      await tx.delete(stoppedAgents).where(eq(stoppedAgents.memberId, caller.id));
      return agentsOf(tx, caller.id);
    }
    const begun = await tx
      .insert(stoppedAgents)
      .values({ memberId: caller.id, since: now() })
      .onConflictDoNothing()
      .returning();
    const agents = await tx
      .select({ id: accessTokens.id })
      .from(accessTokens)
      .where(and(eq(accessTokens.memberId, caller.id), eq(accessTokens.kind, 'agent')));
    for (const { id } of begun.length > 0 ? agents : [])
      await events.publish(tx, [caller.id], { kind: 'session-ended', data: { sessionId: id } });
    return agentsOf(tx, caller.id);
  });
};
