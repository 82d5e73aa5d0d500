import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { author, versioned } from '../support/columns.ts';
import { comment } from '../support/comments.ts';
import { type Person, writer } from '../support/forum.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { indexAll } from '../support/search.ts';
import { upload } from '../support/submitting.ts';

// Content hidden from some × roles × every call that could tell of it.

let platform: TestPlatform;
let owner: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '主人');
  other = await writer(platform, '别人');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

type Ask = (reader?: Person) => Promise<unknown>;
interface Hidden {
  /** Calls that name it, by what they are called. */
  named: Record<string, Ask>;
  /** Calls that could tell everybody of it. */
  told: Record<string, Ask>;
}

/** Tells whether an answer has anything of it. */
const sees = async (ask: Ask, reader?: Person): Promise<boolean> => {
  try {
    const found = await ask(reader);
    return Array.isArray(found) ? found.length > 0 : Boolean(found);
  } catch {
    return false;
  }
};

/** The calls by which somebody sees something of it. */
const seenBy = async (asks: Record<string, Ask>, reader?: Person): Promise<string[]> => {
  const seen: string[] = [];
  for (const [name, ask] of Object.entries(asks)) if (await sees(ask, reader)) seen.push(name);
  return seen;
};

const PAGE = { page: 1, perPage: 12 };
const states = ['public', 'private', 'shared', 'folded', 'deleted'] as const;
type State = (typeof states)[number];

const rows = {
  project: (state: State): Partial<typeof labs.$inferInsert> =>
    ({
      public: { private: false },
      private: { private: true },
      shared: { private: true, shareToken: `link-${Math.random()}` },
      folded: { collapsedDate: platform.clock.now, collapsedReason: '广告' },
      deleted: { deleted: true },
    })[state],
  dataset: (state: State): Partial<typeof datasets.$inferInsert> =>
    ({
      public: { visibility: 'PUBLIC' as const },
      private: { visibility: 'PRIVATE' as const },
      // Its address is its link.
      shared: { visibility: 'SHARED' as const },
      folded: { collapsedDate: platform.clock.now, collapsedReason: '广告' },
      deleted: { deleted: true },
    })[state],
};

/** One word of letters that no other title shares a part with, since search finds what is alike. */
let made = 0;
const titleOf = () => {
  made += 1;
  const letter = (step: number) => String.fromCharCode(97 + ((made * 7 + step * made) % 26));
  return Array.from({ length: 10 }, (_, step) => letter(step * step)).join('');
};

const toldOf = (kind: 'PROJECT' | 'DATASET', id: string, title: string): Record<string, Ask> => ({
  search: async () => {
    const query = { kind, text: title, ...PAGE };
    return (await platform.call(searchCalls.find, { query })).data.filter(({ _id }) => _id === id);
  },
  counts: async () => {
    const { data } = await platform.call(searchCalls.counts, { query: { text: title } });
    return data.some(({ Count }) => Count > 0);
  },
  suggestions: async () => {
    const query = { Word: title.slice(0, 6), perPage: 6 };
    const { data } = await platform.call(searchCalls.suggestions, { query });
    return data.filter(({ Word }) => Word === title);
  },
  'pages of the sitemap': async () => {
    const params = { kind: kind === 'PROJECT' ? ('projects' as const) : ('datasets' as const) };
    const query = { skip: 0, most: 1_000 };
    const { data } = await platform.call(siteCalls.publicPages, { params, query });
    return data.filter(({ _id }) => _id === id);
  },
});

const makeProject = async (state: State): Promise<Hidden> => {
  const title = titleOf();
  const id = await versioned(platform, owner, { title });
  const said = await comment(platform, id, other);
  const lab = await platform.call(projectCalls.one, { params: { id }, query: {} }, owner);
  const version = lab.Versions[0]?._id ?? '';
  await platform.database.db.update(labs).set(rows.project(state)).where(eq(labs.id, id));
  await indexAll(platform);
  const named = { params: { id }, query: {} };
  return {
    named: {
      one: (reader) => platform.call(projectCalls.one, named, reader),
      byIds: async (reader) =>
        (await platform.call(projectCalls.list, { query: { ...PAGE, ids: id } }, reader)).data,
      notebooks: async (reader) => {
        const query = { LabVersion: version, perPage: 10 };
        return (await platform.call(projectCalls.notebooks, { query }, reader)).data;
      },
      compare: (reader) => {
        const query = { From: version, To: version };
        return platform.call(comparisonCalls.compare, { params: { id }, query }, reader);
      },
      comments: async (reader) => {
        const query = { page: 1, perPage: 20, Kind: 'LAB' as const, Target: id };
        return (await platform.call(commentCalls.list, { query }, reader)).data;
      },
      replies: async (reader) => {
        const params = { id: said._id };
        const query = { page: 1, perPage: 20 };
        return platform.call(commentCalls.replies, { params, query }, reader);
      },
    },
    told: {
      ...toldOf('PROJECT', id, title),
      list: async () => {
        const query = { ...PAGE, Title: title };
        return (await platform.call(projectCalls.list, { query }, other)).data;
      },
      'its member’s list': async () => {
        const params = { id: owner.id };
        const { data } = await platform.call(projectCalls.ofMember, { params, query: PAGE }, other);
        return data.filter(({ _id }) => _id === id);
      },
    },
  };
};

const makeDataset = async (state: State): Promise<Hidden> => {
  const title = titleOf();
  const file = { name: 'a.csv', purpose: 'dataset' as const };
  const { key } = (await upload(platform, owner.token, 'a,b\n1,2\n', file)).body;
  const texts = { Title: title, ShortDescription: '', Document: '# 记录', License: null };
  const settings = { Tags: [], Visibility: 'PUBLIC' as const, Image: null };
  const body = { ...texts, ...settings, Files: [{ key, name: 'a.csv' }] };
  const id = (await platform.call(datasetCalls.create, { body }, owner))._id;
  await platform.call(
    commentCalls.create,
    { body: { Kind: 'DATASET', Target: id, Content: '好用' } },
    other,
  );
  await platform.database.db.update(datasets).set(rows.dataset(state)).where(eq(datasets.id, id));
  await indexAll(platform);
  return {
    named: {
      byIds: async (reader) =>
        (await platform.call(datasetCalls.list, { query: { ...PAGE, ids: id } }, reader)).data,
      documents: async (reader) =>
        (await platform.call(datasetCalls.documents, { query: { ids: id } }, reader)).data,
      versions: async (reader) =>
        (await platform.call(datasetCalls.versions, { query: { Dataset: id } }, reader)).data,
      files: async (reader) =>
        (await platform.call(datasetCalls.files, { params: { id }, query: {} }, reader)).data,
      comments: async (reader) => {
        const query = { page: 1, perPage: 20, Kind: 'DATASET' as const, Target: id };
        return (await platform.call(commentCalls.list, { query }, reader)).data;
      },
    },
    told: {
      ...toldOf('DATASET', id, title),
      list: async () => {
        const query = { ...PAGE, Title: title };
        return (await platform.call(datasetCalls.list, { query }, other)).data;
      },
      'its member’s list': async () => {
        const params = { id: owner.id };
        const { data } = await platform.call(datasetCalls.ofMember, { params, query: PAGE }, other);
        return data.filter(({ _id }) => _id === id);
      },
    },
  };
};

const kinds = { project: makeProject, dataset: makeDataset };

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('a %s', (kind) => {
  it.each(states)('that is %s is seen by whom it is for, in every call', async (state) => {
    const { named, told } = await kinds[kind](state);
    const everything = Object.keys(named);
    // A shared dataset is read by who has its address.
    const isOpen = state === 'public' || (kind === 'dataset' && state === 'shared');
    expect(await seenBy(told)).toEqual(state === 'public' ? Object.keys(told) : []);
    expect(await seenBy(named)).toEqual(isOpen ? everything : []);
    expect(await seenBy(named, other)).toEqual(isOpen ? everything : []);
    expect(await seenBy(named, owner)).toEqual(state === 'deleted' ? [] : everything);
    expect(await seenBy(named, admin)).toEqual(isOpen || state === 'folded' ? everything : []);
  });
});
