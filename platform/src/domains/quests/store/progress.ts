import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { QuestEvent } from '@whaletide/schema/rest/quests.ts';
import type { Handle, Transaction } from '../../../database/database.ts';
import type { EventLog } from '../../../events/log.ts';
import { newId } from '../../../ids.ts';
import { type QuestDefinition, quests, type QuestTrigger } from '../definitions.ts';
import { periodOf } from '../periods.ts';
import { questProgress, questSteps } from '../tables.ts';

export interface QuestStep {
  memberId: string;
  trigger: QuestTrigger;
  /** Id of what was done, for quests that count different things. */
  subject: string;
  now: Date;
}

export const questEvent = (
  quest: QuestDefinition,
  memberId: string,
  type: QuestEvent['type'],
  progress: number,
): QuestEvent => ({
  quest: { _id: quest.id, Name: quest.name, Type: quest.type },
  questId: quest.id,
  type,
  userId: memberId,
  progress,
});

const isNewSubject = async (tx: Transaction, quest: QuestDefinition, step: QuestStep) => {
  if (!quest.distinct) return true;
  const { memberId, subject, now } = step;
  const period = periodOf(quest.type, now);
  const added = await tx
    .insert(questSteps)
    .values({ memberId, questId: quest.id, period, subject, date: now })
    .onConflictDoNothing()
    .returning({ subject: questSteps.subject });
  return added.length > 0;
};

/** One step further in one statement; undefined when the quest is completed already. */
const advance = async (tx: Transaction, quest: QuestDefinition, { memberId, now }: QuestStep) => {
  const status = (progress: ReturnType<typeof sql>) =>
    sql`case when ${progress} >= ${quest.threshold} then 'COMPLETED' else 'IN_PROGRESS' end`;
  const [row] = await tx
    .insert(questProgress)
    .values({
      memberId,
      questId: quest.id,
      period: periodOf(quest.type, now),
      progress: 1,
      status: quest.threshold <= 1 ? 'COMPLETED' : 'IN_PROGRESS',
      recordId: newId(now.getTime()),
      updateDate: now,
    })
    .onConflictDoUpdate({
      target: [questProgress.memberId, questProgress.questId, questProgress.period],
      set: {
        progress: sql`${questProgress.progress} + 1`,
        status: status(sql`${questProgress.progress} + 1`),
        updateDate: now,
      },
      setWhere: eq(questProgress.status, 'IN_PROGRESS'),
    })
    .returning();
  return row;
};

/**
 * Counts what a member did for every quest that asks for it, and tells them live, in the
 * transaction of what they did.
 */
export const recordStep = async (
  tx: Transaction,
  events: EventLog,
  step: QuestStep,
): Promise<void> => {
  const { memberId, trigger, now } = step;
  for (const quest of quests) {
    if (!quest.triggers.includes(trigger)) continue;
    if (await isDone(tx, quest, memberId, now)) continue;
    if (!(await isNewSubject(tx, quest, step))) continue;
    const row = await advance(tx, quest, step);
    if (!row) continue;
    const type = row.status === 'COMPLETED' ? 'COMPLETED' : 'PROGRESSED';
    const data = questEvent(quest, memberId, type, row.progress);
    await events.publish(tx, [memberId], { kind: 'quest', data });
  }
};

/** Spares a page view of a member who is done with a quest every write. */
const isDone = async (tx: Transaction, quest: QuestDefinition, memberId: string, now: Date) => {
  const [row] = await tx
    .select({ status: questProgress.status })
    .from(questProgress)
    .where(
      and(
        eq(questProgress.memberId, memberId),
        eq(questProgress.questId, quest.id),
        eq(questProgress.period, periodOf(quest.type, now)),
      ),
    );
  return row !== undefined && row.status !== 'IN_PROGRESS';
};

/** What was counted in periods that are over; those of quests without an end stay. */
const KEPT_MS = 60 * 86_400_000;

export const pruneSteps = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(questSteps)
    .where(
      and(ne(questSteps.period, 'once'), lt(questSteps.date, new Date(now.getTime() - KEPT_MS))),
    );
};
