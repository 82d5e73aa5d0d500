import { count, isNull } from 'drizzle-orm';
import type { CommunityCounts, PublicPageKind } from '@whaletide/schema/rest/site.ts';
import type { Handle } from './database/database.ts';
import { members } from './domains/members/tables.ts';
import { countPages } from './domains/site/public-pages.ts';
import { works } from './domains/submissions/tables.ts';
import { publicPages } from './public-pages.ts';

/** What the community has to show, of what everybody sees: a statement a kind. */
export const communityCounts = async (db: Handle): Promise<CommunityCounts> => {
  const pages = await countPages(db, publicPages);
  const of = (kind: PublicPageKind) => pages.find(({ Kind }) => Kind === kind)?.Count ?? 0;
  const people = await db
    .select({ rows: count() })
    .from(members)
    .where(isNull(members.deactivated));
  const results = await db.select({ rows: count() }).from(works);
  return {
    Members: people[0]?.rows ?? 0,
    Works: results[0]?.rows ?? 0,
    Competitions: of('competitions'),
    Teams: of('teams'),
    Projects: of('projects'),
    Columns: of('columns'),
    Posts: of('posts'),
  };
};
