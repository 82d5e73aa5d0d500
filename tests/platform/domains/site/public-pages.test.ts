import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  competitionCalls,
  publishStatus,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { type PublicPageKind, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { eq } from 'drizzle-orm';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { forumPosts } from '#platform/src/domains/forum/tables.ts';
import { organizations } from '#platform/src/domains/organizations/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { post, reply, writer } from '#tests/platform/support/forum.ts';
import { project } from '#tests/platform/support/projects.ts';
import { startPlatform, type TestPlatform, TEST_NOW } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const pages = async (
  kind: PublicPageKind,
  slice: { after?: string; skip?: number; most?: number } = {},
) => {
  const query = { skip: 0, most: 5_000, ...slice };
  return (await platform.call(siteCalls.publicPages, { params: { kind }, query })).data;
};
const ids = async (kind: PublicPageKind, slice = {}) =>
  (await pages(kind, slice)).map(({ _id }) => _id);
const countOf = async (kind: PublicPageKind) => {
  const { data } = await platform.call(siteCalls.publicPageCounts, {});
  return data.find(({ Kind }) => Kind === kind)?.Count;
};

const hidden = { publishStatus: publishStatus.organization };
/** Long ago, so that what a competition's times say comes later. */
const old = { updateDate: new Date('2020-01-01T00:00:00Z') };

it('competitions and forums are those that visitors see on the community’s pages', async () => {
  const open = await makeCompetition(platform, { competition: old });
  const draft = await makeCompetition(platform, { competition: { published: false } });
  const own = await makeCompetition(platform, { competition: hidden });
  const forAll = await makeCompetition(platform, { competition: { ...hidden, publishAll: true } });
  const talked = await makeCompetition(platform, {
    competition: { ...hidden, publishForum: true },
  });

  const competitions = await ids('competitions');
  expect(competitions.toSorted()).toEqual(competitions);
  expect(new Set(competitions)).toEqual(new Set([open.id, forAll.id]));
  expect(new Set(await ids('forums'))).toEqual(new Set([open.id, talked.id]));
  expect([await countOf('competitions'), await countOf('forums')]).toEqual([2, 2]);
  expect(await ids('competitions')).not.toContain(draft.id);
  expect(await ids('forums')).not.toContain(own.id);
});

it('a competition has changed with its settings, and when one of its times has passed', async () => {
  const at = (ms: number) => new Date(TEST_NOW.getTime() + ms);
  const dates = {
    startDate: at(-9 * DAY),
    registerEndDate: at(DAY),
    endDate: at(40 * DAY),
    ...old,
  };
  const tabs = [{ _id: 'a'.repeat(24), Title: '简介', Content: '企鹅', Type: 0 }];
  const { id, organizer } = await makeCompetition(platform, {
    competition: { ...dates, tabs, shortDescription: '分辨企鹅' },
  });
  const changed = async () =>
    (await pages('competitions')).find(({ _id }) => _id === id)?.UpdateDate;
  expect(await changed()).toBe(dates.startDate.toISOString());
  platform.clock.advance(DAY);
  expect(await changed()).toBe(dates.registerEndDate.toISOString());
  platform.clock.advance(-DAY);

  const published = { Published: true };
  await platform.call(managingCalls.publish, { params: { id }, body: published }, organizer);
  const saved = await changed();
  expect(Math.abs(Date.parse(saved ?? '') - Date.now())).toBeLessThan(DAY);
  const { UpdateDate } = await platform.call(competitionCalls.get, { params: { id } });
  expect(UpdateDate).toBe(saved);
});

it('posts are those that nobody deleted, in forums that visitors read', async () => {
  const open = await makeCompetition(platform, { competition: old });
  const closed = await makeCompetition(platform, { competition: hidden });
  const one = await writer(platform, 'poster');
  const kept = await post(platform, open.id, one);
  const gone = await post(platform, open.id, one);
  await platform.call(forumCalls.remove, { params: { id: gone._id } }, one);
  const inside = await post(platform, open.id, one);
  await platform.database.db
    .update(forumPosts)
    .set({ forumId: closed.id })
    .where(eq(forumPosts.id, inside._id));
  expect(await ids('posts')).toEqual([kept._id]);
  expect(await countOf('posts')).toBe(1);

  platform.clock.advance(DAY);
  await reply(platform, kept._id, one);
  const now = platform.clock.now.toISOString();
  expect(await pages('posts')).toEqual([{ _id: kept._id, UpdateDate: now }]);
  const forums = await pages('forums');
  expect(forums.find(({ _id }) => _id === open.id)?.UpdateDate).toBe(now);
  expect(forums.some(({ UpdateDate }) => UpdateDate === null)).toBe(true);
});

it('columns have something to read; projects are public, there, and have a version', async () => {
  const owner = await author(platform, 'author-of-pages');
  const lab = await versioned(platform, owner);
  await versioned(platform, owner, { private: true });
  await versioned(platform, owner, { deleted: true }).catch(() => undefined);
  await project(platform, owner);
  const full = await column(platform, owner, '有内容');
  await column(platform, owner, '空的');
  await collect(platform, owner, full._id, lab);
  expect(await ids('projects')).toEqual([lab]);
  expect(await ids('columns')).toEqual([full._id]);
  expect([await countOf('projects'), await countOf('columns')]).toEqual([1, 1]);
});

it('teams are living ones that nobody banned, of competitions of the community', async () => {
  const open = await makeCompetition(platform);
  const inner = await makeCompetition(platform, { competition: hidden });
  const enterAs = async (competition: typeof open, name: string) =>
    (await enter(platform, competition, name)).team;
  const living = await enterAs(open, 'living');
  const banned = await enterAs(open, 'banned');
  const dissolved = await enterAs(open, 'dissolved');
  await enterAs(inner, 'inner');
  const { db } = platform.database;
  await db.update(teams).set({ banned: true }).where(eq(teams.id, banned));
  await db.update(teams).set({ deleted: true }).where(eq(teams.id, dissolved));
  expect(await ids('teams')).toEqual([living]);
  expect(await countOf('teams')).toBe(1);
});

it('organizations are named by what their addresses have', async () => {
  const { db } = platform.database;
  await db.insert(organizations).values([
    { id: newId(), shortName: 'tide', name: '潮汐组' },
    { id: newId(), shortName: 'ebb', name: '退潮社' },
  ]);
  expect(await ids('organizations')).toEqual(['ebb', 'tide']);
  expect(await ids('organizations', { after: 'ebb' })).toEqual(['tide']);
  expect(await countOf('organizations')).toBe(2);
});

it.each(['projects', 'datasets'] as const)(
  '%s say below which organization’s name they are read',
  async (kind) => {
    const owner = await author(platform, `organized-${kind}`);
    const publish = kind === 'projects' ? versioned : dataset;
    const [own, named] = [await publish(platform, owner), await publish(platform, owner)];
    const { db } = platform.database;
    const organizationId = newId();
    const shortName = `namely-${kind}`;
    await db.insert(organizations).values({ id: organizationId, shortName, name: '潮汐组' });
    const table = kind === 'projects' ? labs : datasets;
    await db.update(table).set({ organizationId }).where(eq(table.id, named));
    const found = new Map((await pages(kind)).map((page) => [page._id, page]));
    expect(found.get(named)).toMatchObject({ Organization: shortName });
    expect(found.get(own)).not.toHaveProperty('Organization');
  },
);

it('slices follow one another without a gap, and none is larger than 5,000', async () => {
  const all = await ids('competitions');
  expect(all.length).toBeGreaterThan(4);
  const rest = await ids('competitions', { skip: 1, most: 2 });
  expect(rest).toEqual(all.slice(1, 3));
  expect(await ids('competitions', { after: rest.at(-1) })).toEqual(all.slice(3));
  expect(await ids('competitions', { after: all.at(-1) })).toEqual([]);
  for (const [field, query] of [
    ['most', { skip: 0, most: 5_001 }],
    ['skip', { skip: -1, most: 1 }],
    ['after', { skip: 0, most: 1, after: "x' or 1=1" }],
  ] as const) {
    const refusal = await platform.refusal(siteCalls.publicPages, {
      params: { kind: 'posts' },
      query,
    });
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', field });
  }
  const params = { kind: 'members' as never };
  const refusal = await platform.refusal(siteCalls.publicPages, {
    params,
    query: { skip: 0, most: 1 },
  });
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', field: 'kind' });
});
