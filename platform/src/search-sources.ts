import { and, inArray, isNull, sql } from 'drizzle-orm';
import { columnPages } from './domains/columns/public-pages.ts';
import { columns } from './domains/columns/tables.ts';
import { onCommunityPages } from './domains/competitions/store/public-pages.ts';
import { competitions } from './domains/competitions/tables.ts';
import { datasetPages } from './domains/datasets/public-pages.ts';
import { datasets } from './domains/datasets/tables.ts';
import { metaTagById } from './domains/datasets/tags-catalogue.ts';
import { members } from './domains/members/tables.ts';
import { projectPages } from './domains/projects/public-pages.ts';
import { tagsByLab } from './domains/projects/store/documents.ts';
import { labNotebooks, labs, labVersions, notebookFiles } from './domains/projects/tables.ts';
import type { SearchSource } from './domains/search/store/source.ts';

/** Of a long text so many characters are searched. */
const EXPLAINED = 1_000;

/** What their lists show; a series and its competitions are found by themselves. */
const ofCompetitions: SearchSource = {
  kind: 'COMPETITION',
  table: competitions,
  id: competitions.id,
  read: async (db, ids) => {
    const { id, name, tags, shortDescription, tabs, usersNumber, startDate } = competitions;
    const rows = await db
      .select({ id, name, tags, shortDescription, tabs, usersNumber, startDate })
      .from(competitions)
      .where(and(inArray(id, ids), onCommunityPages));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      tags: row.tags,
      description: row.shortDescription,
      text: row.tabs.map(({ Title, Content }) => `${Title} ${Content}`).join('\n'),
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
      .select()
      .from(columns)
      .where(and(inArray(columns.id, ids), columnPages.shown));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      tags: [],
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
      description: hideProfile ? '' : (row.signature ?? ''),
      text: hideProfile ? '' : [row.university, row.company].filter(Boolean).join(' '),
      weight: row.followersCount,
      contents: 0,
      date: row.createDate,
    }));
  },
};

/** What the notebooks of its newest version explain; whatever else a file holds is left alone. */
const explained = sql<string | null>`(
  select left(string_agg(file.explained, ' ' order by notebook.position), 1000)
  from ${labNotebooks} as notebook,
    lateral (select explained from ${notebookFiles} as same
      where same.hash = notebook.hash order by same.key limit 1) as file
  where notebook.version_id = (
    select version.id from ${labVersions} as version
    where version.lab_id = labs.id order by version.number desc limit 1))`;

const ofProjects: SearchSource = {
  kind: 'PROJECT',
  table: labs,
  id: labs.id,
  views: labs.viewsNumber,
  read: async (db, ids) => {
    const { id, title, shortDescription, votesNumber, versionDate, updateDate } = labs;
    const rows = await db
      .select({ id, title, shortDescription, votesNumber, versionDate, updateDate, explained })
      .from(labs)
      .where(and(inArray(labs.id, ids), projectPages.shown));
    const tags = await tagsByLab(
      db,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      tags: (tags.get(row.id) ?? []).map(({ Name }) => Name),
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
      .select()
      .from(datasets)
      .where(and(inArray(datasets.id, ids), datasetPages.shown));
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      tags: row.tags.flatMap((id) => metaTagById(id)?.tag.Name ?? []),
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
