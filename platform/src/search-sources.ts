import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { columnPages } from './domains/columns/public-pages.ts';
import { columns } from './domains/columns/tables.ts';
import { onCommunityPages } from './domains/competitions/store/public-pages.ts';
import { competitions } from './domains/competitions/tables.ts';
import { datasetPages } from './domains/datasets/public-pages.ts';
import { datasets } from './domains/datasets/tables.ts';
import { metaTagById } from './domains/datasets/tags-catalogue.ts';
import { members } from './domains/members/tables.ts';
import { organizations } from './domains/organizations/tables.ts';
import { projectPages } from './domains/projects/public-pages.ts';
import { tagsByLab } from './domains/projects/store/documents.ts';
import { labNotebooks, labs, labVersions, notebookFiles } from './domains/projects/tables.ts';
import type { SearchSource } from './domains/search/store/source.ts';

/** Of a long text so many characters are searched. */
const EXPLAINED = 10_000;
/** Of all notebooks of a project together; each has an equal part of them. */
const NOTEBOOKS = 40_000;

/** The name of whoever made it, as its page says; of a stopped account none. */
const authorName = sql<
  string | null
>`case when ${members.deactivated} is null then ${members.name} end`;
/** That of the organization in whose name it was published, else of its member. */
const author = sql<string | null>`coalesce(${organizations.name}, ${authorName})`;

const named = (name: string | null): string[] => (name ? [name] : []);

/** What their lists show; a series and its competitions are found by themselves. */
const ofCompetitions: SearchSource = {
  kind: 'COMPETITION',
  table: competitions,
  id: competitions.id,
  read: async (db, ids) => {
    const { id, name, tags, shortDescription, tabs, usersNumber, startDate } = competitions;
    const rows = await db
      .select({
        ...{ id, name, tags, shortDescription, tabs, usersNumber, startDate },
        host: organizations.name,
      })
      .from(competitions)
      .leftJoin(organizations, eq(organizations.id, competitions.organizationId))
      .where(and(inArray(id, ids), onCommunityPages));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      tags: row.tags,
      authors: named(row.host),
      description: row.shortDescription,
      text: row.tabs
        .map(({ Title, Content }) => `${Title} ${Content}`)
        .join('\n')
        .slice(0, EXPLAINED),
      weight: row.usersNumber,
      contents: 0,
      date: row.startDate,
    }));
  },
};

const ofColumns: SearchSource = {
  kind: 'COLUMN',
  table: columns,
  id: columns.id,
  read: async (db, ids) => {
    const rows = await db
      .select({ row: columns, author: authorName })
      .from(columns)
      .innerJoin(members, eq(members.id, columns.ownerId))
      .where(and(inArray(columns.id, ids), columnPages.shown));
    return rows.map(({ row, author }) => ({
      id: row.id,
      title: row.name,
      tags: [],
      authors: named(author),
      description: row.shortDescription,
      text: '',
      weight: row.subscribesNumber,
      contents: row.labsNumber,
      date: row.updateDate,
    }));
  },
};

/** Those who hide their profile are found by the name alone that their page still shows. */
const ofMembers: SearchSource = {
  kind: 'MEMBER',
  table: members,
  id: members.id,
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(members)
      .where(and(inArray(members.id, ids), isNull(members.deactivated)));
    return rows.map(({ hideProfile, ...row }) => ({
      id: row.id,
      title: row.name,
      tags: [],
      authors: [],
      description: hideProfile ? '' : (row.signature ?? ''),
      text: hideProfile ? '' : [row.university, row.company].filter(Boolean).join(' '),
      weight: row.followersCount,
      contents: 0,
      date: row.createDate,
    }));
  },
};

/** The notebooks of a project's newest version, each with what is known of its file. */
const ofNotebooks = sql`
  from (select *, count(*) over () as notebooks from ${labNotebooks} as each
    where each.version_id = (
      select version.id from ${labVersions} as version
      where version.lab_id = labs.id order by version.number desc limit 1)) as notebook,
    lateral (select explained, modules from ${notebookFiles} as same
      where same.hash = notebook.hash order by same.key limit 1) as file`;

/** What all its notebooks are called and explain; of their code no more than what it imports. */
const explained = sql<string | null>`(
  select string_agg(left(regexp_replace(notebook.name, '[.]ipynb$', '', 'i') || ' ' || file.explained, (${sql.raw(String(NOTEBOOKS))} / notebook.notebooks)::int),
    ' ' order by notebook.position) ${ofNotebooks})`;
const modules = sql<string[] | null>`(
  select array_agg(distinct module) ${ofNotebooks}, unnest(file.modules) as module)`;

const ofProjects: SearchSource = {
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
        author,
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
      tags: [...(tags.get(row.id) ?? []).map(({ Name }) => Name), ...named(row.language)],
      authors: named(row.author),
      modules: row.modules ?? [],
      description: row.shortDescription,
      text: row.explained ?? '',
      weight: row.votesNumber,
      contents: 0,
      date: row.versionDate ?? row.updateDate,
    }));
  },
};

const ofDatasets: SearchSource = {
  kind: 'DATASET',
  table: datasets,
  id: datasets.id,
  views: datasets.viewsNumber,
  read: async (db, ids) => {
    const rows = await db
      .select({ row: datasets, author })
      .from(datasets)
      .innerJoin(members, eq(members.id, datasets.memberId))
      .leftJoin(organizations, eq(organizations.id, datasets.organizationId))
      .where(and(inArray(datasets.id, ids), datasetPages.shown));
    return rows.map(({ row, author: name }) => ({
      id: row.id,
      title: row.title,
      tags: row.tags.flatMap((id) => metaTagById(id)?.tag.Name ?? []),
      authors: named(name),
      description: row.shortDescription,
      text: row.document.slice(0, EXPLAINED),
      weight: row.votesNumber,
      contents: row.labsNumber,
      date: row.updateDate,
    }));
  },
};

/** What the domains say of what can be found of theirs. */
export const searchSources: readonly SearchSource[] = [
  ofColumns,
  ofCompetitions,
  ofDatasets,
  ofMembers,
  ofProjects,
];
