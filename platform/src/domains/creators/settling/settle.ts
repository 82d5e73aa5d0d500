import { and, eq, sum } from 'drizzle-orm';
import {
  creditCoins,
  type ProjectTerms,
  type ProfitSource,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import { creatorStatus, statusOf } from '@whaletide/schema/domains/creators/rules/programme.ts';
import {
  weekByKey,
  type CreatorWeek,
} from '@whaletide/schema/domains/creators/rules/settlement.ts';
import { EVENT_CREATOR_SETTLED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import type { Services } from '#services.ts';
import { MINT, transfer, walletOf } from '#domains/growth/store/ledger.ts';
import { holdMember } from '#domains/members/store.ts';
import { lockedCreator, membershipOf } from '../store/membership.ts';
import { termsOf } from '../store/terms.ts';
import {
  creatorCredits,
  creatorProfits,
  type CreatorProfitRow,
  type CreatorRow,
} from '../tables.ts';
import { datasetDues } from './dataset-dues.ts';
import { creditsOfWeek } from './project-credits.ts';
import type { Settlement } from './walk.ts';

type Line = Pick<
  CreatorProfitRow,
  'kind' | 'targetId' | 'title' | 'source' | 'count' | 'rating' | 'amount'
>;

/** Keeps the credits of a week, and answers their lines: one for each project and source. */
const projectLines = async (
  tx: Transaction,
  creator: CreatorRow,
  week: CreatorWeek,
  terms: ProjectTerms,
): Promise<Line[]> => {
  const [before] = await tx
    .select({ earned: sum(creatorProfits.amount).mapWith(Number) })
    .from(creatorProfits)
    .where(
      and(
        eq(creatorProfits.memberId, creator.memberId),
        eq(creatorProfits.week, week.key),
        eq(creatorProfits.kind, 'PROJECT'),
      ),
    );
  const credits = creditCoins(await creditsOfWeek(tx, creator, week), terms, before?.earned ?? 0);
  const lines = new Map<string, Line>();
  for (const { projectId, title, source, actorId, coins } of credits) {
    await tx
      .insert(creatorCredits)
      .values({ labId: projectId, source, actorId, week: week.key, coins });
    if (coins === 0) continue;
    const key = `${projectId}:${source}`;
    const line = lines.get(key);
    if (line) {
      line.count += 1;
      line.amount += coins;
    } else
      lines.set(key, {
        kind: 'PROJECT',
        targetId: projectId,
        title,
        source,
        count: 1,
        rating: null,
        amount: coins,
      });
  }
  return [...lines.values()];
};

const datasetLines = async (
  tx: Transaction,
  memberId: string,
  week: CreatorWeek,
): Promise<Line[]> =>
  (await datasetDues(tx, memberId, week)).map(({ datasetId, title, rating, amount }) => ({
    kind: 'DATASET',
    targetId: datasetId,
    title,
    source: (rating === null ? 'ATTACHED' : 'RATING') satisfies ProfitSource,
    count: 1,
    rating,
    amount,
  }));

/** Keeps a line and pays it; one that is there already is paid no more. */
const pay = async (
  tx: Transaction,
  { memberId, week, now }: { memberId: string; week: CreatorWeek; now: Date },
  line: Line,
): Promise<number> => {
  const id = newId(now.getTime());
  const kept = await tx
    .insert(creatorProfits)
    .values({ id, memberId, week: week.key, ...line, date: now })
    .onConflictDoNothing()
    .returning({ id: creatorProfits.id });
  if (kept.length === 0) return 0;
  const paid = await transfer(tx, {
    from: MINT,
    to: walletOf(memberId),
    amount: line.amount,
    reason: `创作收益：${line.kind === 'PROJECT' ? '项目' : '数据集'}「${line.title}」`,
    related: { Type: 'PROFIT', _id: id },
    idempotencyKey: `profit:${week.key}:${line.kind}:${line.targetId}:${line.source}`,
    now,
  });
  if (!paid) throw new Error(`profit ${id} was paid without its line`);
  return line.amount;
};

/**
 * Settles a week of one creator in the caller's transaction, once: what has been settled is found
 * under the lock of the creator's row. Who is banned or has had to leave earns nothing.
 * @returns whale coins that were paid
 */
export const settleCreator = async (
  tx: Transaction,
  services: Pick<Services, 'config' | 'events' | 'now'>,
  { week: key, memberId }: Settlement,
): Promise<number> => {
  // Members before what is theirs, in the order in which a ban locks them.
  const member = await holdMember(tx, memberId);
  const creator = await lockedCreator(tx, memberId);
  if (!member || !creator || member.deactivated) return 0;
  if (statusOf(membershipOf(creator, member.creatorBanned)) !== creatorStatus.active) return 0;
  const week = weekByKey(key);
  const now = services.now();
  const lines = [
    ...(await datasetLines(tx, memberId, week)),
    ...(await projectLines(tx, creator, week, termsOf(services.config))),
  ];
  let paid = 0;
  for (const line of lines) paid += await pay(tx, { memberId, week, now }, line);
  if (paid > 0)
    await services.events.publish(tx, [memberId], {
      kind: 'notification',
      eventType: EVENT_CREATOR_SETTLED,
      related: null,
      data: { AwardWhaleCoin: paid },
    });
  return paid;
};
