import { and, asc, count, desc, eq, exists, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import type { RatedDataset } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import type { DatasetRating } from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { datasets } from '#domains/datasets/tables.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { ratingsOf } from '../store/ratings.ts';
import { creators, datasetRatings } from '../tables.ts';

/** Selects the published datasets of creators who are still in the programme. */
const isRateable: SQL | undefined = and(
  eq(creators.memberId, datasets.memberId),
  isNull(creators.endDate),
);
const isPublished: SQL | undefined = and(
  eq(datasets.visibility, 'PUBLIC'),
  eq(datasets.deleted, false),
  isNull(datasets.collapsedDate),
  isNotNull(datasets.publishDate),
);

const { id, memberId, title, publishDate } = datasets;
const selected = { id, memberId, title, publishDate };
type Row = { id: string; memberId: string; title: string; publishDate: Date | null };

const present = async (db: Handle, rows: readonly Row[]): Promise<RatedDataset[]> => {
  const ratings = await ratingsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const rated = ratings.get(row.id);
    return {
      _id: row.id,
      User: row.memberId,
      Title: row.title,
      PublishDate: (row.publishDate ?? new Date(0)).toISOString(),
      Rating: rated?.rating ?? null,
      RateDate: rated?.date.toISOString() ?? null,
    };
  });
};

/** A page of the datasets that administrators rate, the last published first. */
export const rateableDatasets = (
  db: Handle,
  query: PageQuery & { Rated?: boolean | undefined },
): Promise<Page<RatedDataset>> => {
  const rated = exists(
    db
      .select({ id: datasetRatings.id })
      .from(datasetRatings)
      .where(eq(datasetRatings.datasetId, datasets.id)),
  );
  const chosen = and(
    isPublished,
    query.Rated === undefined ? undefined : query.Rated ? rated : not(rated),
  );
  return toPage(query, {
    rows: db
      .select(selected)
      .from(datasets)
      .innerJoin(creators, isRateable)
      .where(chosen)
      .orderBy(desc(datasets.publishDate), asc(datasets.id)),
    total: db
      .select({ rows: count() })
      .from(datasets)
      .innerJoin(creators, isRateable)
      .where(chosen),
    present: (rows) => present(db, rows),
  });
};

/**
 * Rates a dataset; the same rating again changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN for one's own
 */
export const rateDataset = (
  { database, now }: Services,
  caller: Caller,
  datasetId: string,
  rating: DatasetRating,
): Promise<RatedDataset> =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .select(selected)
      .from(datasets)
      .innerJoin(creators, isRateable)
      .where(and(eq(datasets.id, datasetId), isPublished))
      .for('no key update', { of: datasets });
    if (!row) throw notFound('数据集');
    if (row.memberId === caller.id) throw forbidden('不能评级自己的数据集');
    const before = (await ratingsOf(tx, [datasetId])).get(datasetId)?.rating ?? null;
    if (before !== rating) {
      const date = now();
      await tx
        .insert(datasetRatings)
        .values({ id: newId(date.getTime()), datasetId, rating, raterId: caller.id, date });
      await record(tx, actedBy(caller, now), {
        action: 'creatorAdmin.rateDataset',
        kind: 'DATASET',
        target: datasetId,
        title: row.title,
        before: { rating: before },
        after: { rating },
      });
    }
    const [document] = await present(tx, [row]);
    if (!document) throw notFound('数据集');
    return document;
  });
