import { timingSafeEqual } from 'node:crypto';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  OwnSnippet,
  Snippet,
  SnippetFolder,
} from '@whaletide/schema/domains/snippets/rest.ts';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { type SnippetRow, snippets } from './tables.ts';

const EXCERPT = 300;

const { code: _, ...withoutCode } = getTableColumns(snippets);

/** Columns of a snippet that a list reads: of its code only the beginning. */
export const listColumns = {
  ...withoutCode,
  excerpt: sql<string>`left(${snippets.code}, ${sql.raw(String(EXCERPT))})`,
};
type ListedRow = Omit<SnippetRow, 'code'> & { excerpt: string };

export const toOwn = (row: ListedRow): OwnSnippet => ({
  _id: row.id,
  Name: row.name,
  Language: row.language,
  Excerpt: row.excerpt,
  FolderName: row.folder,
  CreateDate: row.createDate.toISOString(),
  UpdateDate: row.updateDate.toISOString(),
  Sharing: row.sharing,
  Token: row.token,
  CollapsedReason: row.collapsedReason,
});

const matches = (given: string | undefined, token: string | null): boolean => {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(token ?? '')];
  return right.length > 0 && left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Tells whether the caller may read a snippet. A folded one is for its member alone; administrators
 * read it while it is shared at all.
 */
const mayRead = (row: SnippetRow, caller: Caller | null, token: string | undefined): boolean => {
  if (row.memberId === caller?.id) return true;
  if (row.sharing === 'PRIVATE') return false;
  if (hasRole(caller, 'admin') && row.collapsedDate !== null) return true;
  if (row.collapsedDate !== null) return false;
  return row.sharing === 'PUBLIC' || matches(token, row.token);
};

/** A snippet as the caller, or the bearer of its token, reads it. @throws Refusal NOT_FOUND */
export const readableSnippet = async (
  db: Handle,
  id: string,
  { caller, token }: { caller: Caller | null; token: string | undefined },
): Promise<Snippet> => {
  const [row] = await db.select().from(snippets).where(eq(snippets.id, id));
  if (!row || !mayRead(row, caller, token)) throw notFound('代码片段');
  return {
    _id: row.id,
    Name: row.name,
    Language: row.language,
    Code: row.code,
    FolderName: row.memberId === caller?.id ? row.folder : null,
    Creator: row.memberId,
    UpdateDate: row.updateDate.toISOString(),
    Sharing: row.sharing,
    CollapsedReason: row.collapsedReason,
  };
};

interface OwnQuery extends PageQuery {
  FolderName?: string | undefined;
  Name?: string | undefined;
}

/** A page of the member's snippets, those changed last first. */
export const ownSnippets = (
  db: Handle,
  memberId: string,
  query: OwnQuery,
): Promise<Page<OwnSnippet>> => {
  const chosen = and(
    eq(snippets.memberId, memberId),
    query.FolderName === undefined ? undefined : eq(snippets.folder, query.FolderName),
    containsText(snippets.name, query.Name),
  );
  return toPage(query, {
    rows: db
      .select(listColumns)
      .from(snippets)
      .where(chosen)
      .orderBy(desc(snippets.updateDate), asc(snippets.id)),
    total: db.select({ rows: count() }).from(snippets).where(chosen),
    present: (rows) => rows.map(toOwn),
  });
};

/** The folders of a member's snippets by their names, with how many are in each. */
export const foldersOf = (db: Handle, memberId: string): Promise<SnippetFolder[]> =>
  db
    .select({ FolderName: snippets.folder, Count: count() })
    .from(snippets)
    .where(eq(snippets.memberId, memberId))
    .groupBy(snippets.folder)
    .orderBy(asc(snippets.folder))
    .limit(snippetLimits.folders);
