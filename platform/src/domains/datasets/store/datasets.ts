import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { datasets } from '../tables.ts';
import { datasetFacts, toDatasets } from './documents.ts';

/**
 * Selects datasets that exist, and are the caller's or not private: a shared one is read by its
 * address. Administrators see folded ones too.
 */
export const visibleTo = (caller: Caller | null): SQL | undefined =>
  and(
    eq(datasets.deleted, false),
    or(
      and(
        ne(datasets.visibility, 'PRIVATE'),
        hasRole(caller, 'admin') ? undefined : isNull(datasets.collapsedDate),
      ),
      caller ? eq(datasets.memberId, caller.id) : undefined,
    ),
  );

interface OwnQuery extends PageQuery {
  Private?: boolean | undefined;
  Title?: string | undefined;
}

/** A page of the member's datasets, newest first. */
export const ownDatasets = async (
  db: Handle,
  memberId: string,
  query: OwnQuery,
): Promise<Page<Dataset>> => {
  const { Private } = query;
  const chosen = and(
    eq(datasets.memberId, memberId),
    eq(datasets.deleted, false),
    Private === undefined ? undefined : (Private ? eq : ne)(datasets.visibility, 'PRIVATE'),
    containsText(datasets.title, query.Title),
  );
  return toPage(query, {
    rows: db
      .select(datasetFacts)
      .from(datasets)
      .where(chosen)
      .orderBy(desc(datasets.updateDate), asc(datasets.id)),
    total: db.select({ rows: count() }).from(datasets).where(chosen),
    present: (rows) => toDatasets(db, rows),
  });
};

export const datasetsByIds = async (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null,
): Promise<Dataset[]> =>
  toDatasets(
    db,
    await db
      .select(datasetFacts)
      .from(datasets)
      .where(and(inArray(datasets.id, [...ids]), visibleTo(caller))),
  );

/** The dataset as the caller sees it. @throws Refusal NOT_FOUND */
export const datasetAsSeen = async (
  db: Handle,
  caller: Caller | null,
  id: string,
): Promise<Dataset> => {
  const [dataset] = await datasetsByIds(db, [id], caller);
  if (!dataset) throw notFound('数据集');
  return dataset;
};
