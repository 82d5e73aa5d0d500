import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm';
import type {
  CreatorContent,
  CreatorProfit,
} from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  earningWindow,
  type ProfitKind,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { datasets } from '../datasets/tables.ts';
import { labs } from '../projects/tables.ts';
import { ratingsOf } from './store/ratings.ts';
import { creatorProfits, type CreatorProfitRow } from './tables.ts';

interface Row {
  id: string;
  title: string;
  publishDate: Date | null;
}

const earnedBy = async (
  db: Handle,
  kind: ProfitKind,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  const { targetId, amount } = creatorProfits;
  const rows = await db
    .select({ id: targetId, earned: sum(amount).mapWith(Number) })
    .from(creatorProfits)
    .where(and(eq(creatorProfits.kind, kind), inArray(targetId, [...ids])))
    .groupBy(targetId);
  return new Map(rows.map(({ id, earned }) => [id, earned]));
};

const present = async (
  db: Handle,
  kind: ProfitKind,
  rows: readonly Row[],
): Promise<CreatorContent[]> => {
  const ids = rows.map(({ id }) => id);
  const earned = await earnedBy(db, kind, ids);
  const ratings = kind === 'DATASET' ? await ratingsOf(db, ids) : null;
  return rows.map(({ id, title, publishDate }) => {
    const published = publishDate ?? new Date(0);
    const { from, to } = earningWindow(published);
    return {
      _id: id,
      Kind: kind,
      Title: title,
      PublishDate: published.toISOString(),
      EarnsFrom: from.toISOString(),
      EarnsTo: to.toISOString(),
      Earned: earned.get(id) ?? 0,
      Rating: ratings?.get(id)?.rating ?? null,
    };
  });
};

const isPublic = {
  PROJECT: eq(labs.private, false),
  DATASET: eq(datasets.visibility, 'PUBLIC'),
};

/** A page of the member's published projects or datasets, the last published first. */
export const creatorContent = (
  db: Handle,
  memberId: string,
  query: PageQuery & { Kind: ProfitKind },
): Promise<Page<CreatorContent>> => {
  const table = query.Kind === 'PROJECT' ? labs : datasets;
  const chosen = and(
    eq(table.memberId, memberId),
    isPublic[query.Kind],
    eq(table.deleted, false),
    isNull(table.collapsedDate),
    isNotNull(table.publishDate),
  );
  const { id, title, publishDate } = table;
  return toPage(query, {
    rows: db
      .select({ id, title, publishDate })
      .from(table)
      .where(chosen)
      .orderBy(desc(publishDate), asc(id)),
    total: db.select({ rows: count() }).from(table).where(chosen),
    present: (rows) => present(db, query.Kind, rows),
  });
};

const toProfit = (row: CreatorProfitRow): CreatorProfit => ({
  _id: row.id,
  Week: row.week,
  Kind: row.kind,
  Target: row.targetId,
  Title: row.title,
  Source: row.source,
  Count: row.count,
  Rating: row.rating,
  Amount: row.amount,
  Date: row.date.toISOString(),
});

/** A page of what the member's content has earned, the last week first. */
export const creatorProfitsOf = (
  db: Handle,
  memberId: string,
  query: PageQuery & { Kind?: ProfitKind | undefined },
): Promise<Page<CreatorProfit>> => {
  const chosen = and(
    eq(creatorProfits.memberId, memberId),
    query.Kind && eq(creatorProfits.kind, query.Kind),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(creatorProfits)
      .where(chosen)
      .orderBy(desc(creatorProfits.week), desc(creatorProfits.id)),
    total: db.select({ rows: count() }).from(creatorProfits).where(chosen),
    present: (rows) => rows.map(toProfit),
  });
};
