import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  ZoneDatasetSort,
  ZoneLabSort,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { withSectionsBelow } from '@whaletide/schema/domains/channels/rules/sections.ts';
import type { CompetitionSummary } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { datasetFacts, toDatasets } from '#domains/datasets/store/documents.ts';
import { datasets } from '#domains/datasets/tables.ts';
import { labFacts, toLabs } from '#domains/projects/store/documents.ts';
import { labs } from '#domains/projects/tables.ts';
import {
  channelItems,
  type ChannelRow,
  channelSectionItems,
  type CollectedKind,
  type SectionRow,
} from '../tables.ts';
import { channelById, moderatedAmong } from './access.ts';
import { sectionsOf, shownSections } from './sections.ts';

interface ContentQuery<Sort> extends PageQuery {
  sort?: Sort | undefined;
  Section?: string | undefined;
  Title?: string | undefined;
}

/** A section, and the ids of those that are read for it. */
interface Read {
  section: SectionRow;
  ids: string[];
}

/**
 * Finds what is read for a section: itself and what is shown below it, as its number counts them. A
 * hidden one, or one below it, is for moderators. @throws Refusal NOT_FOUND
 */
const readSection = async (
  db: Handle,
  channelId: string,
  sectionId: string,
  caller: Caller | null,
): Promise<Read> => {
  const rows = await sectionsOf(db, [channelId]);
  const own = await moderatedAmong(db, caller, [channelId]);
  const section = (own.has(channelId) ? rows : shownSections(rows)).find(
    ({ id }) => id === sectionId,
  );
  if (!section) throw notFound('分组', 'Section');
  const read = rows.filter(({ id, hidden }) => id === sectionId || !hidden);
  return { section, ids: withSectionsBelow(read, sectionId) };
};

type Counted = Pick<ChannelRow, 'labsNumber' | 'datasetsNumber'> &
  Partial<Pick<ChannelRow, 'competitionsNumber'>>;

const numberOf: Record<CollectedKind, (counted: Counted) => number> = {
  PROJECT: ({ labsNumber }) => labsNumber,
  DATASET: ({ datasetsNumber }) => datasetsNumber,
  COMPETITION: ({ competitionsNumber = 0 }) => competitionsNumber,
};

/** Things of a kind that everybody sees in a channel, or in one of its sections. */
interface Chosen {
  where: SQL | undefined;
  /** Number of such things, as the channel or the section keeps it. */
  total: number;
}

const chosenIn = async (
  db: Handle,
  channelId: string,
  kind: CollectedKind,
  { sectionId, caller }: { sectionId: string | undefined; caller: Caller | null },
): Promise<Chosen> => {
  const channel = await channelById(db, channelId, caller);
  const read =
    sectionId === undefined ? undefined : await readSection(db, channelId, sectionId, caller);
  const where = and(
    eq(channelItems.channelId, channelId),
    eq(channelItems.kind, kind),
    eq(channelItems.shown, true),
    read &&
      inArray(
        channelItems.itemId,
        db
          .select({ id: channelSectionItems.itemId })
          .from(channelSectionItems)
          .where(
            and(
              inArray(channelSectionItems.sectionId, read.ids),
              eq(channelSectionItems.kind, kind),
            ),
          ),
      ),
  );
  return { where, total: numberOf[kind](read?.section ?? channel) };
};

const { sticky, weight, updateDate, createDate, viewsNumber, votesNumber } = channelItems;
/** As the indexes have them, which a list of thousands is read off. */
const descending = (column: PgColumn): SQL => sql`${column} desc nulls first`;
const pinnedFirst = sql`${sticky} desc nulls first`;

const labOrders: Record<ZoneLabSort, SQL[]> = {
  '-SortWeight': [descending(weight), descending(updateDate)],
  '-LastVersionCreateDate': [descending(updateDate)],
  '-ViewsCount': [descending(viewsNumber)],
  '-CreateDate': [descending(createDate)],
};

const datasetOrders: Record<ZoneDatasetSort, SQL[]> = {
  '-SortWeight': [descending(weight), descending(updateDate)],
  '-UpdateDate': [descending(updateDate)],
  '-ViewsCount': [descending(viewsNumber)],
  '-VotesCount': [descending(votesNumber)],
};

/** Puts rows in the order of ids. */
const inOrder = <T extends { _id: string }>(
  documents: readonly T[],
  ids: readonly string[],
): T[] => {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A page of the ids of what a channel holds, in an order; with the things themselves only for a title. */
const pageOfIds = <T extends { _id: string }>(
  db: Handle,
  query: PageQuery,
  {
    chosen,
    titled,
    orders,
    present,
  }: {
    chosen: Chosen;
    titled: SQL | undefined;
    orders: SQL[];
    present: (ids: string[]) => Promise<T[]>;
  },
): Promise<Page<T>> => {
  const where = and(chosen.where, titled);
  return toPage(query, {
    rows: db
      .select({ id: channelItems.itemId })
      .from(channelItems)
      .where(where)
      .orderBy(pinnedFirst, ...orders, asc(channelItems.itemId)),
    // Filters by title are counted; other counts are kept with the channel or section.
    total: titled
      ? db.select({ rows: count() }).from(channelItems).where(where)
      : Promise.resolve([{ rows: chosen.total }]),
    present: async (rows) => {
      const ids = rows.map(({ id }) => id);
      return inOrder(ids.length === 0 ? [] : await present(ids), ids);
    },
  });
};

/** A page of a channel's public projects. @throws Refusal NOT_FOUND */
export const labsOf = async (
  db: Handle,
  id: string,
  query: ContentQuery<ZoneLabSort>,
  caller: Caller | null,
): Promise<Page<Lab>> => {
  const named = containsText(labs.title, query.Title);
  return pageOfIds(db, query, {
    chosen: await chosenIn(db, id, 'PROJECT', { sectionId: query.Section, caller }),
    titled:
      named && inArray(channelItems.itemId, db.select({ id: labs.id }).from(labs).where(named)),
    orders: labOrders[query.sort ?? '-SortWeight'],
    present: async (ids) =>
      toLabs(db, await db.select(labFacts).from(labs).where(inArray(labs.id, ids))),
  });
};

/** A page of a channel's public datasets. @throws Refusal NOT_FOUND */
export const datasetsOf = async (
  db: Handle,
  id: string,
  query: ContentQuery<ZoneDatasetSort>,
  caller: Caller | null,
): Promise<Page<Dataset>> => {
  const named = containsText(datasets.title, query.Title);
  return pageOfIds(db, query, {
    chosen: await chosenIn(db, id, 'DATASET', { sectionId: query.Section, caller }),
    titled:
      named &&
      inArray(channelItems.itemId, db.select({ id: datasets.id }).from(datasets).where(named)),
    orders: datasetOrders[query.sort ?? '-SortWeight'],
    present: async (ids) =>
      toDatasets(db, await db.select(datasetFacts).from(datasets).where(inArray(datasets.id, ids))),
  });
};

/** A page of a channel's competitions and activities, the last to begin first. @throws Refusal NOT_FOUND */
export const competitionsOf = async (
  db: Handle,
  id: string,
  query: PageQuery,
  {
    caller,
    present,
  }: {
    caller: Caller | null;
    present: (rows: (typeof competitions.$inferSelect)[]) => Promise<CompetitionSummary[]>;
  },
): Promise<Page<CompetitionSummary>> =>
  pageOfIds(db, query, {
    chosen: await chosenIn(db, id, 'COMPETITION', { sectionId: undefined, caller }),
    titled: undefined,
    orders: [desc(updateDate)],
    present: async (ids) =>
      present(await db.select().from(competitions).where(inArray(competitions.id, ids))),
  });
