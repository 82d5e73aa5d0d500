import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { QuestEvent } from '@whaletide/schema/domains/quests/rest.ts';
import { isProfileComplete } from '@whaletide/schema/domains/members/rules/profile.ts';
import {
  isCountedOnce,
  type QuestTrigger,
} from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { newId } from '#ids.ts';
import { memberById } from '#domains/members/store.ts';
import type { MemberRow } from '#domains/members/tables.ts';
import { periodOf } from '../periods.ts';
import { questProgress, type QuestRow, quests, questSteps } from '../tables.ts';
import { inPresentPeriod } from './standing.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

export interface QuestStep {
  memberId: string;
  trigger: QuestTrigger;
  /** Id of what was done, for quests that count different things. */
  subject: string;
  now: Date;
}

export const questEvent = (
  quest: Pick<QuestRow, 'id' | 'name' | 'type'>,
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

/** The quests that ask for one of these and that the member isn't done with, in the order of ids. */
const openQuests = async (
  tx: Transaction,
  memberId: string,
  triggers: readonly QuestTrigger[],
  now: Date,
): Promise<QuestRow[]> => {
  const rows = await tx
    .select({ quest: quests })
    .from(quests)
    .leftJoin(questProgress, inPresentPeriod(memberId, now))
    .where(
      and(
        eq(quests.active, true),
        sql`${quests.events} && ${sql.param([...triggers])}::text[]`,
        or(isNull(questProgress.status), eq(questProgress.status, 'IN_PROGRESS')),
      ),
    )
    .orderBy(asc(quests.id));
  return rows.map(({ quest }) => quest);
};

const isNewSubject = async (tx: Transaction, quest: QuestRow, step: QuestStep) => {
  const { memberId, trigger, subject, now } = step;
  if (!isCountedOnce(trigger, quest.countsOnce)) return true;
  const period = periodOf(quest.type, now);
  const added = await tx
    .insert(questSteps)
    .values({ memberId, questId: quest.id, period, subject, date: now })
    .onConflictDoNothing()
    .returning({ subject: questSteps.subject });
  return added.length > 0;
};

/**
 * One step further in one statement; undefined when the quest is completed already. What it took
 * and pays is kept with its completion.
 */
const advance = async (tx: Transaction, quest: QuestRow, { memberId, now }: QuestStep) => {
  const { threshold, rewards } = quest;
  const isLast = sql`${questProgress.progress} + 1 >= ${threshold}`;
  const [row] = await tx
    .insert(questProgress)
    .values({
      memberId,
      questId: quest.id,
      period: periodOf(quest.type, now),
      progress: 1,
      recordId: newId(now.getTime()),
      updateDate: now,
      ...(threshold <= 1 ? { status: 'COMPLETED', threshold, rewards } : { status: 'IN_PROGRESS' }),
    })
    .onConflictDoUpdate({
      target: [questProgress.memberId, questProgress.questId, questProgress.period],
      set: {
        progress: sql`${questProgress.progress} + 1`,
        status: sql`case when ${isLast} then 'COMPLETED' else 'IN_PROGRESS' end`,
        threshold: sql`case when ${isLast} then ${threshold}::int end`,
        rewards: sql`case when ${isLast} then ${JSON.stringify(rewards)}::jsonb end`,
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
  for (const quest of await openQuests(tx, memberId, [trigger], now)) {
    if (!(await isNewSubject(tx, quest, step))) continue;
    const row = await advance(tx, quest, step);
    if (!row) continue;
    const type = row.status === 'COMPLETED' ? 'COMPLETED' : 'PROGRESSED';
    const data = questEvent(quest, memberId, type, row.progress);
    await events.publish(tx, [memberId], { kind: 'quest', data });
  }
};

/** States of a member rather than actions: members who are already in one have it counted, too. */
const facts = {
  PROFILE_COMPLETED: isProfileComplete,
  EMAIL_BOUND: ({ emailVerified }) => emailVerified,
  PHONE_BOUND: ({ phoneVerified }) => phoneVerified,
} satisfies Partial<Record<QuestTrigger, (member: MemberRow) => boolean>>;
const factNames = Object.keys(facts) as (keyof typeof facts)[];

/**
 * Counts what a member has become: in the transaction in which they do, and with the views of
 * pages for who was it before a quest asked.
 */
export const recordFacts = async (
  tx: Transaction,
  events: EventLog,
  memberId: string,
  now: Date,
): Promise<void> => {
  const open = await openQuests(tx, memberId, factNames, now);
  const asked = factNames.filter((name) => open.some((quest) => quest.events.includes(name)));
  const member = asked.length > 0 ? await memberById(tx, memberId) : undefined;
  if (!member) return;
  for (const trigger of asked)
    if (facts[trigger](member))
      await recordStep(tx, events, { memberId, trigger, subject: trigger, now });
};

/** Time for which counts of past periods are kept; those of quests without an end stay. */
const KEPT_MS = 60 * DAY;

export const pruneSteps = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(questSteps)
    .where(
      and(ne(questSteps.period, 'once'), lt(questSteps.date, new Date(now.getTime() - KEPT_MS))),
    );
};
