import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, picture, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { eq } from 'drizzle-orm';
import { members } from '#platform/src/domains/members/tables.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
let forum: string;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  forum = (await makeCompetition(platform)).id;
  author = await writer(platform, '作者');
});
afterAll(() => platform.close());

const times = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
const read = (id: string) => platform.call(forumCalls.post, { params: { id } });

it('twenty replies at once are twenty floors, each with a number of its own', async () => {
  const { _id } = await post(platform, forum, author);
  const replies = await times((index) => reply(platform, _id, author, `第${index}句`));
  const numbers = replies.map(({ ReplyNumber }) => ReplyNumber).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1));
  expect((await read(_id)).RepliesCount).toBe(AT_ONCE);
});

it('one reply deleted twenty times at once is counted off once', async () => {
  const { _id } = await post(platform, forum, author);
  const [first] = [await reply(platform, _id, author), await reply(platform, _id, author)];
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(forumCalls.remove, { params: { id: first._id } }, author),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await read(_id)).RepliesCount).toBe(1);
});

it('one member liking twenty times at once is one like and one notice', async () => {
  const owner = await writer(platform, '被赞者');
  const fan = await writer(platform, '点赞者');
  const { _id: id } = await post(platform, forum, owner);
  await times(() => platform.call(forumCalls.vote, { params: { id } }, fan));
  expect((await read(id)).VotesCount).toBe(1);
  const query = { page: 1, perPage: 50 };
  expect((await platform.call(notificationCalls.list, { query }, owner)).totalNum).toBe(1);
  await times((index) =>
    platform.call(index % 2 ? forumCalls.vote : forumCalls.unvote, { params: { id } }, fan),
  );
  const { data } = await platform.call(forumCalls.postStates, { query: { ids: id } }, fan);
  expect((await read(id)).VotesCount).toBe(data[0]?.voted ? 1 : 0);
});

it('twenty members liking, replying and looking at once are all counted', async () => {
  const { _id: id } = await post(platform, forum, author);
  const crowd = await times((index) => writer(platform, `众人${index}`));
  await Promise.all(
    crowd.flatMap((person) => [
      platform.call(forumCalls.vote, { params: { id } }, person),
      reply(platform, id, person),
      platform.call(forumCalls.view, { params: { id } }, person),
      platform.call(forumCalls.view, { params: { id } }, person),
    ]),
  );
  expect(await read(id)).toMatchObject({
    VotesCount: AT_ONCE,
    RepliesCount: AT_ONCE,
    ViewsCount: AT_ONCE,
  });
});

it('a team that publishes twenty times at once has one work', async () => {
  const competition = await makeCompetition(platform);
  const one = await enter(platform, competition, 'publisher');
  await platform.database.db
    .update(members)
    .set({ growthScore: 100 })
    .where(eq(members.id, one.id));
  const Cover = await picture(platform, one);
  const WorkProps = { Summary: '', Cover, Pics: [], Team: one.team, Competition: competition.id };
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => post(platform, competition.id, one, { WorkProps })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const query = { page: 1, perPage: 6, Competition: competition.id };
  expect((await platform.call(forumCalls.competitionWorks, { query })).totalNum).toBe(1);
});
