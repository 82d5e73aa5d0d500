import { and, eq, or } from 'drizzle-orm';
import type { Quest, QuestReward } from '@whaletide/schema/rest/quests.ts';
import type { Database, Handle, Transaction } from '../../../database/database.ts';
import type { EventLog } from '../../../events/log.ts';
import { conflict, notFound } from '../../../refusal.ts';
import { balanceOf, MINT, transfer, walletOf } from '../../growth/store/ledger.ts';
import { memberById, raiseGrowthScore } from '../../members/store.ts';
import { type QuestDefinition, quests } from '../definitions.ts';
import { periodOf } from '../periods.ts';
import { questProgress } from '../tables.ts';
import { questEvent } from './progress.ts';

type ProgressRow = typeof questProgress.$inferSelect;

const toQuest = (quest: QuestDefinition, row: ProgressRow | undefined): Quest => ({
  _id: quest.id,
  Name: quest.name,
  Type: quest.type,
  Link: quest.link,
  Description: quest.description,
  Guideline: quest.guideline,
  CompletionThreshold: quest.threshold,
  progress: Math.min(row?.progress ?? 0, quest.threshold),
  Rewards: quest.rewards,
  SortWeight: quest.sortWeight,
  RelatedPages: quest.relatedPages,
  AssociatedEventTypes: quest.triggers,
  completionRecord:
    row === undefined || row.status === 'IN_PROGRESS'
      ? null
      : { _id: row.recordId, Status: row.status },
});

/** These quests as the member stands in them now, in one statement. */
export const questsOf = async (
  db: Handle,
  memberId: string,
  chosen: readonly QuestDefinition[],
  now: Date,
): Promise<Quest[]> => {
  if (chosen.length === 0) return [];
  const rows = await db
    .select()
    .from(questProgress)
    .where(
      and(
        eq(questProgress.memberId, memberId),
        or(
          ...chosen.map(({ id, type }) =>
            and(eq(questProgress.questId, id), eq(questProgress.period, periodOf(type, now))),
          ),
        ),
      ),
    );
  const byQuest = new Map(rows.map((row) => [row.questId, row]));
  return chosen.map((quest) => toQuest(quest, byQuest.get(quest.id)));
};

/** The completed records that an id names: a record's own, or a quest's in its present period. */
const named = (memberId: string, id: string, now: Date) => {
  const quest = quests.find((one) => one.id === id);
  return and(
    eq(questProgress.memberId, memberId),
    quest
      ? and(eq(questProgress.questId, id), eq(questProgress.period, periodOf(quest.type, now)))
      : eq(questProgress.recordId, id),
  );
};

/** Why nothing could be claimed. */
const claimProblem = async (tx: Transaction, memberId: string, id: string, now: Date) => {
  const [row] = await tx
    .select()
    .from(questProgress)
    .where(named(memberId, id, now));
  if (row?.status === 'FINISHED') return conflict('奖励已领取');
  return row || quests.some((quest) => quest.id === id)
    ? conflict('任务尚未完成')
    : notFound('任务', 'id');
};

interface Claim {
  memberId: string;
  quest: QuestDefinition;
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
    const [row] = await tx
      .update(questProgress)
      .set({ status: 'FINISHED', updateDate: now })
      .where(and(named(memberId, id, now), eq(questProgress.status, 'COMPLETED')))
      .returning();
    const quest = quests.find((one) => one.id === row?.questId);
    if (!row || !quest) throw await claimProblem(tx, memberId, id, now);
    const claim = { memberId, quest, recordId: row.recordId, now };
    for (const reward of quest.rewards) await pay(tx, claim, reward);
    await events.publish(tx, [memberId], {
      kind: 'quest',
      data: questEvent(quest, memberId, 'FINISHED', row.progress),
    });
    return {
      quest: toQuest(quest, row),
      Rewards: quest.rewards,
      Balance: await balanceOf(tx, walletOf(memberId)),
      GrowthScore: (await memberById(tx, memberId))?.growthScore ?? 0,
    };
  });
