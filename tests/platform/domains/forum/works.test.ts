import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { type WorkPostSort } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { eq } from 'drizzle-orm';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { type Person, picture, post, writer } from '#tests/platform/support/forum.ts';
import { project } from '#tests/platform/support/projects.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

/** A member at level 2 with a team in the competition. */
const player = async (competition: TestCompetition, name: string) => {
  const entered = await enter(platform, competition, name);
  await platform.database.db
    .update(members)
    .set({ growthScore: 100 })
    .where(eq(members.id, entered.id));
  return entered;
};

const workOf = async (
  competition: string,
  one: Person & { team: string },
  changes: object = {},
) => ({
  Summary: '一句话',
  Cover: await picture(platform, one),
  Pics: [],
  Team: one.team,
  Competition: competition,
  ...changes,
});

const refused = async (forum: string, { token }: Person, WorkProps: object) =>
  platform.refusal(
    forumCalls.create,
    { body: { Forum: forum, Title: '作品', Content: '介绍', Type: 3, WorkProps } as never },
    { token },
  );

describe('a work', () => {
  it('is about a project that is named with it or with the post', async () => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, 'coder');
    const published = async () => {
      const id = await project(platform, one);
      await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, one);
      return id;
    };
    const [first, second] = [await published(), await published()];
    const WorkProps = await workOf(competition.id, one, { Lab: first });
    const made = await post(platform, competition.id, one, { Type: 3, WorkProps });
    expect([made.Lab, made.WorkProps?.Lab]).toEqual([first, first]);
    const change = async (body: object) => {
      const input = { params: { id: made._id }, body: body as never };
      const { post: changed } = await platform.call(forumCalls.update, input, one);
      return [changed.Lab, changed.WorkProps?.Lab];
    };
    const { Team, Competition, ...texts } = WorkProps;
    expect(await change({ WorkProps: { ...texts, Lab: second } })).toEqual([second, second]);
    expect(await change({ WorkProps: texts, Lab: null })).toEqual([null, null]);
  });

  it('shows its cover and pictures to everyone, its team, and its award once given', async () => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, 'artist');
    const Pics = [{ Key: await picture(platform, one), Description: '混淆矩阵' }];
    const WorkProps = await workOf(competition.id, one, { Pics });
    const made = await post(platform, competition.id, one, { Type: 3, WorkProps });
    expect(made.WorkProps).toMatchObject({
      Team: one.team,
      Competition: competition.id,
      Award: null,
      Cover: `/files/${WorkProps.Cover}`,
      Pics: [{ Link: `/files/${Pics[0]?.Key}`, Description: '混淆矩阵' }],
    });
    const download = await platform.app.inject(`/api/uploads/${WorkProps.Cover}`);
    expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'image/png']);
    const award = (Award: object | null, { token }: Person) =>
      platform.call(
        forumCalls.update,
        { params: { id: made._id }, body: { Award } as never },
        { token },
      );
    await expect(award({ Name: '一等奖', Ranking: 1 }, one)).rejects.toThrow('403');
    const given = await award({ Name: ' 一等奖 ', Ranking: 1 }, competition.organizer);
    expect(given.post.WorkProps?.Award).toEqual({ Name: '一等奖', Ranking: 1 });
    const awarded = async () =>
      (
        await platform.call(forumCalls.competitionWorks, {
          query: { page: 1, perPage: 6, Competition: competition.id, Awarded: true },
        })
      ).data.map(({ _id }) => _id);
    expect(await awarded()).toEqual([made._id]);
    const taken = await award(null, competition.organizer);
    expect(taken.post.WorkProps?.Award).toBeNull();
    expect(await awarded()).toEqual([]);
  });

  it('is written by a member of its team, one at a time', async () => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, 'captain1');
    const stranger = await player(competition, 'stranger1');
    const outsider = await writer(platform, 'outsider1');
    const work = await workOf(competition.id, one);
    for (const person of [stranger, outsider]) {
      expect(await refused(competition.id, person, work)).toMatchObject({ code: 'FORBIDDEN' });
    }
    const made = await post(platform, competition.id, one, { Type: 3, WorkProps: work });
    expect(await refused(competition.id, one, work)).toMatchObject({ code: 'CONFLICT' });
    await platform.call(forumCalls.remove, { params: { id: made._id } }, one);
    await post(platform, competition.id, one, { Type: 3, WorkProps: work });
  });

  it('is named by its team, in a closed forum to its members alone', async () => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, 'named');
    const named = async (person?: Person) => {
      const { data } = await platform.call(teamCalls.list, { query: { ids: one.team } }, person);
      return data[0]?.WorkPost;
    };
    expect(await named()).toBeNull();
    const WorkProps = await workOf(competition.id, one);
    const made = await post(platform, competition.id, one, { Type: 3, WorkProps });
    expect(await named()).toBe(made._id);
    await platform.database.db
      .update(competitions)
      .set({ publishStatus: publishStatus.organization })
      .where(eq(competitions.id, competition.id));
    const other = await writer(platform, 'unnamed');
    expect([await named(), await named(other), await named(one)]).toEqual([null, null, made._id]);
    await platform.call(forumCalls.remove, { params: { id: made._id } }, one);
    expect(await named(one)).toBeNull();
  });

  it('takes only pictures that its writer uploaded for posts', async () => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, 'painter');
    const other = await player(competition, 'owner');
    const foreign = await picture(platform, other);
    const csv = (await upload(platform, one.token, 'id,label\n1,a\n')).body.key;
    for (const key of [foreign, csv, 'f'.repeat(32)]) {
      const asCover = await workOf(competition.id, one, { Cover: key });
      expect(await refused(competition.id, one, asCover)).toMatchObject({
        code: 'NOT_FOUND',
        field: 'WorkProps.Cover',
      });
      const Pics = [{ Key: key, Description: '' }];
      const inside = await workOf(competition.id, one, { Pics });
      expect(await refused(competition.id, one, inside)).toMatchObject({
        code: 'NOT_FOUND',
        field: 'WorkProps.Pics',
      });
    }
  });

  it('keeps its pictures when an administrator edits it', async () => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, 'kept');
    const admin = await writer(platform, 'editor', { roles: ['admin'] });
    const { Team, Competition, ...texts } = await workOf(competition.id, one);
    const made = await post(platform, competition.id, one, {
      WorkProps: { ...texts, Team, Competition },
    });
    const body = { WorkProps: { ...texts, Summary: '改过的简介' } };
    const { post: changed } = await platform.call(
      forumCalls.update,
      { params: { id: made._id }, body },
      admin,
    );
    expect(changed.WorkProps).toMatchObject({ Summary: '改过的简介', Team: one.team });
  });

  it.each([
    [{ Summary: '简'.repeat(141) }, '作品简介字数超过限制'],
    [{ Cover: '' }, '请选择作品封面'],
    [
      { Pics: Array.from({ length: 21 }, () => ({ Key: 'a'.repeat(32), Description: '' })) },
      '作品图片集最多支持20张图片',
    ],
  ])('is refused with %j', async (changes, message) => {
    const competition = await makeCompetition(platform);
    const one = await player(competition, `bad${message.length}${Object.keys(changes)[0]}`);
    const work = await workOf(competition.id, one, changes);
    expect(await refused(competition.id, one, work)).toMatchObject({ message });
  });

  it.each([
    ['photo.gif', 400],
    ['photo.png', 200],
  ])('a picture named %s is answered %d', async (name, status) => {
    const { jwt } = await platform.join(`pic${status}`);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const sent = await upload(platform, jwt, png, { name, purpose: 'post-image' });
    expect(sent.status).toBe(status);
  });
});

describe('the gallery', () => {
  it('has works of published competitions in each order, and finds by title', async () => {
    const hidden = await makeCompetition(platform);
    const shown = await makeCompetition(platform);
    const publish = async (competition: TestCompetition, name: string) => {
      const one = await player(competition, name);
      const WorkProps = await workOf(competition.id, one);
      platform.clock.advance(60_000);
      return post(platform, competition.id, one, { Title: `画廊 ${name}`, WorkProps });
    };
    await publish(hidden, 'hidden');
    const liked = await publish(shown, 'liked');
    const viewed = await publish(shown, 'viewed');
    await publish(shown, 'newest');
    const fan = await writer(platform, 'fan');
    await platform.call(forumCalls.vote, { params: { id: liked._id } }, fan);
    await platform.call(forumCalls.view, { params: { id: viewed._id } }, fan);
    await platform.database.db
      .update(competitions)
      .set({ published: false })
      .where(eq(competitions.id, hidden.id));
    const first = async (sort: WorkPostSort) => {
      const query = { page: 1, perPage: 12, sort, Title: '画廊' };
      const { data, totalNum } = await platform.call(forumCalls.works, { query });
      expect(totalNum).toBe(3);
      return data[0]?.Title;
    };
    expect(await first('-ModifyTime')).toBe('画廊 newest');
    expect(await first('-VotesCount')).toBe('画廊 liked');
    expect(await first('-ViewsCount')).toBe('画廊 viewed');
    const ofOne = (Competition: string) =>
      platform.call(forumCalls.competitionWorks, { query: { page: 1, perPage: 6, Competition } });
    expect((await ofOne(shown.id)).totalNum).toBe(3);
    expect((await ofOne(hidden.id)).totalNum).toBe(0);
  });
});
