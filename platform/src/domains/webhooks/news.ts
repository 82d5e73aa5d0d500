import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { WebhookKind } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import type { EventHearers } from '#events/log.ts';
import type { Happening } from '#events/messages.ts';
import { newId } from '#ids.ts';
import type { JobQueue } from '#jobs/queue.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { jobKind, turnOf } from './job-kind.ts';
import { mayKeep } from './keepers.ts';
import { bodyOf, noticeData, noticeKind } from './messages.ts';
import { webhookDeliveries, type WebhookRow, webhooks } from './tables.ts';

/** News for one member, or for those who listen to a competition. */
interface News {
  messageId: string;
  kind: WebhookKind;
  to: { memberId: string } | { competitionId: string };
  data: () => object;
}

interface Listener {
  webhook: Pick<WebhookRow, 'id' | 'kinds' | 'organizationId' | 'keeperId'>;
  competition: { id: string; name: string } | null;
}

const listening = (chosen: SQL | undefined) => and(isNull(webhooks.stoppedDate), mayKeep, chosen);

const ownListeners = async (tx: Transaction, memberIds: readonly string[]): Promise<Listener[]> => {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(members, eq(members.id, webhooks.keeperId))
    .where(
      listening(and(isNull(webhooks.organizationId), inArray(webhooks.keeperId, [...memberIds]))),
    );
  return rows.map(({ webhook }) => ({ webhook, competition: null }));
};

const organizationListeners = (
  tx: Transaction,
  competitionIds: readonly string[],
): Promise<Listener[]> | Listener[] =>
  competitionIds.length === 0
    ? []
    : tx
        .select({
          webhook: webhooks,
          competition: { id: competitions.id, name: competitions.name },
        })
        .from(competitions)
        .innerJoin(webhooks, eq(webhooks.organizationId, competitions.organizationId))
        .innerJoin(members, eq(members.id, webhooks.keeperId))
        .where(listening(inArray(competitions.id, [...competitionIds])));

const hears = ({ webhook, competition }: Listener, { kind, to }: News): boolean =>
  webhook.kinds.includes(kind) &&
  ('memberId' in to
    ? webhook.organizationId === null && webhook.keeperId === to.memberId
    : competition?.id === to.competitionId);

/** Keeps what these webhooks are to be told, with a job for each: once for each message. */
const keepNews = async (
  tx: Transaction,
  jobs: JobQueue,
  news: readonly News[],
  now: Date,
): Promise<void> => {
  const memberIds = news.flatMap(({ to }) => ('memberId' in to ? [to.memberId] : []));
  const competitionIds = news.flatMap(({ to }) =>
    'competitionId' in to ? [to.competitionId] : [],
  );
  const listeners = [
    ...(await ownListeners(tx, [...new Set(memberIds)])),
    ...(await organizationListeners(tx, [...new Set(competitionIds)])),
  ];
  const told = news.flatMap((one) =>
    listeners
      .filter((listener) => hears(listener, one))
      .map(({ webhook, competition }) => ({
        id: newId(now.getTime()),
        webhookId: webhook.id,
        messageId: one.messageId,
        kind: one.kind,
        body: bodyOf(one.kind, now, { ...(competition && { competition }), ...one.data() }),
        createDate: now,
        nextTry: now,
      })),
  );
  for (const rows of slices(told)) {
    const kept = await tx
      .insert(webhookDeliveries)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ deliveryId: webhookDeliveries.id, webhookId: webhookDeliveries.webhookId });
    for (const [webhookId, own] of Map.groupBy(kept, (row) => row.webhookId))
      await jobs.addAll(tx, jobKind, own, { turn: turnOf(webhookId) });
  }
};

const newsOfHappening = (
  { kind, competitionId, memberId, data }: Happening,
  messageId: string,
): News[] => {
  const all: News[] = [{ messageId, kind, to: { competitionId }, data: () => data }];
  return memberId === undefined
    ? all
    : [...all, { messageId, kind, to: { memberId }, data: () => data }];
};

/**
 * Queues what webhooks are told, in the transactions of what happens: all that one tells at its end,
 * by a few statements, however much it was.
 */
export const webhookNews =
  (now: () => Date) =>
  (jobs: JobQueue): EventHearers => {
    const byTransaction = new WeakMap<Transaction, News[]>();
    const hear = (tx: Transaction, news: readonly News[]): void => {
      const waiting = byTransaction.get(tx);
      if (waiting) return void waiting.push(...news);
      const told = [...news];
      byTransaction.set(tx, told);
      tx.beforeCommit(async () => {
        // News from here on have a turn of their own.
        byTransaction.delete(tx);
        for (const some of slices(told)) await keepNews(tx, jobs, some, now());
      });
    };
    return {
      onNotice: (tx, rows, draft) => {
        const kind = noticeKind(draft);
        if (kind === null) return;
        hear(
          tx,
          rows.map(({ id, memberId }) => ({
            ...{ messageId: `msg_${id}`, kind, to: { memberId } },
            data: () => noticeData(id, draft),
          })),
        );
      },
      onHappening: (tx, happening) =>
        hear(tx, newsOfHappening(happening, `msg_${newId(now().getTime())}`)),
    };
  };
