import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { recommendationCalls } from '@whaletide/schema/domains/recommendations/rest.ts';
import { stopAccount } from '#platform/src/domains/account/sessions.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { topics } from '#platform/src/domains/projects/store/topics.ts';
import { labs, labTagLinks } from '#platform/src/domains/projects/tables.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { recommending } from '#tests/platform/support/recommending.ts';
import { indexAll } from '#tests/platform/support/search.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let doing: ReturnType<typeof recommending>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  doing = recommending(platform);
});
afterAll(() => platform.close());

const hide = (who: { token: string }) =>
  platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, who);

describe('members', () => {
  it('are those whom those follow whom one follows, with how many they are', async () => {
    const { person, follow, ask } = doing;
    const [me, near, far, shy, star] = await Promise.all(
      ['我自己', '近的', '远的', '羞的', '星星'].map((name) => person(name)),
    );
    if (!me || !near || !far || !shy || !star) throw new Error('unreachable');
    for (const one of [near, far, shy]) {
      await follow(me, one);
      await follow(one, star);
    }
    // The follows of a hidden member are private.
    await hide(shy);
    const { data } = await ask(me);
    expect(data[0]).toEqual({
      _id: star.id,
      Type: 'USER',
      Reason: 'FOLLOWED',
      Count: 2,
      About: null,
      compRegCount: 0,
    });
    const ids = data.map(({ _id }) => _id);
    for (const one of [me, near, far, shy]) expect(ids).not.toContain(one.id);
  });

  it('are followed by those who follow the same', async () => {
    const { person, follow, of } = doing;
    const [me, fellow, common, other] = await Promise.all(
      ['甲一', '乙一', '丙一', '丁一'].map((name) => person(name)),
    );
    if (!me || !fellow || !common || !other) throw new Error('unreachable');
    for (const one of [me, fellow]) await follow(one, common);
    await follow(fellow, other);
    expect(await of(me, other.id)).toMatchObject({ Reason: 'READERS', Count: 1 });
  });

  it('wrote what one keeps, or keep the same', async () => {
    const { person, bookmark, of } = doing;
    const [me, writes, fellow] = await Promise.all(
      ['收藏者', '作者', '同好'].map((name) => person(name)),
    );
    if (!me || !writes || !fellow) throw new Error('unreachable');
    const lab = await versioned(platform, writes);
    for (const one of [me, fellow]) await bookmark(one, lab);
    expect(await of(me, writes.id)).toMatchObject({ Reason: 'AUTHOR', Count: 1 });
    expect(await of(me, fellow.id)).toMatchObject({ Reason: 'BOOKMARKS', Count: 1 });
  });

  it('aren’t told by projects that aren’t everybody’s any more', async () => {
    const { person, bookmark, of } = doing;
    const [me, fellow] = [await person('甲甲'), await person('乙乙')];
    const lab = await versioned(platform, await person('丙丙'));
    for (const one of [me, fellow]) await bookmark(one, lab);
    await platform.database.db.update(labs).set({ private: true }).where(eq(labs.id, lab));
    expect(await of(me, fellow.id)).toBeUndefined();
  });

  it('take part in the same competitions, which stand on the community’s pages', async () => {
    const competition = await makeCompetition(platform);
    const inner = await makeCompetition(platform);
    const me = await enter(platform, competition, '选手一');
    const other = await enter(platform, competition, '选手二');
    const { jwt: token, user } = await platform.join('选手三');
    for (const one of [me.token, token])
      await platform.call(
        competitionCalls.register,
        { params: { id: inner.id }, body: {} },
        { token: one },
      );
    await platform.database.db
      .update(competitions)
      .set({ published: false })
      .where(eq(competitions.id, inner.id));
    expect(await doing.of(me, other.id)).toMatchObject({
      Reason: 'COMPETITION',
      Count: 1,
      compRegCount: 1,
    });
    expect(await doing.of(me, user._id)).toBeUndefined();
  });

  it('are found for newcomers by what they filled in', async () => {
    const { person, ask } = doing;
    const fellow = await person('校友', { university: '听潮大学', company: '甲公司' });
    const shy = await person('害羞校友', { university: '听潮大学' });
    const colleague = await person('同事', { university: '他校', company: '听潮科技' });
    await hide(shy);
    const me = await person('新生', { university: '听潮大学', company: '听潮科技' });
    const { data } = await ask(me);
    const why = new Map(data.map(({ _id, Reason, About }) => [_id, [Reason, About]]));
    expect(why.get(fellow.id)).toEqual(['UNIVERSITY', '听潮大学']);
    expect(why.get(colleague.id)).toEqual(['COMPANY', '听潮科技']);
    expect(why.has(shy.id)).toBe(false);
  });

  it('write of what one writes of: by tags, and by the words of titles', async () => {
    const { person, of } = doing;
    const [me, tagged, worded] = await Promise.all(
      ['写者', '同类', '同词'].map((name) => person(name)),
    );
    if (!me || !tagged || !worded) throw new Error('unreachable');
    const [tagId = '', tagName] = [...topics][3] ?? [];
    const mine = await versioned(platform, me, { title: '珊瑚白化监测' });
    const theirs = await versioned(platform, tagged, { title: '别的题目' });
    await versioned(platform, worded, { title: '珊瑚白化的原因' });
    await platform.database.db
      .insert(labTagLinks)
      .values([mine, theirs].map((labId) => ({ labId, tagId, position: 0 })));
    // Older content is neither new nor a topic by its time alone.
    platform.clock.advance(40 * DAY);
    await indexAll(platform);
    const again = await platform.call(accountCalls.signIn, {
      body: { account: '写者@test.example', password: 'a-long-password' },
    });
    const back = { id: me.id, token: again.jwt };
    expect(await of(back, tagged.id)).toMatchObject({ Reason: 'TOPIC', About: tagName });
    expect(await of(back, worded.id)).toMatchObject({ Reason: 'WORDS' });
  });

  it('are neither stopped nor banned, whenever they were found', async () => {
    const { person, follow, of } = doing;
    const [me, near, stopped, banned] = await Promise.all(
      ['看客', '中间人', '停用者', '封禁者'].map((name) => person(name)),
    );
    if (!me || !near || !stopped || !banned) throw new Error('unreachable');
    await follow(me, near);
    for (const one of [stopped, banned]) await follow(near, one);
    for (const one of [stopped, banned]) expect(await of(me, one.id)).toBeDefined();
    const { database, clock } = platform;
    await database.transaction((tx) => stopAccount(tx, stopped.id, clock.now));
    await database.db
      .update(members)
      .set({ creatorBanned: clock.now })
      .where(eq(members.id, banned.id));
    for (const one of [stopped, banned]) expect(await of(me, one.id)).toBeUndefined();
  });

  it('are a member’s alone to ask for', async () => {
    const input = { query: { type: 'USER' as const, perPage: 2 } };
    expect((await platform.refusal(recommendationCalls.list, input)).code).toBe('UNAUTHENTICATED');
  });
});

describe('columns', () => {
  it('are followed, or written, by those whom one follows', async () => {
    const { person, follow, subscribe, filled, of } = doing;
    const [me, near] = [await person('读者甲'), await author(platform, '主笔')];
    const read = await filled(await author(platform, '旁人'), '被读的');
    await follow(me, near);
    await subscribe(near, read);
    const written = await filled(near, '所写的');
    expect(await of(me, read._id, 'COLUMN')).toMatchObject({
      Reason: 'FOLLOWED',
      Count: 1,
      compRegCount: null,
    });
    expect(await of(me, written._id, 'COLUMN')).toMatchObject({ Reason: 'OWNER' });
    expect(await of(near, written._id, 'COLUMN')).toBeUndefined();
  });

  it('are read by those who read the same, or hold what one keeps', async () => {
    const { person, subscribe, bookmark, filled, of } = doing;
    const [me, fellow] = [await person('读者乙'), await person('读者丙')];
    const owner = await author(platform, '多产者');
    const [common, other, kept] = [
      await filled(owner, '共读'),
      await filled(owner, '另读'),
      await filled(owner, '收录'),
    ];
    for (const one of [me, fellow]) await subscribe(one, common);
    await subscribe(fellow, other);
    await bookmark(me, kept.lab);
    expect(await of(me, other._id, 'COLUMN')).toMatchObject({ Reason: 'READERS', Count: 1 });
    expect(await of(me, kept._id, 'COLUMN')).toMatchObject({ Reason: 'BOOKMARKS', Count: 1 });
    expect(await of(me, common._id, 'COLUMN')).toBeUndefined();
  });

  it('are neither folded nor empty, nor of somebody who is hidden', async () => {
    const { person, filled, of } = doing;
    const [me, owner] = [await person('读者丁'), await author(platform, '一个作者')];
    const one = await filled(owner, '会折叠的');
    expect(await of(me, one._id, 'COLUMN')).toMatchObject({ Reason: 'RECENT', Count: 1 });
    const set = (row: Partial<typeof columns.$inferInsert>) =>
      platform.database.db.update(columns).set(row).where(eq(columns.id, one._id));
    await set({ collapsedDate: platform.clock.now });
    expect(await of(me, one._id, 'COLUMN')).toBeUndefined();
    await set({ collapsedDate: null, labsNumber: 0 });
    expect(await of(me, one._id, 'COLUMN')).toBeUndefined();
    await set({ labsNumber: 1 });
    expect(await of(me, one._id, 'COLUMN')).toBeDefined();
    await hide(owner);
    expect(await of(me, one._id, 'COLUMN')).toBeUndefined();
  });
});
