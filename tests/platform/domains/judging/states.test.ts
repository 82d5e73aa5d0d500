import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { EVENT_JUDGING_ASSIGNED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { closeDueAccounts } from '#platform/src/domains/account/closure.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { judgingWorks } from '#platform/src/domains/judging/tables.ts';
import { auditEntries } from '#platform/src/domains/moderation/tables.ts';
import type { TestCompetition } from '#tests/platform/support/competition.ts';
import {
  assign,
  claim,
  type Judge,
  makeJudge,
  makeJudged,
  pairs,
  reviewAll,
  rubric,
  setJudging,
} from '#tests/platform/support/judging.ts';
import { submitForm } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { PASSWORD } from '#tests/platform/support/two-factor.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const overview = ({ taskId, organizer }: TestCompetition) =>
  platform.call(judgingOverviewCalls.overview, { params: { id: taskId } }, organizer);
const ranking = async ({ taskId, organizer }: TestCompetition) => {
  const input = { params: { id: taskId }, query: { page: 1, perPage: 100 } };
  return (await platform.call(judgingOverviewCalls.ranking, input, organizer)).data;
};
const worksOf = async ({ taskId }: TestCompetition, { token }: Judge) => {
  const input = { params: { id: taskId }, query: { page: 1, perPage: 100 } };
  return (await platform.call(judgingReviewCalls.works, input, { token })).data;
};
const counting = ({ taskId }: TestCompetition, { id }: Judge, Counted: boolean | null) =>
  [judgingOverviewCalls.count, { params: { id: taskId, userId: id }, body: { Counted } }] as const;
const invalidate = ({ organizer }: TestCompetition, workId: string) =>
  platform.call(
    reviewingCalls.setStatus,
    { params: { id: workId }, body: { Status: workStatus.invalidated, Reason: '重复提交' } },
    organizer,
  );
const download = async (url: string | null | undefined, token: string) => {
  const answer = await platform.app.inject({
    url: (url ?? '').replace('/files/', '/api/uploads/'),
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, name: String(answer.headers['content-disposition']) };
};

describe('a judge whom the organizer counts or leaves out', () => {
  it('changes the ranking at once, until it is published, and is in the log', async () => {
    const { made, judges } = await makeJudged(platform, 'cnt', { teams: 3, judges: 3 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    const [one, two, odd] = judges as [Judge, Judge, Judge];
    for (const judge of [one, two]) await reviewAll(platform, made, judge, (number) => number);
    await reviewAll(platform, made, odd, (number) => (number === 1 ? 10 : 0));
    const numbers = async () => (await ranking(made)).map(({ Number: number }) => number);
    expect(await numbers()).toEqual([1, 3, 2]);
    await platform.call(...counting(made, odd, false), made.organizer);
    expect(await numbers()).toEqual([3, 2, 1]);
    const { Judges } = await overview(made);
    expect(Judges.find(({ User }) => User === odd.id)).toMatchObject({
      Counted: false,
      Choice: false,
    });
    await platform.call(...counting(made, odd, null), made.organizer);
    expect(await numbers()).toEqual([1, 3, 2]);

    const stranger = await makeJudge(platform, made, 'cntlate');
    const refusals = [
      await platform.refusal(...counting(made, stranger, true), made.organizer),
      await platform.refusal(...counting(made, odd, true), one),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(['NOT_FOUND', 'FORBIDDEN']);
    const publication = { params: { id: made.taskId }, body: {} };
    await platform.call(judgingOverviewCalls.publish, publication, made.organizer);
    expect(await platform.refusal(...counting(made, odd, false), made.organizer)).toMatchObject({
      code: 'CONFLICT',
      message: '评审结果已发布，不能再更改',
    });
    const logged = await platform.database.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'judging.count'), eq(auditEntries.targetId, made.id)))
      .orderBy(auditEntries.id);
    expect(logged).toEqual([
      { after: { judge: odd.id, counted: false } },
      { after: { judge: odd.id, counted: null } },
    ]);
  });
});

describe('a file of a judged work', () => {
  it('is read by those who are assigned to it, blind by a neutral name', async () => {
    const { made, judges } = await makeJudged(platform, 'fil', { teams: 2, judges: 2 });
    await setJudging(platform, made, { ...rubric, JudgesPerWork: 1 });
    await assign(platform, made);
    const [one, two] = judges as [Judge, Judge];
    const [[own], [others]] = [await worksOf(made, one), await worksOf(made, two)];
    const file = own?.Answers.find(({ fileName }) => fileName);
    expect(await download(file?.url, one.token)).toEqual({
      status: 200,
      name: `attachment; filename*=UTF-8''${encodeURIComponent(`作品 ${own?.Number}.pdf`)}`,
    });
    expect(own?.Number).not.toBe(others?.Number);
    expect((await download(file?.url, two.token)).status).toBe(404);
  });

  it('is read by a judge of pairs while the pair is open', async () => {
    const { made, judges } = await makeJudged(platform, 'fip', { teams: 3, judges: 1 });
    await setJudging(platform, made, { ...pairs, Blind: false });
    await assign(platform, made);
    const [judge] = judges as [Judge];
    const turn = await claim(platform, made, judge);
    const files = [turn.Pair?.Left, turn.Pair?.Right].map(
      (side) => side?.Answers.find(({ fileName }) => fileName)?.url,
    );
    for (const url of files)
      expect(await download(url, judge.token)).toEqual({
        status: 200,
        name: "attachment; filename*=UTF-8''report.pdf",
      });
    const answered = { params: { id: turn.Pair?._id ?? '' }, body: { Outcome: 'left' as const } };
    const next = await platform.call(judgingReviewCalls.answer, answered, judge);
    const open = [next.Pair?.Left.Number, next.Pair?.Right.Number];
    for (const [at, side] of [turn.Pair?.Left, turn.Pair?.Right].entries())
      expect((await download(files[at], judge.token)).status).toBe(
        open.includes(side?.Number) ? 200 : 404,
      );
  });
});

describe('a work that is taken out', () => {
  it('leaves reviews, progress and ranking, and comes back with what was said of it', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'out', { teams: 3, judges: 3 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    const [judge] = judges as [Judge];
    for (const one of judges) await reviewAll(platform, made, one, (number) => number);
    const workId = authors[0]?.workId ?? '';
    await invalidate(made, workId);
    expect(await worksOf(made, judge)).toHaveLength(2);
    expect(await overview(made)).toMatchObject({ Works: 2, Lacking: 0 });
    expect((await ranking(made)).map(({ Work }) => Work)).not.toContain(workId);
    const body = { Status: workStatus.reviewed };
    const params = { id: workId };
    await platform.call(reviewingCalls.setStatus, { params, body }, made.organizer);
    expect(await overview(made)).toMatchObject({ Works: 3, Lacking: 0 });
    expect((await worksOf(made, judge)).every(({ Review }) => Review?.Sent)).toBe(true);
  });

  it('leaves the open pair of a judge, who gets another', async () => {
    const { made, judges } = await makeJudged(platform, 'oup', { teams: 3, judges: 1 });
    await setJudging(platform, made, pairs);
    await assign(platform, made);
    const [judge] = judges as [Judge];
    const turn = await claim(platform, made, judge);
    const left = and(
      eq(judgingWorks.taskId, made.taskId),
      eq(judgingWorks.number, turn.Pair?.Left.Number ?? 0),
    );
    const [work] = await platform.database.db.select().from(judgingWorks).where(left);
    await invalidate(made, work?.workId ?? '');
    const params = { id: turn.Pair?._id ?? '' };
    const answered = { params, body: { Outcome: 'left' as const } };
    const next = await claim(platform, made, judge);
    expect([next.Pair?.Left.Number, next.Pair?.Right.Number]).not.toContain(turn.Pair?.Left.Number);
    expect(await platform.refusal(judgingReviewCalls.answer, answered, judge)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a judge whose account is closed', () => {
  it('loses what wasn’t sent to the others, while what was sent counts on', async () => {
    const { made, judges } = await makeJudged(platform, 'clo', { teams: 2, judges: 2 });
    await setJudging(platform, made, { ...rubric, JudgesPerWork: 1 });
    await assign(platform, made);
    const [gone, stays] = judges as [Judge, Judge];
    expect(await worksOf(made, gone)).toHaveLength(1);
    await reviewAll(platform, made, gone, () => 7);
    platform.clock.advance(1_000);
    const {
      made: other,
      judges: [idle],
    } = await makeJudged(platform, 'cli', {
      teams: 1,
      judges: 2,
    });
    await setJudging(platform, other, { ...rubric, JudgesPerWork: 2 });
    await assign(platform, other);
    for (const judge of [gone, idle as Judge])
      await platform.call(closureCalls.close, { body: { password: PASSWORD } }, judge);
    await assign(platform, made);
    await assign(platform, other);
    const { Judges } = await overview(made);
    const of = ({ id }: Judge) => Judges.find(({ User }) => User === id);
    expect(of(gone)).toMatchObject({ Removed: true, Assigned: 1, Done: 1 });
    expect(of(stays)).toMatchObject({ Removed: false, Assigned: 1, Done: 0 });
    expect((await overview(other)).Judges.find(({ User }) => User === idle?.id)).toMatchObject({
      Removed: true,
      Assigned: 0,
    });
    const later = new Date(platform.clock.now.getTime() + 31 * DAY);
    await closeDueAccounts({ ...platform.services, now: () => later }, allContributions.closure);
    expect((await ranking(made))[0]).toMatchObject({ Done: 1 });
  });
});

describe('a judge to whom works are handed out', () => {
  const heard = async ({ token }: Judge) => {
    const query = { page: 1, perPage: 10 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    return data
      .filter(({ EventType }) => EventType === EVENT_JUDGING_ASSIGNED)
      .map(({ EventType, Data }) => [
        notificationText(EventType, Data),
        notificationLink(EventType, Data),
      ]);
  };

  it('is told how many are new, each time that some are', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'tel', { teams: 2, judges: 1 });
    const [judge] = judges as [Judge];
    const [competition] = await platform.database.db
      .select()
      .from(competitions)
      .where(eq(competitions.id, made.id));
    await setJudging(platform, made, { ...rubric, JudgesPerWork: 1 });
    await assign(platform, made);
    await assign(platform, made);
    const link = `/home/judging/${made.taskId}`;
    const first = await heard(judge);
    expect(first).toEqual([[expect.stringMatching(/有 2 件作品等你评审$/), link]]);
    expect(first[0]?.[0]).toContain(competition?.name);
    platform.clock.advance(1_000);
    await submitForm(platform, made, authors[0]?.token ?? '', '新作品');
    await assign(platform, made);
    expect(await heard(judge)).toMatchObject([
      [expect.stringMatching(/有 1 件作品等你评审$/), link],
      [expect.stringMatching(/有 2 件作品等你评审$/), link],
    ]);
  });

  it('is told of pairs', async () => {
    const { made, judges } = await makeJudged(platform, 'tep', { teams: 3, judges: 1 });
    await setJudging(platform, made, pairs);
    await assign(platform, made);
    await assign(platform, made);
    expect(await heard(judges[0] as Judge)).toMatchObject([
      [expect.stringMatching(/有 3 对作品等你比较$/), expect.any(String)],
    ]);
  });
});
