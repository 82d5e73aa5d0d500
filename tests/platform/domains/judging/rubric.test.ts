import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import {
  assign,
  type Judge,
  makeJudge,
  makeJudged,
  reviewAll,
  rubric,
  setJudging,
} from '#tests/platform/support/judging.ts';
import { scoreOn, submitForm } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

type Made = Awaited<ReturnType<typeof makeJudged>>['made'];

const worksOf = async ({ taskId }: Made, { token }: Judge) => {
  const input = { params: { id: taskId }, query: { page: 1, perPage: 100 } };
  return (await platform.call(judgingReviewCalls.works, input, { token })).data;
};
const overview = ({ taskId, organizer }: Made) =>
  platform.call(judgingOverviewCalls.overview, { params: { id: taskId } }, organizer);
type Asked<C extends RestCall> = [C, CallInput<C>, { token: string }];

const publish = (
  { taskId }: Made,
  token: string,
  Reason?: string,
): Asked<typeof judgingOverviewCalls.publish> => [
  judgingOverviewCalls.publish,
  { params: { id: taskId }, body: { ...(Reason !== undefined && { Reason }) } },
  { token },
];
const save = (
  { taskId }: Made,
  number: number,
  { token }: Judge,
  Points: number,
  Sent = true,
): Asked<typeof judgingReviewCalls.save> => [
  judgingReviewCalls.save,
  {
    params: { id: taskId, number },
    body: {
      Points: [
        { Criterion: 'c1', Points },
        { Criterion: 'c2', Points: 0 },
      ],
      Comment: '',
      Sent,
    },
  },
  { token },
];

describe('a task that is judged by a rubric', () => {
  it('hands works out equally, blind, and scores them once it is published', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'rub', { teams: 4, judges: 4 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    const own = await Promise.all(judges.map((judge) => worksOf(made, judge)));
    expect(own.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    const [first] = own[0] ?? [];
    expect(first).toMatchObject({ TeamName: null, Review: null });
    expect(first?.Answers.map(({ fileName }) => fileName)).toContain(`作品 ${first?.Number}.pdf`);
    expect(JSON.stringify(own)).not.toMatch(/report\.pdf|ruba\d/);

    for (const judge of judges) await reviewAll(platform, made, judge, (number) => number, '很好');
    const [author] = authors;
    const hidden = await platform.call(
      submissionCalls.get,
      { params: { id: author?.workId ?? '' } },
      { token: author?.token ?? '' },
    );
    expect(hidden).toMatchObject({
      Status: workStatus.pending,
      SubjectiveWorkInfo: { Score: null },
      reviewResults: [],
    });
    const results = () =>
      platform.call(
        judgingOverviewCalls.results,
        { query: { ids: author?.workId ?? '' } },
        { token: author?.token ?? '' },
      );
    expect((await results()).data).toEqual([]);

    const done = await overview(made);
    expect(done).toMatchObject({ Works: 4, Lacking: 0, Added: 0, Agreement: 1, Connected: true });
    const published = await platform.call(...publish(made, made.organizer.token));
    expect(published.PublishedDate).not.toBeNull();
    const { data } = await results();
    const number = 4 + 1 - (data[0]?.Rank ?? 0);
    expect(data).toMatchObject([{ Works: 4, Comments: [] }]);
    // Three quarters of the weight for the points, one for the yes.
    expect(data[0]?.Criteria).toEqual([
      { Title: '创意', Mean: number, MaxPoints: 10 },
      { Title: '可复现', Mean: 1, MaxPoints: 1 },
    ]);
    const score = await scoreOn(platform, made, author?.teamId ?? '', 'taskPublic');
    expect(score).toBeCloseTo(25 + 7.5 * number, 0);
    expect(await platform.refusal(...publish(made, made.organizer.token))).toMatchObject({
      code: 'CONFLICT',
      message: '评审结果已发布',
    });
    expect(await platform.refusal(...save(made, 1, judges[0] as Judge, 1))).toMatchObject({
      code: expect.stringMatching(/CONFLICT|NOT_FOUND/),
    });
  });

  it('keeps a draft that counts for nothing, and changes what was sent', async () => {
    const { made, judges } = await makeJudged(platform, 'drf', { teams: 1, judges: 1 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    const [judge] = judges as [Judge];
    const draft = await platform.call(...save(made, 1, judge, 4, false));
    expect(draft.Review).toMatchObject({ Sent: false });
    expect((await overview(made)).Judges[0]).toMatchObject({ Assigned: 1, Done: 0 });
    await platform.call(...save(made, 1, judge, 5));
    const changed = await platform.call(...save(made, 1, judge, 6));
    expect(changed.Review).toMatchObject({
      Sent: true,
      Points: [
        { Criterion: 'c1', Points: 6 },
        { Criterion: 'c2', Points: 0 },
      ],
    });
    expect(await platform.refusal(...save(made, 1, judge, 11))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'Points',
      message: '「创意」为 0 到 10 的整数',
    });
    expect(
      await platform.refusal(
        judgingSettingsCalls.set,
        { params: { id: made.taskId }, body: { ...rubric, Blind: false } },
        made.organizer,
      ),
    ).toMatchObject({ code: 'CONFLICT', field: 'Mode' });
  });

  it('publishes with missing reviews for a reason alone', async () => {
    const { made, judges, authors } = await makeJudged(platform, 'mis', { teams: 2, judges: 2 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    await platform.call(...save(made, 1, judges[0] as Judge, 4));
    expect(await platform.refusal(...publish(made, made.organizer.token))).toEqual({
      code: 'CONFLICT',
      field: 'Reason',
      message: '还有 2 件作品的评审不够，如仍要发布请说明原因',
    });
    const published = await platform.call(...publish(made, made.organizer.token, '评委时间不够'));
    expect(published.PublishReason).toBe('评委时间不够');
    const scores = await Promise.all(
      authors.map(({ teamId }) => scoreOn(platform, made, teamId, 'taskPublic')),
    );
    expect(scores.filter((score) => score !== undefined)).toHaveLength(1);
  });

  it('gives nobody the work of their own school or organization, and says which lack judges', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'sch', { teams: 2, judges: 2 });
    const { db } = platform.database;
    const [author] = authors;
    const [team] = await db
      .select()
      .from(teams)
      .where(eq(teams.id, author?.teamId ?? ''));
    const setSchool = (id: string, university: string) =>
      db.update(members).set({ university }).where(eq(members.id, id));
    await setSchool(team?.captainId ?? '', '远岸大学');
    await setSchool(judges[0]?.id ?? '', ' 远岸大学 ');
    await setJudging(platform, made, { ...rubric, JudgesPerWork: 2 });
    await assign(platform, made);
    expect(await worksOf(made, judges[0] as Judge)).toHaveLength(1);
    expect(await worksOf(made, judges[1] as Judge)).toHaveLength(2);
    const { LackingWorks } = await overview(made);
    expect(LackingWorks.find(({ Work }) => Work === author?.workId)).toMatchObject({
      Possible: 1,
      Needed: 2,
    });
    // A later conflict is refused all the same.
    const [, second] = judges;
    const both = await worksOf(made, second as Judge);
    await setSchool(second?.id ?? '', '远岸大学');
    const refusals = await Promise.all(
      both.map(({ Number: number }) =>
        platform.call(...save(made, number, second as Judge, 1)).then(
          () => null,
          () => platform.refusal(...save(made, number, second as Judge, 1)),
        ),
      ),
    );
    expect(refusals.filter(Boolean)).toEqual([
      { code: 'FORBIDDEN', message: '不能评审同校成员的作品' },
    ]);
  });

  it('is closed to judges who aren’t assigned, to single scores, and to who was removed', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'rem', { teams: 2, judges: 2 });
    await setJudging(platform, made, { ...rubric, JudgesPerWork: 2 });
    await assign(platform, made);
    const late = await makeJudge(platform, made, 'remlate');
    const own = { params: { id: made.taskId } };
    expect(await platform.refusal(judgingReviewCalls.ownOf, own, late)).toEqual({
      code: 'FORBIDDEN',
      message: '你没有被分配评审该任务',
    });
    expect(
      await platform.refusal(
        reviewingCalls.review,
        { params: { id: authors[0]?.workId ?? '' }, body: { Score: 1, Comment: '' } },
        made.organizer,
      ),
    ).toMatchObject({ code: 'CONFLICT' });
    // The list of all works tells judges nothing any more.
    expect(
      await platform.refusal(
        submissionCalls.list,
        { query: { Task: made.taskId, page: 1, perPage: 10 } },
        judges[0] as Judge,
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
    await platform.call(...save(made, 1, judges[0] as Judge, 4));
    await platform.call(
      roleCalls.remove,
      { params: { id: made.id, userId: judges[0]?.id ?? '' } },
      made.organizer,
    );
    expect(await platform.refusal(judgingReviewCalls.ownOf, own, judges[0] as Judge)).toMatchObject(
      { code: 'FORBIDDEN' },
    );
    await assign(platform, made);
    const { Judges } = await overview(made);
    expect(Judges.find(({ User }) => User === judges[0]?.id)).toMatchObject({
      Removed: true,
      Assigned: 1,
      Done: 1,
    });
    expect(await worksOf(made, late)).toHaveLength(1);
  });

  it('takes the latest work of a team, and those that came since on the next assignment', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'lat', { teams: 2, judges: 3 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    platform.clock.now = new Date(platform.clock.now.getTime() + 1_000);
    await submitForm(platform, made, authors[0]?.token ?? '', '新作品');
    expect(await overview(made)).toMatchObject({ Works: 2, Added: 1 });
    await assign(platform, made);
    expect(await overview(made)).toMatchObject({ Works: 2, Added: 0 });
    const numbers = (await worksOf(made, judges[0] as Judge)).map(({ Number: number }) => number);
    expect(numbers).toHaveLength(2);
    expect(numbers).toContain(3);
    await platform.database.db
      .update(teams)
      .set({ banned: true })
      .where(eq(teams.id, authors[1]?.teamId ?? ''));
    expect(await overview(made)).toMatchObject({ Works: 1 });
  });
});
