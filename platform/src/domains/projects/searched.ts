import { and, eq, inArray, sql } from 'drizzle-orm';
import { members } from '../members/tables.ts';
import { authorName, nameAsList } from '../organizations/store/authors.ts';
import { organizations } from '../organizations/tables.ts';
import type { Passage, SearchSource } from '../search/store/source.ts';
import { projectPages } from './public-pages.ts';
import type { CellPassage } from './rendering/passages.ts';
import { tagsByLab } from './store/documents.ts';
import { labNotebooks, labs, labVersions, notebookFiles } from './tables.ts';

/**
 * Characters of the texts of all notebooks of a project that are searched, and of their code; each
 * notebook has an equal part of them.
 */
const NOTEBOOKS = 40_000;

/** Facts that are known of a notebook's file; the same file in two projects is known once. */
interface SearchedNotebook {
  name: string;
  passages: CellPassage[];
  modules: string[];
}

/** The notebooks of a project's newest version, in their order. */
const notebooks = sql<SearchedNotebook[] | null>`(
  select json_agg(json_build_object('name', notebook.name, 'passages', file.passages,
      'modules', file.modules) order by notebook.position)
    from ${labNotebooks} as notebook,
      lateral (select passages, modules from ${notebookFiles} as same
        where same.hash = notebook.hash order by same.key limit 1) as file
    where notebook.version_id = (select version.id from ${labVersions} as version
      where version.lab_id = labs.id order by version.number desc limit 1))`;

/** The first of these passages, up to so many characters. */
const within = (passages: readonly CellPassage[], most: number): CellPassage[] => {
  let room = most;
  return passages.flatMap((passage) => {
    const text = passage.text.slice(0, Math.max(room, 0));
    room -= passage.text.length;
    return text === '' ? [] : [{ ...passage, text }];
  });
};

/** A notebook's name without its ending, and its cells. */
const passagesOf = ({ name, passages }: SearchedNotebook, most: number): Passage[] => [
  { text: name.replace(/[.]ipynb$/i, ''), notebook: name },
  ...[false, true]
    .flatMap((isCode) =>
      within(
        passages.filter((one) => one.isCode === isCode),
        most,
      ),
    )
    .map(({ cell, isCode, text }) => ({ text, notebook: name, cell, isCode })),
];

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
        ...{ id, title, shortDescription, votesNumber, versionDate, updateDate, language },
        notebooks,
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
    return rows.map(({ notebooks: files, ...row }) => ({
      id: row.id,
      title: row.title,
      tags: [...(tags.get(row.id) ?? []).map(({ Name }) => Name), ...nameAsList(row.language)],
      authors: nameAsList(row.author),
      modules: [...new Set((files ?? []).flatMap((file) => file.modules))],
      description: row.shortDescription,
      passages: (files ?? []).flatMap((file) =>
        passagesOf(file, Math.trunc(NOTEBOOKS / (files?.length ?? 1))),
      ),
      weight: row.votesNumber,
      contents: 0,
      date: row.versionDate ?? row.updateDate,
    }));
  },
};
