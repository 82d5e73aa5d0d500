import { and, eq, inArray, sql } from 'drizzle-orm';
import { members } from '../members/tables.ts';
import { authorName, nameAsList } from '../organizations/store/authors.ts';
import { organizations } from '../organizations/tables.ts';
import type { SearchSource } from '../search/store/source.ts';
import { projectPages } from './public-pages.ts';
import { tagsByLab } from './store/documents.ts';
import { labNotebooks, labs, labVersions, notebookFiles } from './tables.ts';

/** Characters of all notebooks of a project that are searched; each has an equal part of them. */
const NOTEBOOKS = 40_000;

/** The notebooks of a project's newest version, each with what is known of its file. */
const ofNotebooks = sql`
  from (select *, count(*) over () as notebooks from ${labNotebooks} as each
    where each.version_id = (
      select version.id from ${labVersions} as version
      where version.lab_id = labs.id order by version.number desc limit 1)) as notebook,
    lateral (select explained, modules from ${notebookFiles} as same
      where same.hash = notebook.hash order by same.key limit 1) as file`;

/** Names and explanations of all its notebooks; of their code only the imports. */
const explained = sql<string | null>`(
  select string_agg(left(regexp_replace(notebook.name, '[.]ipynb$', '', 'i') || ' ' || file.explained, (${sql.raw(String(NOTEBOOKS))} / notebook.notebooks)::int),
    ' ' order by notebook.position) ${ofNotebooks})`;
const modules = sql<string[] | null>`(
  select array_agg(distinct module) ${ofNotebooks}, unnest(file.modules) as module)`;

/** Projects that everybody sees. */
export const searchedProjects: SearchSource = {
  kind: 'PROJECT',
  table: labs,
  id: labs.id,
  views: labs.viewsNumber,
  read: async (db, ids) => {
    const { id, title, shortDescription, votesNumber, versionDate, updateDate, language } = labs;
    const rows = await db
      .select({
        id,
        title,
        shortDescription,
        votesNumber,
        versionDate,
        updateDate,
        language,
        explained,
        modules,
        author: authorName,
      })
      .from(labs)
      .innerJoin(members, eq(members.id, labs.memberId))
      .leftJoin(organizations, eq(organizations.id, labs.organizationId))
      .where(and(inArray(labs.id, ids), projectPages.shown));
    const tags = await tagsByLab(
      db,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      tags: [...(tags.get(row.id) ?? []).map(({ Name }) => Name), ...nameAsList(row.language)],
      authors: nameAsList(row.author),
      modules: row.modules ?? [],
      description: row.shortDescription,
      text: row.explained ?? '',
      weight: row.votesNumber,
      contents: 0,
      date: row.versionDate ?? row.updateDate,
    }));
  },
};
