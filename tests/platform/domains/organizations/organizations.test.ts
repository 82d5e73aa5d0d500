import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let draft: TestCompetition;
let open: TestCompetition;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
const organizationId = newId();

beforeAll(async () => {
  platform = await startPlatform();
  const { db } = platform.database;
  await db.insert(organizations).values({ id: organizationId, shortName: 'tide', name: '潮汐组' });
  for (const name of ['boss', 'colleague', 'stranger', 'root']) {
    const { user, jwt } = await platform.join(name);
    tokens[name] = jwt;
    ids[name] = user._id;
    const role = name === 'boss' ? 'admin' : 'member';
    if (name === 'boss' || name === 'colleague')
      await db
        .insert(organizationMembers)
        .values({ organizationId: organizationId, memberId: user._id, role });
    if (name === 'root')
      await db
        .update(members)
        .set({ roles: ['admin'] })
        .where(eq(members.id, user._id));
  }
  draft = await makeCompetition(platform, { competition: { organizationId, published: false } });
  open = await makeCompetition(platform, { competition: { organizationId } });
  tokens.organizer = draft.organizer.token;
});
afterAll(() => platform.close());

const page = { page: 1, perPage: 20 };
const listed = async (who: string) => {
  const input = { params: { shortName: 'tide' }, query: page };
  const { data } = await platform.call(organizationCalls.competitions, input, {
    token: tokens[who],
  });
  return data.map(({ _id }) => _id).toSorted();
};

describe('an organization', () => {
  it('is found by its short name, and not by another', async () => {
    const input = (shortName: string) => ({ params: { shortName } });
    const found = await platform.call(organizationCalls.get, input('tide'));
    expect(found).toMatchObject({ _id: organizationId, Name: '潮汐组', MembersCount: 2 });
    const refusal = await platform.refusal(organizationCalls.get, input('ebb'));
    expect(refusal.code).toBe('NOT_FOUND');
  });

  it('tells its members that they belong to it', async () => {
    const mine = async (who: string) =>
      (await platform.call(organizationCalls.mine, {}, { token: tokens[who] })).data;
    expect(await mine('boss')).toMatchObject([
      { Role: 'admin', Organization: { ShortName: 'tide' } },
    ]);
    expect(await mine('stranger')).toEqual([]);
    const ofBoss = (who: string) => {
      const query = { User: ids.boss };
      return platform.call(organizationCalls.ofMember, { query }, { token: tokens[who] });
    };
    for (const who of ['boss', 'root'])
      expect((await ofBoss(who)).data).toEqual(await mine('boss'));
    await expect(ofBoss('colleague')).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['boss', 'both'],
    ['root', 'both'],
    ['colleague', 'none'],
  ])('lists for %s: %s', async (who, which) => {
    const both = [draft.id, open.id].toSorted();
    expect(await listed(who)).toEqual(which === 'both' ? both : []);
  });

  it('shows its list to nobody else', async () => {
    const input = { params: { shortName: 'tide' }, query: page };
    const caller = { token: tokens.stranger };
    expect((await platform.refusal(organizationCalls.competitions, input, caller)).code).toBe(
      'FORBIDDEN',
    );
  });

  it('shows everyone what it has published, also where the community’s list doesn’t', async () => {
    const inner = await makeCompetition(platform, {
      competition: { organizationId, publishStatus: 2 },
    });
    await makeCompetition(platform);
    const query = { ...page, Organization: organizationId };
    const { data, totalNum } = await platform.call(competitionCalls.list, { query });
    expect(data.map(({ _id }) => _id).toSorted()).toEqual([open.id, inner.id].toSorted());
    expect(totalNum).toBe(2);
    const all = await platform.call(competitionCalls.list, { query: page });
    expect(all.data.map(({ _id }) => _id)).not.toContain(inner.id);
  });
});

describe('who manages a competition', () => {
  const found = async (who: string | null) => {
    const input = { query: { ids: draft.id } };
    const caller = who === null ? {} : { token: tokens[who] };
    return (await platform.call(competitionCalls.byIds, input, caller)).data.length === 1;
  };
  const manages = async (who: string, id: string) => {
    const input = { query: { ids: id } };
    const { data } = await platform.call(competitionCalls.states, input, { token: tokens[who] });
    return data[0]?.manages;
  };

  it.each([
    ['boss', true],
    ['organizer', true],
    ['root', true],
    ['colleague', false],
    ['stranger', false],
    [null, false],
  ])('a draft is seen by %s: %s', async (who, sees) => {
    expect(await found(who)).toBe(sees);
  });

  it.each([
    ['boss', true],
    ['root', true],
    ['organizer', false],
    ['stranger', false],
  ])('%s manages the published one: %s', async (who, does) => {
    expect(await manages(who, open.id)).toBe(does);
    const input = { params: { id: open.id } };
    const forum = await platform.call(forumCalls.ofCompetition, input, { token: tokens[who] });
    expect(forum.permissions.manage).toBe(does);
  });

  it('a competition names its organization', async () => {
    const competition = await platform.call(competitionCalls.get, { params: { id: open.id } });
    expect(competition.Organization).toEqual({
      _id: organizationId,
      ShortName: 'tide',
      Name: '潮汐组',
    });
  });
});

describe('the forum of an organization competition', () => {
  it('is open to who registered and who manages it, and to all only when it is opened', async () => {
    const held = { organizationId, publishStatus: 2 };
    const inner = await makeCompetition(platform, { competition: held });
    const opened = await makeCompetition(platform, {
      competition: { ...held, publishForum: true },
    });
    const forums = async (token: string | undefined) => {
      const query = { ids: `${inner.id},${opened.id}` };
      const { data } = await platform.call(forumCalls.byIds, { query }, { token });
      return data.map(({ _id }) => _id).toSorted();
    };
    const both = [inner.id, opened.id].toSorted();
    expect(await forums(undefined)).toEqual([opened.id]);
    expect(await forums(tokens.stranger)).toEqual([opened.id]);
    expect(await forums(tokens.boss)).toEqual(both);
    const entrant = await enter(platform, inner, 'entrant');
    expect(await forums(entrant.token)).toEqual(both);
    const posts = { query: { page: 1, perPage: 8, Forum: inner.id } };
    const refusal = await platform.refusal(forumCalls.posts, posts, { token: tokens.stranger });
    expect(refusal.code).toBe('NOT_FOUND');
  });

  it('and the competition itself stand in the community’s list only when it is for all', async () => {
    const held = { organizationId, publishStatus: 2 };
    const inner = await makeCompetition(platform, { competition: held });
    const shown = await makeCompetition(platform, { competition: { ...held, publishAll: true } });
    const query = { page: 1, perPage: 100 };
    const { data } = await platform.call(competitionCalls.list, { query });
    const ids = data.map(({ _id }) => _id);
    expect(ids).toContain(shown.id);
    expect(ids).not.toContain(inner.id);
  });
});
