import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ScoringToken } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { MAX_TOKENS } from '@whaletide/schema/domains/submissions/rules/scoring-workers.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { hasWorkers } from '#domains/submissions/store/job-kinds.ts';
import { type ScoringTokenRow, scoringTokens } from '../tables.ts';

/** 256 bits of chance after what the token is for, so that it is known where it turns up. */
const newToken = () => `wsc_${randomBytes(32).toString('base64url')}`;
const FORM = /^wsc_[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const toScoringToken = (row: ScoringTokenRow): ScoringToken => ({
  _id: row.id,
  Task: row.taskId,
  Name: row.name,
  CreateDate: row.createDate.toISOString(),
  LastSeenDate: row.lastSeenDate?.toISOString() ?? null,
  RevokeDate: row.revokeDate?.toISOString() ?? null,
});

/** The tokens of these tasks, the newest first. */
export const tokensOf = (db: Handle, taskIds: readonly string[]): Promise<ScoringTokenRow[]> =>
  db
    .select()
    .from(scoringTokens)
    .where(inArray(scoringTokens.taskId, [...taskIds]))
    .orderBy(desc(scoringTokens.createDate), desc(scoringTokens.id));

/**
 * Makes a token for workers of a task; it is told this once.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT as the contract says
 */
export const createScoringToken = (
  { database, now }: Services,
  caller: Caller,
  { taskId, name }: { taskId: string; name: string },
): Promise<ScoringToken & { Token: string }> =>
  database.transaction(async (tx) => {
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!task) throw notFound('任务');
    // Its lock is that under which tokens are counted.
    const competition = await lockManaged(tx, caller, task.competitionId);
    if (!name.trim()) throw badInput('请填写名称', 'Name');
    const [held] = await tx
      .select({ tokens: count() })
      .from(scoringTokens)
      .where(and(eq(scoringTokens.taskId, taskId), isNull(scoringTokens.revokeDate)));
    if ((held?.tokens ?? 0) >= MAX_TOKENS)
      throw conflict(`每个任务最多有${MAX_TOKENS}个有效的评测机令牌`, 'Name');
    const token = newToken();
    const [row] = await tx
      .insert(scoringTokens)
      .values({
        id: newId(now().getTime()),
        taskId,
        name: name.trim(),
        hash: hashOf(token),
        createdBy: caller.id,
        createDate: now(),
      })
      .returning();
    if (!row) throw new Error('the token was not stored');
    await record(tx, actedBy(caller, now), {
      action: 'scoringWorkers.createToken',
      ...ofCompetition(competition, task.name),
      after: { token: row.id, name: row.name },
    });
    return { ...toScoringToken(row), Token: token };
  });

/** Revokes a token at once. @throws Refusal NOT_FOUND, FORBIDDEN */
export const revokeScoringToken = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<ScoringToken> =>
  database.transaction(async (tx) => {
    const [found] = await tx
      .select({ token: scoringTokens, task: tasks })
      .from(scoringTokens)
      .innerJoin(tasks, eq(tasks.id, scoringTokens.taskId))
      .where(eq(scoringTokens.id, id));
    if (!found) throw notFound('评测机令牌');
    const competition = await lockManaged(tx, caller, found.task.competitionId);
    const revokeDate = found.token.revokeDate ?? now();
    await tx.update(scoringTokens).set({ revokeDate }).where(eq(scoringTokens.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'scoringWorkers.revokeToken',
      ...ofCompetition(competition, found.task.name),
      after: { token: id, name: found.token.name },
    });
    return toScoringToken({ ...found.token, revokeDate });
  });

/** A worker that asks, by its token. */
export interface ScoringWorker {
  task: TaskRow;
  token: ScoringTokenRow;
}

/** Finds the worker of a token, and notes that it was seen. @throws Refusal UNAUTHENTICATED */
export const scoringWorker = async (
  { database: { db }, now }: Services,
  token: string | undefined,
): Promise<ScoringWorker> => {
  const invalid = () => new Refusal('UNAUTHENTICATED', '评测机令牌无效或已撤销');
  if (token === undefined || !FORM.test(token)) throw invalid();
  const [row] = await db
    .update(scoringTokens)
    .set({ lastSeenDate: now() })
    .where(and(eq(scoringTokens.hash, hashOf(token)), isNull(scoringTokens.revokeDate)))
    .returning();
  if (!row) throw invalid();
  const [task] = await db.select().from(tasks).where(eq(tasks.id, row.taskId));
  if (!task || !hasWorkers(task)) throw invalid();
  return { task, token: row };
};
