import type {
  DatasetRating,
  ProfitSource,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import {
  type CreatorWeek,
  settlementOf,
  weekOf,
} from '@whaletide/schema/domains/creators/rules/settlement.ts';
import { DAY, monthKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { weakFlags } from '../domains/account/tables.ts';
import { GIFT_CARDS } from '../domains/creators/exchanges/deciding.ts';
import { cardCodes } from '../domains/creators/exchanges/card-codes.ts';
import { heldFor } from '../domains/creators/exchanges/requesting.ts';
import {
  creatorExchanges,
  creatorProfits,
  creators,
  creatorSettlements,
  datasetRatings,
  featuredCreators,
} from '../domains/creators/tables.ts';
import { MINT, walletOf } from '../domains/growth/store/ledger.ts';
import { coinEntries, coinTransfers } from '../domains/growth/tables.ts';
import { insertAll } from './insert.ts';
import { accountId, crowdIds } from './people.ts';
import type { DemoProjects } from './projects.ts';
import type { DemoPublished } from './published.ts';
import { demoId } from './random.ts';

const WEEKS = 3;
const FEATURED = 6;
/** First id of the payments, behind those of everything else. */
const FIRST_TRANSFER = 900_000_000;

const tides = '东海三站潮位模拟数据';
const comments = '中文商品评论情感语料（节选）';
const penguins = '从零读懂表格数据：企鹅篇';
const weather = '从零读懂表格数据：天气篇';

interface LinePlan {
  /** 0 is the oldest of the settled weeks. */
  week: number;
  title: string;
  source: ProfitSource;
  count?: number;
  rating?: DatasetRating;
  amount: number;
}

const lines: readonly LinePlan[] = [
  { week: 0, title: tides, source: 'RATING', rating: 'CLASSIC', amount: 50 },
  { week: 0, title: penguins, source: 'FORK', count: 6, amount: 18 },
  { week: 0, title: penguins, source: 'VOTE', count: 9, amount: 9 },
  { week: 1, title: comments, source: 'ATTACHED', amount: 15 },
  { week: 1, title: penguins, source: 'BOOKMARK', count: 7, amount: 14 },
  { week: 1, title: weather, source: 'FORK', count: 4, amount: 12 },
  { week: 2, title: tides, source: 'RATING', rating: 'MASTERPIECE', amount: 50 },
  { week: 2, title: comments, source: 'RATING', rating: 'PROMISING', amount: 15 },
  { week: 2, title: weather, source: 'VOTE', count: 11, amount: 11 },
  { week: 2, title: weather, source: 'BOOKMARK', count: 8, amount: 16 },
];

interface Payment {
  key: string;
  from: string;
  to: string;
  amount: number;
  reason: string;
  related: { kind: 'PROFIT' | 'EXCHANGE'; id: string };
  date: Date;
}

/** The weeks settled last before a moment, oldest first. */
const settledWeeks = (now: Date): CreatorWeek[] => {
  let week = weekOf(now);
  while (settlementOf(week) > now) week = weekOf(new Date(week.start.getTime() - DAY));
  const weeks = [week];
  while (weeks.length < WEEKS) {
    const [first = week] = weeks;
    weeks.unshift(weekOf(new Date(first.start.getTime() - DAY)));
  }
  return weeks;
};

interface Things {
  projects: DemoProjects;
  published: DemoPublished;
}

/** The demo's creator, then the first of the crowd who have public projects. */
const joined = ({ projects }: Things): string[] => {
  const crowd = new Set(crowdIds(1));
  const owners = projects.labs
    .filter((lab) => !lab.private && crowd.has(lab.memberId))
    .map(({ memberId }) => memberId);
  return [...new Set([accountId('creator'), ...owners, ...crowd])].slice(0, FEATURED);
};

const profitsOf = ({ projects, published }: Things, weeks: readonly CreatorWeek[]) => {
  const memberId = accountId('creator');
  const payments: Payment[] = [];
  const rows = lines.flatMap((line, index): (typeof creatorProfits.$inferInsert)[] => {
    const week = weeks[line.week];
    const lab = projects.labs.find(({ title }) => title === line.title);
    const dataset = published.datasets.find(({ title }) => title === line.title);
    const targetId = (lab ?? dataset)?.id;
    if (!week || targetId === undefined) return [];
    const id = demoId('profit', index + 1);
    const kind = lab ? 'PROJECT' : 'DATASET';
    const { title, source, amount, count = 1, rating = null } = line;
    const date = settlementOf(week);
    payments.push({
      key: `profit:${week.key}:${kind}:${targetId}:${source}`,
      from: MINT,
      to: walletOf(memberId),
      amount,
      reason: `创作收益：${lab ? '项目' : '数据集'}「${title}」`,
      related: { kind: 'PROFIT', id },
      date,
    });
    return [
      { id, memberId, week: week.key, kind, targetId, title, source, count, rating, amount, date },
    ];
  });
  return { rows, payments };
};

/** Ratings behind the lines, given in their weeks. */
const ratingsOf = ({ published }: Things, weeks: readonly CreatorWeek[]) =>
  lines.flatMap(({ week, title, rating }, index): (typeof datasetRatings.$inferInsert)[] => {
    const dataset = published.datasets.find((one) => one.title === title);
    const start = weeks[week]?.start;
    if (!rating || dataset?.id === undefined || !start) return [];
    return [
      {
        id: demoId('rating', index + 1),
        datasetId: dataset.id,
        rating,
        raterId: accountId('admin'),
        date: new Date(start.getTime() + 2.4 * DAY),
      },
    ];
  });

/** One exchange that was paid, and one that waits. */
const exchangesOf = ({ identityKey }: Pick<Config, 'identityKey'>, now: Date) => {
  const memberId = accountId('creator');
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const [paid, waiting] = [demoId('exchange', 1), demoId('exchange', 2)];
  const asked = (id: string, amount: number, date: Date): Payment => ({
    key: `exchange:${id}`,
    from: walletOf(memberId),
    to: heldFor(id),
    amount,
    reason: `兑换 ${amount} 元电子礼品卡`,
    related: { kind: 'EXCHANGE', id },
    date,
  });
  const rows: (typeof creatorExchanges.$inferInsert)[] = [
    {
      id: paid,
      memberId,
      amount: 50,
      month: monthKey(ago(9)),
      status: 'PAID',
      createDate: ago(9),
      decideDate: ago(6),
      deciderId: accountId('admin'),
      cardCode: cardCodes(identityKey).seal('DEMO-8F3K-2W7Q-51TX', paid),
    },
    { id: waiting, memberId, amount: 50, month: monthKey(ago(0.2)), createDate: ago(0.2) },
  ];
  const payments = [
    asked(paid, 50, ago(9)),
    {
      ...asked(paid, 50, ago(6)),
      key: `exchange:${paid}:decided`,
      from: heldFor(paid),
      to: GIFT_CARDS,
      reason: '50 元电子礼品卡已发放',
    },
    asked(waiting, 50, ago(0.2)),
  ];
  return { rows, payments };
};

const pay = async (tx: Transaction, payments: readonly Payment[]): Promise<void> => {
  // The ledger is read in the order in which it was written.
  const inOrder = payments.toSorted((a, b) => a.date.getTime() - b.date.getTime());
  const numbered = inOrder.map((payment, index) => ({
    ...payment,
    id: demoId('transfer', FIRST_TRANSFER + index),
  }));
  await insertAll(
    tx,
    coinTransfers,
    numbered.map(({ id, key, reason, related, date }) => ({
      id,
      idempotencyKey: key,
      reason,
      relatedKind: related.kind,
      relatedId: related.id,
      date,
    })),
  );
  await insertAll(
    tx,
    coinEntries,
    numbered.flatMap(({ id, from, to, amount }) => [
      { transferId: id, account: from, amount: -amount },
      { transferId: id, account: to, amount },
    ]),
  );
};

/** The creator programme: six creators, three settled weeks of one of them, and their exchanges. */
export const insertCreators = async (
  tx: Transaction,
  config: Pick<Config, 'identityKey'>,
  things: Things,
  now: Date,
): Promise<void> => {
  const weeks = settledWeeks(now);
  const ids = joined(things);
  const joinDate = new Date((weeks[0]?.start ?? now).getTime() - 12 * DAY);
  await insertAll(
    tx,
    creators,
    ids.map((memberId) => ({ memberId, joinDate, countsSince: joinDate })),
  );
  await insertAll(
    tx,
    featuredCreators,
    ids.map((memberId, position) => ({ memberId, position })),
  );
  // They were welcomed when they joined.
  await insertAll(
    tx,
    weakFlags,
    ids.map((memberId) => ({ memberId, flags: { creator_hint_shown: true } })),
  );
  await insertAll(
    tx,
    creatorSettlements,
    weeks.map((week) => ({ week: week.key, date: settlementOf(week) })),
  );
  await insertAll(tx, datasetRatings, ratingsOf(things, weeks));
  const earned = profitsOf(things, weeks);
  await insertAll(tx, creatorProfits, earned.rows);
  const exchanged = exchangesOf(config, now);
  await insertAll(tx, creatorExchanges, exchanged.rows);
  await pay(tx, [...earned.payments, ...exchanged.payments]);
};
