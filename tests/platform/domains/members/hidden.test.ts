import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { stopAccount } from '#platform/src/domains/account/sessions.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let shy: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  shy = await author(platform, '害羞的人');
  await platform.database.transaction((tx) =>
    tx.execute(
      `update members set signature = '签名', company = '公司', location = '青岛市' where id = '${shy.id}'`,
    ),
  );
  other = await writer(platform, '旁人');
  const { _id } = await column(platform, shy, '专栏');
  await collect(platform, shy, _id, await versioned(platform, shy));
  await platform.call(memberCalls.follow, { body: { Target: shy.id } }, other);
  await platform.call(memberCalls.follow, { body: { Target: other.id } }, shy);
});
afterAll(() => platform.close());

const paging = { page: 1, perPage: 20 };
/** Collects what a caller gets of the member. */
const seen = async (who?: Person) => {
  const params = { id: shy.id };
  const total = async (page: Promise<{ totalNum: number }>) => (await page).totalNum;
  const input = { params, query: paging };
  const { data } = await platform.call(memberCalls.list, { query: { ids: shy.id } }, who);
  const counts = await platform.call(projectCalls.counts, { query: { User: shy.id } }, who);
  return {
    member: await platform.call(memberCalls.get, { params }, who),
    listed: data[0],
    followers: await total(platform.call(memberCalls.followers, input, who)),
    followees: await total(platform.call(memberCalls.followees, input, who)),
    projects: await total(platform.call(projectCalls.ofMember, input, who)),
    counted: counts.data.map(({ Count }) => Count),
    columns: await total(
      platform.call(columnCalls.list, { query: { ...paging, Owner: shy.id } }, who),
    ),
    competitions: await total(platform.call(competitionCalls.ofMember, input, who)),
  };
};
const facts = { Signature: '签名', Company: '公司', Location: '青岛市', followersCount: 1 };
const nothing = { Signature: null, Company: null, Location: null, followersCount: null };
const all = { followers: 1, followees: 1, projects: 1, counted: [1], columns: 1, competitions: 0 };
const none = { followers: 0, followees: 0, projects: 0, counted: [], columns: 0, competitions: 0 };
const follows = (who: Person) =>
  platform.call(memberCalls.followCheck, { body: { Source: shy.id, Target: other.id } }, who);

it('everybody sees a member who hides nothing', async () => {
  expect(await seen()).toMatchObject({ member: facts, listed: facts, ...all });
});

it('a hidden profile leaves name, picture, level and verification, but to the member', async () => {
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, shy);
  for (const who of [undefined, other]) {
    const hidden = { Name: '害羞的人', HideProfile: true, Deactivated: false, ...nothing };
    expect(await seen(who)).toMatchObject({ member: hidden, listed: hidden, ...none });
  }
  expect(await seen(shy)).toMatchObject({ member: facts, listed: facts, ...all });
  expect([await follows(other), await follows(shy)]).toEqual([{ exists: false }, { exists: true }]);
  // Following someone hidden doesn't tell how many do.
  const again = await platform.call(memberCalls.follow, { body: { Target: shy.id } }, other);
  expect(again.followersCount).toBeNull();
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: false } }, shy);
  expect(await seen()).toMatchObject({ member: facts, ...all });
});

it('others don’t read in anybody’s lists whom a hidden or stopped member follows', async () => {
  const third = await writer(platform, '第三人');
  await platform.call(memberCalls.follow, { body: { Target: other.id } }, third);
  await platform.call(memberCalls.follow, { body: { Target: shy.id } }, third);
  const list = async (call: 'followers' | 'followees', of: Person, who?: Person) => {
    const input = { params: { id: of.id }, query: paging };
    const { data, totalNum } = await platform.call(memberCalls[call], input, who);
    return [data.map(({ User }) => User).sort(), totalNum];
  };
  const both = [third.id, shy.id].sort();
  const followees = [other.id, shy.id].sort();
  expect(await list('followers', other)).toEqual([both, 2]);
  expect(await list('followees', third)).toEqual([followees, 2]);
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, shy);
  for (const who of [undefined, third])
    expect(await list('followers', other, who)).toEqual([[third.id], 2]);
  for (const who of [undefined, other])
    expect(await list('followees', third, who)).toEqual([[other.id], 2]);
  // The owner of the list was told of it, and each member knows of themselves.
  for (const who of [other, shy]) expect(await list('followers', other, who)).toEqual([both, 2]);
  expect(await list('followees', third, third)).toEqual([followees, 2]);
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: false } }, shy);
});

it('a stopped account is marked, shows as little, and nobody signs in to it', async () => {
  await platform.database.transaction((tx) => stopAccount(tx, shy.id, platform.clock.now));
  const stopped = { Name: '害羞的人', HideProfile: false, Deactivated: true, ...nothing };
  expect(await seen(other)).toMatchObject({ member: stopped, listed: stopped, ...none });
  const params = { id: other.id };
  const { data } = await platform.call(memberCalls.followers, { params, query: paging });
  expect(data).toHaveLength(1);
  expect(data.map(({ User }) => User)).not.toContain(shy.id);
  expect((await platform.refusal(accountCalls.current, {}, shy)).code).toBe('UNAUTHENTICATED');
});
