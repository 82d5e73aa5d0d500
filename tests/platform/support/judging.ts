import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { TestCompetition } from './competition.ts';
import { makeFormCompetition, submitForm } from './managing.ts';
import type { TestPlatform } from './platform.ts';
import { enter } from './submitting.ts';

export interface Judge {
  id: string;
  token: string;
}

type Settings = CallInput<typeof judgingSettingsCalls.set>['body'];

export const rubric: Settings = {
  Mode: 'rubric',
  Blind: true,
  Criteria: [
    { Title: '创意', Description: '', Kind: 'points', MaxPoints: 10, Weight: 3 },
    { Title: '可复现', Description: '', Kind: 'yesNo', MaxPoints: 1, Weight: 1 },
  ],
  JudgesPerWork: 3,
  PairsPerWork: 3,
  ShowsCriteria: true,
  ShowsComments: false,
};

export const pairs: Settings = { ...rubric, Mode: 'pairs', Criteria: [] };

export const setJudging = (
  platform: TestPlatform,
  made: Pick<TestCompetition, 'taskId' | 'organizer'>,
  body: Settings,
) =>
  platform.call(
    judgingSettingsCalls.set,
    { params: { id: made.taskId }, body },
    { token: made.organizer.token },
  );

export const assign = (platform: TestPlatform, made: TestCompetition) =>
  platform.call(
    judgingSettingsCalls.assign,
    { params: { id: made.taskId }, body: {} },
    { token: made.organizer.token },
  );

/** Joins a member and makes them a judge of the competition. */
export const makeJudge = async (
  platform: TestPlatform,
  made: TestCompetition,
  name: string,
): Promise<Judge> => {
  const { user, jwt } = await platform.join(name);
  await platform.call(
    roleCalls.set,
    { params: { id: made.id, userId: user._id }, body: { Role: 'judge' } },
    { token: made.organizer.token },
  );
  return { id: user._id, token: jwt };
};

/** A competition whose form was handed in by so many teams, with so many judges; names begin so. */
export const makeJudged = async (
  platform: TestPlatform,
  name: string,
  { teams, judges }: { teams: number; judges: number },
) => {
  const made = await makeFormCompetition(platform);
  const authors: { token: string; teamId: string; workId: string }[] = [];
  for (let at = 0; at < teams; at += 1) {
    const { token, team } = await enter(platform, made, `${name}a${at}`);
    const work = await submitForm(platform, made, token, `作品${at}`);
    authors.push({ token, teamId: team, workId: work._id });
  }
  const panel: Judge[] = [];
  for (let at = 0; at < judges; at += 1)
    panel.push(await makeJudge(platform, made, `${name}j${at}`));
  return { made, authors, judges: panel };
};

/** Reviews all works that are assigned to a judge, with so many points each. */
export const reviewAll = async (
  platform: TestPlatform,
  { taskId }: TestCompetition,
  { token }: Judge,
  pointsOf: (number: number) => number,
  comment = '',
) => {
  const { data } = await platform.call(
    judgingReviewCalls.works,
    { params: { id: taskId }, query: { page: 1, perPage: 100 } },
    { token },
  );
  for (const { Number: number } of data)
    await platform.call(
      judgingReviewCalls.save,
      {
        params: { id: taskId, number },
        body: {
          Points: [
            { Criterion: 'c1', Points: pointsOf(number) },
            { Criterion: 'c2', Points: 1 },
          ],
          Comment: comment,
          Sent: true,
        },
      },
      { token },
    );
  return data;
};

/** Claims the judge's pair. */
export const claim = (platform: TestPlatform, { taskId }: TestCompetition, { token }: Judge) =>
  platform.call(judgingReviewCalls.claim, { params: { id: taskId }, body: {} }, { token });
