import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  EVENT_REVIEW_FAILED,
  EVENT_WORK_REVIEWED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { weeklyCoinBonus } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { DAY, weekKey } from '@whaletide/schema/shared/rules/time.ts';
import { MINT, walletOf } from '../domains/growth/store/ledger.ts';
import type { coinEntries, coinTransfers } from '../domains/growth/tables.ts';
import { shippedQuests } from '../domains/quests/definitions.ts';
import { periodOf } from '../domains/quests/periods.ts';
import type { questProgress } from '../domains/quests/tables.ts';
import type { works } from '../domains/submissions/tables.ts';
import type { events } from '../events/tables.ts';
import { accountId } from './people.ts';
import { demoId } from './random.ts';

export interface PlayedWork {
  work: typeof works.$inferInsert;
  competitionName: string;
  taskName: string;
  team: { id: string; name: string };
}

/** Reviews of the team's works, the newest of them unread. */
export const demoNotifications = (
  memberId: string,
  played: readonly PlayedWork[],
  first: number,
): (typeof events.$inferInsert)[] => {
  const reviews = played.map(({ work, competitionName, taskName, team }) => ({
    eventType: work.status === workStatus.reviewed ? EVENT_WORK_REVIEWED : EVENT_REVIEW_FAILED,
    related: work.competitionId,
    date: work.reviewDate ?? work.uploadDate,
    data: {
      Competition: { _id: work.competitionId, Name: competitionName },
      Team: { _id: team.id, Name: team.name },
      Task: { _id: work.taskId, Name: taskName },
      Work: {
        _id: work.id,
        Score: work.publicScore ?? null,
        ReviewErrorMessage: work.errorMessage ?? null,
      },
    } satisfies NotificationData,
  }));
  const ordered = reviews.toSorted((a, b) => a.date.getTime() - b.date.getTime());
  return ordered.map((event, index) => ({
    ...event,
    kind: 'notification' as const,
    memberId,
    number: index + 1,
    id: demoId('event', first + index),
    readDate: index < ordered.length - 5 ? event.date : null,
  }));
};

/**
 * Makes the progress of `member` with the quests: one reward claimed, one to claim, one under way.
 */
export const demoQuests = (now: Date): (typeof questProgress.$inferInsert)[] => {
  const stages = [
    ['5a0000000000000000000001', 1, 'FINISHED'],
    ['5a0000000000000000000002', 1, 'COMPLETED'],
    ['5a0000000000000000000011', 1, 'IN_PROGRESS'],
  ] as const;
  return stages.flatMap(([questId, progress, status], index) => {
    const quest = shippedQuests.find(({ id }) => id === questId);
    if (!quest) return [];
    return {
      memberId: accountId('member'),
      questId,
      period: periodOf(quest.type, now),
      progress,
      status,
      recordId: demoId('record', index + 1),
      updateDate: now,
      ...(status !== 'IN_PROGRESS' && { threshold: quest.threshold, rewards: quest.rewards }),
    };
  });
};

interface DemoPayment {
  memberId: string;
  amount: number;
  reason: string;
  key: string;
  date: Date;
}

const WEEK = 7 * DAY;

/**
 * Makes the weekly payments that the two who play in a team took in the weeks before, out of what
 * they have.
 */
const weekly = (memberId: string, now: Date): DemoPayment[] =>
  [2, 1].map((ago) => {
    const date = new Date(now.getTime() - ago * WEEK);
    const key = `weekly:${memberId}:${weekKey(date)}`;
    return { memberId, amount: weeklyCoinBonus(0), reason: '每周鲸彩', key, date };
  });

/** Makes the payments to members so far, each as a double entry from the mint. */
export const demoCoins = (
  balances: readonly { memberId: string; amount: number }[],
  now: Date,
): {
  transfers: (typeof coinTransfers.$inferInsert)[];
  entries: (typeof coinEntries.$inferInsert)[];
} => {
  const players = [accountId('member'), accountId('captain')];
  const begun = new Date(now.getTime() - 3 * WEEK);
  const payments = balances.flatMap(({ memberId, amount }): DemoPayment[] => {
    const taken = players.includes(memberId) ? weekly(memberId, now) : [];
    const rest = amount - taken.length * weeklyCoinBonus(0);
    const first = { memberId, amount: rest, reason: '社区活动奖励', key: `demo:${memberId}` };
    return [{ ...first, date: begun }, ...taken];
  });
  return {
    transfers: payments.map(({ reason, key, date }, index) => ({
      id: demoId('transfer', index + 1),
      idempotencyKey: key,
      reason,
      date,
    })),
    entries: payments.flatMap(({ memberId, amount }, index) => {
      const transferId = demoId('transfer', index + 1);
      return [
        { transferId, account: MINT, amount: -amount },
        { transferId, account: walletOf(memberId), amount },
      ];
    }),
  };
};
