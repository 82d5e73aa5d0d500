import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { intersect } from 'drizzle-orm/pg-core';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Lab, LabSort } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { containsText } from '#database/contains-text.ts';
import type { Database, Handle } from '#database/database.ts';
import { idList, pageOf, toPage, type PageQuery, pageWindow } from '#http/paging.ts';
import { byTerms, matchingIds } from '../search/store.ts';
import type { LabsInColumns } from './store/attachments.ts';
import { labFacts, toLabs } from './store/documents.ts';
import { tagsOf } from './tags-catalogue.ts';
import { labs, labTagLinks } from './tables.ts';

/**
 * Condition for datasets of which everybody may read something, as the indexes of the list have it.
 */
const listed = and(
  eq(labs.private, false),
  eq(labs.deleted, false),
  isNull(labs.collapsedDate),
  isNotNull(labs.versionDate),
);

const newest = desc(labs.versionDate);
const orders: Record<LabSort, SQL[]> = {
  '-SortWeight': [desc(labs.sortWeight), newest],
  '-LastVersionCreateDate': [newest],
  '-bookmarksCount': [desc(labs.bookmarksNumber), newest],
  '-ForksCount': [desc(labs.forksNumber), newest],
  '-ViewsCount': [desc(labs.viewsNumber), newest],
  '-VotesCount': [desc(labs.votesNumber), newest],
  '-CreateDate': [desc(labs.createDate)],
};

export interface LabListQuery extends PageQuery {
  sort?: LabSort | undefined;
  Title?: string | undefined;
  useSearchEngine?: boolean | undefined;
  Language?: string | undefined;
  andTags?: string | undefined;
  orTags?: string | undefined;
  Columns?: string | undefined;
  Organization?: string | undefined;
}

/** Selects the projects with one of these tags; a group includes all of its own. */
const tagged = (db: Handle, ids: readonly string[]) =>
  db
    .select({ id: labTagLinks.labId })
    .from(labTagLinks)
    .where(inArray(labTagLinks.tagId, ids.flatMap(tagsOf)));

/**
 * Selects the projects with a tag out of each of these sets. One subquery intersects them: two
 * conditions would have the database walk the whole list where few have both (160 ms of 100,000,
 * not 5).
 */
const taggedByAll = (db: Handle, sets: readonly (readonly string[])[]): SQL | undefined => {
  const [first, second, ...others] = sets.map((ids) => tagged(db, ids));
  if (!first) return undefined;
  return inArray(labs.id, second ? intersect(first, second, ...others) : first);
};

/** Combines the filters of the list other than the title. */
const filtersOf = (db: Handle, query: LabListQuery, inColumns: LabsInColumns) =>
  and(
    listed,
    query.Language === undefined ? undefined : eq(labs.language, query.Language.toLowerCase()),
    query.Columns === undefined
      ? undefined
      : inArray(labs.id, inColumns(db, idList(query.Columns))),
    query.Organization === undefined ? undefined : eq(labs.organizationId, query.Organization),
    taggedByAll(db, [
      ...(query.andTags?.split(',') ?? []).map((id) => [id]),
      ...(query.orTags === undefined ? [] : [query.orTags.split(',')]),
    ]),
  );

/**
 * Finds projects by a text through the search; in its ranking, unless another order is asked for.
 */
const foundLabs = async (
  database: Database,
  text: string,
  query: LabListQuery,
  inColumns: LabsInColumns,
): Promise<Page<Lab>> => {
  const search = matchingIds('PROJECT', text);
  if (!search) return pageOf([], 0, pageWindow(query));
  const { sort = '-SortWeight' } = query;
  return byTerms(database, (tx) => {
    const chosen = and(search.chosen, filtersOf(tx, query, inColumns));
    const isFound = eq(search.id, labs.id);
    return toPage(query, {
      rows: tx
        .select(labFacts)
        .from(search.rows)
        .innerJoin(labs, isFound)
        .where(chosen)
        .orderBy(...(sort === '-SortWeight' ? search.orders : orders[sort]), asc(labs.id)),
      total: tx.select({ rows: count() }).from(search.rows).innerJoin(labs, isFound).where(chosen),
      present: (rows) => toLabs(tx, rows),
    });
  });
};

/** A page of the public projects. */
export const listLabs = (
  database: Database,
  query: LabListQuery,
  inColumns: LabsInColumns,
): Promise<Page<Lab>> => {
  const text = query.Title?.trim();
  if (query.useSearchEngine && text) return foundLabs(database, text, query, inColumns);
  const { db } = database;
  const chosen = and(filtersOf(db, query, inColumns), containsText(labs.title, text));
  return toPage(query, {
    rows: db
      .select(labFacts)
      .from(labs)
      .where(chosen)
      .orderBy(...orders[query.sort ?? '-SortWeight'], asc(labs.id)),
    total: db.select({ rows: count() }).from(labs).where(chosen),
    present: (rows) => toLabs(db, rows),
  });
};
