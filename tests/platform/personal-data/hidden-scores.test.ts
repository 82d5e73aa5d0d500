import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import {
  type Authorization,
  authorizationCalls,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  type Work,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { teamMembers } from '#platform/src/domains/teams/tables.ts';
import { makeCompetition, objective, resultFile } from '../support/competition.ts';
import { exportOf } from '../support/exported.ts';
import {
  assign,
  claim,
  makeJudged,
  pairs,
  reviewAll,
  rubric,
  setJudging,
} from '../support/judging.ts';
import {
  answersOf,
  formFields,
  makeFormCompetition,
  scored,
  setStage,
  setTask,
  submitForm,
} from '../support/managing.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { enter, reviewed, submit } from '../support/submitting.ts';

const WORKS = '比赛/提交记录';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

interface Entrant {
  id: string;
  token: string;
}

/** A work as an export has it: without others' names, and without what opens a project. */
const asExported = ({ reviewResults, SubjectiveWorkInfo: form, ...work }: Work) => ({
  ...work,
  SubjectiveWorkInfo: form && {
    ...form,
    Answers: form.Answers.map(({ labToken: _, ...answer }) => answer),
  },
  reviewResults: reviewResults.map(({ Score, Comment, Date }) => ({ Score, Comment, Date })),
});

/** Compares all works of an export, field by field, with what REST answers to the same member. */
const expectAsShown = async ({ id, token }: Entrant) => {
  const own = await platform.database.db
    .select({ id: works.id })
    .from(works)
    .where(eq(works.memberId, id));
  const ids = own.map((row) => row.id).join();
  const { data } = await platform.call(submissionCalls.byIds, { query: { ids } }, { token });
  const exported = (await exportOf(platform, id)).get(WORKS) as unknown as Work[];
  const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);
  expect(exported.toSorted(byId)).toEqual(data.map(asExported).toSorted(byId));
  return exported;
};

describe('an export has a work as the site shows it to its team', () => {
  it('without the private score until the private board opens', async () => {
    const competition = await makeCompetition(platform);
    const entrant = await enter(platform, competition, '先导出的人');
    await scored(platform, competition, entrant.token, resultFile(4, 2));
    const [hidden] = await expectAsShown(entrant);
    expect(hidden?.ObjectiveWorkInfo).toMatchObject({
      PublicReviewResult: { Score: 1 },
      PrivateReviewResult: null,
    });
    expect(JSON.stringify(hidden)).not.toContain('0.5');
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
    const [shown] = await expectAsShown(entrant);
    expect(shown?.ObjectiveWorkInfo).toMatchObject({ PrivateReviewResult: { Score: 0.5 } });
  });

  it('late, taken out, and after its member has left the team', async () => {
    const competition = await makeCompetition(platform);
    const { taskId, organizer } = competition;
    const entrant = await enter(platform, competition, '迟到的人');
    const { _id: id } = await scored(platform, competition, entrant.token, resultFile(3, 1));
    await platform.call(
      reviewingCalls.setStatus,
      { params: { id }, body: { Status: -3, Reason: '违反规则' } },
      organizer,
    );
    await setTask(platform, taskId, { endDate: platform.clock.now, takesLateWorks: true });
    await scored(platform, competition, entrant.token, resultFile(4, 2));
    expect(await expectAsShown(entrant)).toHaveLength(2);
    const own = and(
      eq(teamMembers.memberId, entrant.id),
      eq(teamMembers.competitionId, competition.id),
    );
    await platform.database.db.delete(teamMembers).where(own);
    expect(await expectAsShown(entrant)).toEqual([]);
  });

  it('without a number that a protected board keeps to itself', async () => {
    const competition = await makeCompetition(platform, {
      task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
    });
    const { taskId, organizer } = competition;
    const solution = Array.from(
      { length: 400 },
      (_, at) => `${at},a,${at % 2 ? 'public' : 'private'}`,
    );
    await platform.database.db
      .update(taskSolutions)
      .set({ csv: ['id,label,part', ...solution].join('\n') })
      .where(eq(taskSolutions.taskId, taskId));
    await platform.call(
      boardProtectionCalls.set,
      { params: { id: taskId }, body: { Protects: true } },
      organizer,
    );
    const entrant = await enter(platform, competition, '受保护的人');
    const withRight = (right: number) =>
      [
        'id,label',
        ...Array.from({ length: 400 }, (_, at) => `${at},${at < right ? 'a' : 'b'}`),
      ].join('\n');
    for (const right of [300, 299]) {
      platform.clock.advance(1_000);
      const { _id } = await submit(platform, competition, entrant.token, withRight(right));
      await reviewed(platform, entrant.token, _id);
    }
    const exported = await expectAsShown(entrant);
    expect(exported.map((work) => work.ObjectiveWorkInfo?.NoImprovement).sort()).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(exported)).not.toContain('privateScore');
  });

  it('of a form with the reviews that its team reads, and not by whom', async () => {
    const competition = await makeFormCompetition(platform);
    const entrant = await enter(platform, competition, '交表的人');
    const { _id: id } = await submitForm(platform, competition, entrant.token);
    await platform.call(
      reviewingCalls.review,
      { params: { id }, body: { Score: 87, Comment: '不错' } },
      competition.organizer,
    );
    const [exported] = await expectAsShown(entrant);
    expect(exported?.reviewResults).toMatchObject([{ Score: 87, Comment: '不错' }]);
    expect(JSON.stringify(exported)).not.toContain(competition.organizer.id);
  });
});

describe('judging by a panel', () => {
  it('is in the team’s export only once it is published', async () => {
    const { made, authors, judges } = await makeJudged(platform, '导', { teams: 2, judges: 3 });
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    for (const judge of judges) await reviewAll(platform, made, judge, () => 7, '细则评语');
    const rows = await platform.database.db
      .select({ memberId: works.memberId })
      .from(works)
      .where(eq(works.taskId, made.taskId));
    const authorsOf = authors.map(({ token }, at) => ({ token, id: rows[at]?.memberId ?? '' }));
    for (const { id } of authorsOf) {
      const exported = JSON.stringify([...(await exportOf(platform, id))]);
      expect(exported).not.toContain('细则评语');
      expect(exported).toContain('"SubjectiveWorkInfo":{"Score":null');
    }
    const params = { id: made.taskId };
    await platform.call(
      judgingOverviewCalls.publish,
      { params, body: { Reason: '' } },
      made.organizer,
    );
    for (const { id } of authorsOf)
      expect(JSON.stringify((await exportOf(platform, id)).get(WORKS))).not.toContain(
        '"SubjectiveWorkInfo":{"Score":null',
      );
  });

  it('is in the judge’s export by numbers, so that a blind work stays nameless', async () => {
    const { made, authors, judges } = await makeJudged(platform, '盲', { teams: 3, judges: 3 });
    const [judge] = judges;
    if (!judge) throw new Error('no judge');
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    await reviewAll(platform, made, judge, () => 5, '我的评语');
    const query = { page: 1, perPage: 100 };
    const { data } = await platform.call(
      judgingReviewCalls.works,
      { params: { id: made.taskId }, query },
      judge,
    );
    const files = await exportOf(platform, judge.id);
    const shown = data.map(({ Task, Number, Review }) => ({ Task, Number, Review }));
    expect(files.get('比赛/我的评审/按细则评审')).toEqual(expect.arrayContaining(shown));
    for (const { workId, teamId } of authors) {
      expect(JSON.stringify([...files])).not.toContain(workId);
      expect(JSON.stringify([...files])).not.toContain(teamId);
    }
  });

  it('in pairs is in it by numbers too', async () => {
    const { made, authors, judges } = await makeJudged(platform, '双', { teams: 3, judges: 3 });
    const [judge] = judges;
    if (!judge) throw new Error('no judge');
    await setJudging(platform, made, pairs);
    await assign(platform, made);
    const { Pair } = await claim(platform, made, judge);
    const files = await exportOf(platform, judge.id);
    expect(files.get('比赛/我的评审/两两比较')).toMatchObject([
      { _id: Pair?._id, Left: Pair?.Left.Number, Right: Pair?.Right.Number, Outcome: null },
    ]);
    for (const { workId } of authors) expect(JSON.stringify([...files])).not.toContain(workId);
  });
});

it('an export has qualification reviews as the site shows them', async () => {
  const competition = await makeCompetition(platform);
  const change = { needAgreement: true, agreementFields: formFields };
  await setStage(platform, competition.stageId, change);
  const { id, token } = await enter(platform, competition, '资质导出');
  const answers = await answersOf(platform, token, '海洋大学');
  const body = { Competition: competition.id, AgreementResults: answers };
  await platform.call(authorizationCalls.submit, { body }, { token });
  const query = { Stage: competition.stageId };
  const { data } = await platform.call(authorizationCalls.list, { query }, { token });
  const exported = (await exportOf(platform, id)).get('比赛/资质审核');
  const withoutTokens = ({ AgreementResults, ...rest }: Authorization) => ({
    ...rest,
    AgreementResults: AgreementResults.map(({ labToken: _, ...answer }) => answer),
  });
  expect(exported).toEqual(data.map(withoutTokens));
  expect(exported).toHaveLength(1);
});
