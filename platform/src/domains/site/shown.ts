import { and, inArray, sql } from 'drizzle-orm';
import type { PublicPageKind } from '@whaletide/schema/domains/site/rest/site.ts';
import type { Handle } from '#database/database.ts';
import type { PageSource } from '#database/page-source.ts';
import type { PageSources } from './public-pages.ts';

/** Something by the kind of its page. */
export interface Reference {
  kind: PublicPageKind;
  id: string;
}

const shownAmong = async (
  db: Handle,
  { table, id, within, shown }: PageSource,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = db
    .select({ id: sql<string>`${id}` })
    .from(table)
    .$dynamic();
  const found = await (within ? rows.innerJoin(within.table, within.on) : rows).where(
    and(shown, inArray(id, [...ids])),
  );
  return found.map((row) => row.id);
};

/** Tells of these which every visitor sees; at most a statement a kind. */
export const shownOf = async (
  db: Handle,
  pages: PageSources,
  references: readonly Reference[],
): Promise<(reference: Reference) => boolean> => {
  const shown = new Set<string>();
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const ids = references.flatMap((reference) => (reference.kind === kind ? [reference.id] : []));
    for (const id of await shownAmong(db, pages[kind], ids)) shown.add(`${kind} ${id}`);
  }
  return ({ kind, id }) => shown.has(`${kind} ${id}`);
};
