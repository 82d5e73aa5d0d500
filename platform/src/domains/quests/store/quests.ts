import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Quest, QuestReward, QuestType } from '@whaletide/schema/domains/quests/rest.ts';
import type { Database, Handle, Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { conflict, notFound } from '#refusal.ts';
import { balanceOf, MINT, transfer, walletOf } from '#domains/growth/store/ledger.ts';
import { memberById, raiseGrowthScore } from '#domains/members/store.ts';
import { periodOf } from '../periods.ts';
import { questProgress, type QuestRow, quests } from '../tables.ts';
import { questEvent } from './progress.ts';
import { inPresentPeriod } from './standing.ts';

type ProgressRow = typeof questProgress.$inferSelect;

/** Completed, it is as it was then; under way, as it is now. */
const termsOf = (quest: QuestRow, row: ProgressRow | null) => ({
  threshold: row?.threshold ?? quest.threshold,
  rewards: row?.rewards ?? quest.rewards,
});

const toQuest = (quest: QuestRow, row: ProgressRow | null): Quest => {
  const { threshold, rewards } = termsOf(quest, row);
  return {
    _id: quest.id,
    Name: quest.name,
    Type: quest.type,
    Link: quest.link,
    Description: quest.description,
    Guideline: quest.guideline,
    CompletionThreshold: threshold,
    progress: Math.min(row?.progress ?? 0, threshold),
    Rewards: rewards,
    SortWeight: quest.sortWeight,
    RelatedPages: quest.relatedPages,
    AssociatedEventTypes: quest.events,
    completionRecord:
      row === null || row.status === 'IN_PROGRESS'
        ? null
        : { _id: row.recordId, Status: row.status },
  };
};

/** Choice of quests: of a type, by ids, or all. */
export interface Chosen {
  type?: QuestType;
  ids?: readonly string[];
}

/**
 * Quests as the member stands in them now, by weight, in one statement; one that is switched off
 * while its reward waits for them.
 */
export const questsOf = async (
  db: Handle,
  memberId: string,
  { type, ids }: Chosen,
  now: Date,
): Promise<Quest[]> => {
  const rows = await db
    .select({ quest: quests, progress: questProgress })
    .from(quests)
    .leftJoin(questProgress, inPresentPeriod(memberId, now))
    .where(
      and(
        or(eq(quests.active, true), eq(questProgress.status, 'COMPLETED')),
        type && eq(quests.type, type),
        ids && inArray(quests.id, [...ids]),
      ),
    )
    .orderBy(asc(quests.sortWeight), asc(quests.id));
  return rows.map(({ quest, progress }) => toQuest(quest, progress));
};

const questById = async (tx: Transaction, id: string): Promise<QuestRow | undefined> =>
  (await tx.select().from(quests).where(eq(quests.id, id)))[0];

/** The completed records that an id names: a record's own, or a quest's in its present period. */
const named = (memberId: string, id: string, quest: QuestRow | undefined, now: Date) =>
  and(
    eq(questProgress.memberId, memberId),
    quest
      ? and(eq(questProgress.questId, id), eq(questProgress.period, periodOf(quest.type, now)))
      : eq(questProgress.recordId, id),
  );

/** Why nothing could be claimed. */
const claimProblem = async (
  tx: Transaction,
  own: ReturnType<typeof named>,
  quest: QuestRow | undefined,
) => {
  const [row] = await tx.select().from(questProgress).where(own);
  if (row?.status === 'FINISHED') return conflict('奖励已领取');
  return row || quest ? conflict('任务尚未完成') : notFound('任务', 'id');
};

interface Claim {
  memberId: string;
  quest: QuestRow;
  recordId: string;
  now: Date;
}

const pay = async (
  tx: Transaction,
  { memberId, quest, recordId, now }: Claim,
  reward: QuestReward,
): Promise<void> => {
  if (reward.Type === 'GROWTH_SCORE') {
    await raiseGrowthScore(tx, memberId, reward.Amount);
    return;
  }
  await transfer(tx, {
    from: MINT,
    to: walletOf(memberId),
    amount: reward.Amount,
    reason: `完成任务「${quest.name}」`,
    related: { Type: 'QUEST', _id: quest.id },
    idempotencyKey: `quest:${recordId}`,
    now,
  });
};

export interface Claimed {
  quest: Quest;
  Rewards: QuestReward[];
  Balance: number;
  GrowthScore: number;
}

/**
 * Pays the reward of a completed quest. The conditional update decides who of several at once
 * wins; record, payment and event stand or fall together.
 * @throws Refusal CONFLICT when not completed or already claimed, NOT_FOUND
 */
export const claimReward = (
  { transaction }: Database,
  events: EventLog,
  memberId: string,
  id: string,
  now: Date,
): Promise<Claimed> =>
  transaction(async (tx) => {
    const byId = await questById(tx, id);
    const own = named(memberId, id, byId, now);
    const [row] = await tx
      .update(questProgress)
      .set({ status: 'FINISHED', updateDate: now })
      .where(and(own, eq(questProgress.status, 'COMPLETED')))
      .returning();
    const quest = row && (byId ?? (await questById(tx, row.questId)));
    if (!row || !quest) throw await claimProblem(tx, own, byId);
    const { rewards } = termsOf(quest, row);
    const claim = { memberId, quest, recordId: row.recordId, now };
    for (const reward of rewards) await pay(tx, claim, reward);
    await events.publish(tx, [memberId], {
      kind: 'quest',
      data: questEvent(quest, memberId, 'FINISHED', row.progress),
    });
    return {
      quest: toQuest(quest, row),
      Rewards: rewards,
      Balance: await balanceOf(tx, walletOf(memberId)),
      GrowthScore: (await memberById(tx, memberId))?.growthScore ?? 0,
    };
  });
