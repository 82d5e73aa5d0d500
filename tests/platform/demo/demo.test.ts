import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { EVENT_ACCOUNT_CHANGED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { ratingCalls } from '@whaletide/schema/domains/ratings/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import {
  EVENT_FOLLOWED,
  EVENT_JUDGING_ASSIGNED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { levelOf } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { fillDemo, isEmpty } from '#platform/src/demo/fill.ts';
import { competitions as competitionRows } from '#platform/src/domains/competitions/tables.ts';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { reviewed, submit } from '../support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  const { database, services, clock } = platform;
  expect(await isEmpty(database)).toBe(true);
  await fillDemo({ database, files: services.files, config: services.config }, 1, clock.now);
});
afterAll(() => platform.close());

const signIn = (account: string) =>
  platform.call(accountCalls.signIn, {
    body: { account: `${account}@demo.test`, password: 'whale-demo-2026' },
  });

const running = async () => {
  const query = { page: 1, perPage: 100, Status: 1, seriesDisabled: true };
  return (await platform.call(competitionCalls.list, { query })).data;
};

const tasksOf = async (ids: string[]) => {
  const query = { Competition: ids.join(',') };
  const { data: stages } = await platform.call(competitionCalls.stages, { query });
  const Stage = stages.map(({ _id }) => _id).join(',');
  return (await platform.call(competitionCalls.tasks, { query: { Stage } })).data;
};

describe('the demo community', () => {
  it('has accounts of every role, at the levels that they are said to have', async () => {
    for (const role of ['moderator', 'organizer', 'support', 'admin']) {
      expect((await signIn(role)).user.Roles).toEqual([role]);
    }
    expect((await signIn('creator')).user.Roles).toEqual(['columnist']);
    expect(levelOf((await signIn('member')).user.GrowthScore)).toBe(2);
    expect(levelOf((await signIn('newcomer')).user.GrowthScore)).toBe(1);
  });

  it('rates members by the rankings that are over', async () => {
    const query = { page: 1, perPage: 100, Active: true };
    const { data } = await platform.call(ratingCalls.board, { query });
    expect(data.filter(({ Provisional }) => !Provisional).length).toBeGreaterThan(10);
    expect(data.some(({ Provisional }) => Provisional)).toBe(true);
    expect(data[0]?.Value).toBeGreaterThan(1600);
  });

  it('tells of nothing that nobody can do: there are no follows yet', async () => {
    for (const account of ['member', 'captain']) {
      const { jwt: token } = await signIn(account);
      const query = { page: 1, perPage: 100 };
      const { data } = await platform.call(notificationCalls.list, { query }, { token });
      expect(data.length).toBeGreaterThan(5);
      expect(data.map(({ EventType }) => EventType)).not.toContain(EVENT_FOLLOWED);
      expect(data.some(({ hasRead }) => !hasRead)).toBe(true);
    }
  });

  it('tells a judge of the pairs that are theirs', async () => {
    const { jwt: token } = await signIn('judge');
    const query = { page: 1, perPage: 100 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    const assigned = data.find(({ EventType }) => EventType === EVENT_JUDGING_ASSIGNED);
    expect(assigned?.Data.Message).toBe('45 对作品等你比较');
    expect(assigned?.Data.Task?.Name).toBe('海报评选');
  });

  it('has a class with results of each kind, some of them late', async () => {
    const { jwt: token } = await signIn('school');
    const query = { page: 1, perPage: 100 };
    const { data: own } = await platform.call(classCalls.own, { query }, { token });
    const params = { id: own[0]?._id ?? '' };
    const { data: items } = await platform.call(classItemCalls.list, { params }, { token });
    expect(items.map(({ Kind }) => Kind)).toEqual(['lesson', 'practice', 'competition']);
    const { data } = await platform.call(classStudentCalls.list, { params, query }, { token });
    expect(data.filter(({ HasJoined }) => HasJoined)).toHaveLength(12);
    for (const { _id, DoneNumber } of items) {
      const results = data.flatMap(({ Results }) => Results.filter(({ Item }) => Item === _id));
      expect(results).toHaveLength(DoneNumber);
      expect(DoneNumber).toBeGreaterThan(8);
    }
    expect(data.some(({ Results }) => Results.some(({ Late }) => Late))).toBe(true);
  });

  it('has groups of boards, a board in a template and one from elsewhere', async () => {
    const competitions = await running();
    const tasks = await tasksOf(competitions.map(({ _id }) => _id));
    const Task = tasks.map(({ _id }) => _id).join(',');
    const { data: groups } = await platform.call(leaderboardGroupCalls.groups, { query: { Task } });
    const boards = groups.flatMap(({ leaderboards }) => leaderboards);
    expect(boards.map(({ Name }) => Name)).toEqual(['高校组', '企业组', '开赛三天']);
    for (const { _id: id } of boards) {
      const query = { page: 1, perPage: 50, Board: 'public' as const };
      const board = await platform.call(leaderboardGroupCalls.board, { params: { id }, query });
      expect(board.totalNum).toBeGreaterThan(3);
    }
    const templates = await Promise.all(
      tasks.map(({ _id }) =>
        platform.app.inject({ url: `/v2/api/tasks/${_id}/leaderboard?template=true` }),
      ),
    );
    const [styled, ...others] = templates.filter(({ statusCode }) => statusCode === 200);
    expect(styled?.body).toContain('class="rank rank-1"');
    expect(others).toEqual([]);
    const external = await platform.app.inject({ url: '/v2/api/custom/xwbankExternalLb' });
    expect(external.body).toContain('决赛日现场榜');
  });

  it('has competitions of every status and series with children', async () => {
    const list = (query: object) =>
      platform.call(competitionCalls.list, { query: { page: 1, perPage: 100, ...query } });
    const all = await list({});
    const children = all.data.flatMap((one) => one.childrenCompetitions ?? []);
    expect(all.totalNum + children.length).toBeGreaterThanOrEqual(40);
    for (const Status of [0, 1, 2]) expect((await list({ Status })).totalNum).toBeGreaterThan(4);
    expect((await list({ DetailType: 'EXERCISE' })).totalNum).toBe(3);
  });

  it('has boards with equal scores, and teams behind every row', async () => {
    const all = await tasksOf((await running()).map(({ _id }) => _id));
    // The last practice of the training camp is still to come.
    const now = platform.clock.now.getTime();
    const open = all.filter(({ StartDate }) => Date.parse(StartDate) <= now);
    // Works of this one are just being judged: none has a score.
    const tasks = open.filter(({ Name }) => Name !== '海报评选');
    expect(tasks).toHaveLength(open.length - 1);
    const boards = await Promise.all(
      tasks.map(({ _id }) =>
        platform.call(leaderboardCalls.taskPublic, {
          params: { id: _id },
          query: { page: 1, perPage: 100 },
        }),
      ),
    );
    // One has two teams.
    expect(boards.filter(({ data }) => data.length <= 8)).toHaveLength(1);
    const shared = boards.filter(({ data }) => data.some((row) => row.Rank !== row.Position));
    expect(shared.length).toBeGreaterThan(0);
  });

  it('has unread notifications for the member in a team', async () => {
    const { jwt: token } = await signIn('member');
    const query = { page: 1, perPage: 50, hasRead: false };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    // Signing in on another device is told as well.
    const filled = data.filter(({ EventType }) => EventType !== EVENT_ACCOUNT_CHANGED);
    expect(filled).toHaveLength(5);
  });

  it('has threads with deleted floors, and works with awards and pictures; counts are true', async () => {
    const [penguins] = (await running()).filter(({ Name }) => Name.includes('企鹅'));
    const Forum = penguins?._id ?? '';
    const { data, totalNum } = await platform.call(forumCalls.posts, {
      query: { page: 1, perPage: 100, Forum },
    });
    expect(totalNum).toBeGreaterThan(8);
    expect(data[0]?.TopicProps.IsStick).toBe(true);
    const long = data.find(({ IsGood }) => IsGood);
    const floors = await platform.call(forumCalls.replies, {
      params: { id: long?._id ?? '' },
      query: { page: 1, perPage: 100 },
    });
    const living = floors.data.filter(({ IsDeleted }) => !IsDeleted);
    expect(floors.totalNum).toBeGreaterThan(10);
    expect(living.length).toBeLessThan(floors.data.length);
    expect(long?.RepliesCount).toBe(living.length);
    const works = await platform.call(forumCalls.works, { query: { page: 1, perPage: 100 } });
    expect(works.totalNum).toBeGreaterThan(12);
    const [{ WorkProps: work } = { WorkProps: null }] = works.data;
    expect(work?.Award?.Name).toBe('三等奖');
    const picture = await platform.app.inject(`/api/uploads/${work?.CoverKey}`);
    expect(picture.headers['content-type']).toBe('image/png');
  });

  it('has coins that add up to nothing over all accounts', async () => {
    const [row] = await platform.database.db
      .select({ sum: sql<string>`sum(${coinEntries.amount})` })
      .from(coinEntries);
    expect(Number(row?.sum)).toBe(0);
  });

  it('has registrations that wait, and one that was rejected', async () => {
    const { jwt: token } = await signIn('organizer');
    const reviewed = (await running()).find(({ Name }) => Name === '共享单车需求预测');
    const params = { id: reviewed?._id ?? '' };
    const countOf = async (Status: number) => {
      const query = { page: 1, perPage: 20, Status };
      return (await platform.call(registrationCalls.list, { params, query }, { token })).totalNum;
    };
    expect([await countOf(0), await countOf(-1)]).toEqual([2, 1]);
    expect(await countOf(1)).toBe(reviewed?.UsersNumber);
  });

  it('scores the sample file of every running task', async () => {
    const competitions = await running();
    const tasks = await tasksOf(competitions.map(({ _id }) => _id));
    expect(tasks.length).toBeGreaterThanOrEqual(competitions.length);
    const { user, jwt: token } = await platform.join('trier');
    expect(user.GrowthScore).toBe(0);
    // Questions to members who register have tests of their own.
    await platform.database.db
      .update(competitionRows)
      .set({ registration: {}, registerLimit: false });
    for (const { _id, Competition, ObjectiveTaskInfo } of tasks) {
      if (ObjectiveTaskInfo?.SubmitType !== 'file') continue;
      const open = competitions.find((one) => one._id === Competition);
      // Its task is of the second stage.
      if (open?.DetailType === 'TRAINING_CAMP') continue;
      if (open?.RegisterEndDate && Date.parse(open.RegisterEndDate) < platform.clock.now.getTime())
        continue;
      const params = { id: Competition };
      await platform
        .call(competitionCalls.register, { params, body: {} }, { token })
        .catch(() => 'registered by the task before');
      // Handed out to those who take part.
      const task = { params: { id: _id } };
      const { ObjectiveTaskInfo: own } = await platform.call(competitionCalls.task, task, {
        token,
      });
      const url = own?.SampleFileDownloadUrl?.replace('/files/', '/api/uploads/');
      const headers = { authorization: `Bearer ${token}` };
      const sample = await platform.app.inject({ url: url ?? '', headers });
      const target = {
        id: Competition,
        stageId: '',
        taskId: _id,
        organizer: { id: '', token: '' },
      };
      const work = await submit(platform, target, token, sample.body);
      const done = await reviewed(platform, token, work._id);
      expect(done.ObjectiveWorkInfo?.PublicReviewResult).toEqual({
        Score: expect.any(Number),
        Further: ObjectiveTaskInfo.Scores.slice(1).map(() => expect.any(Number)),
        ReviewErrorMessage: null,
      });
    }
  });

  it('has a task whose private board opens by itself, after its teams have chosen', async () => {
    const ids = (await running()).map(({ _id }) => _id);
    const opening = (await tasksOf(ids)).filter((task) => task.PrivateLeaderboardDate !== null);
    expect(opening).toHaveLength(1);
    const [task] = opening;
    const chosenBy = task?.ObjectiveTaskInfo?.SelectionEndDate ?? '';
    expect(Date.parse(chosenBy)).toBeGreaterThan(Date.parse(task?.EndDate ?? ''));
    expect(Date.parse(task?.PrivateLeaderboardDate ?? '')).toBeGreaterThan(Date.parse(chosenBy));
    const { rows } = await platform.database.db.execute<{ due: string | Date }>(
      sql`select due from jobs where kind = 'open-private-board'`,
    );
    expect(rows.map(({ due }) => new Date(due).toISOString())).toEqual([
      task?.PrivateLeaderboardDate,
    ]);
  });
});

it('says how much of everything everybody sees, without stopped accounts', async () => {
  const counts = () => platform.call(siteCalls.communityCounts, {});
  const first = await counts();
  expect(Math.min(...Object.values(first))).toBeGreaterThan(0);
  const { db } = platform.database;
  await db
    .update(members)
    .set({ deactivated: platform.clock.now })
    .where(eq(members.email, 'school@demo.test'));
  // Counted once a minute.
  expect(await counts()).toEqual(first);
  platform.clock.advance(60_000);
  expect(await counts()).toEqual({ ...first, Members: first.Members - 1 });
});
