import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { registrations } from '#platform/src/domains/teams/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { authorizations, works } from '#platform/src/domains/submissions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { makeFormCompetition, submitForm } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const ask = async (token: string, ...ids: string[]) =>
  (await platform.call(outcomeCalls.waiting, { query: { ids: ids.join(',') } }, { token })).data;

it('tells who manages competitions how much waits there, and goes down as it is done', async () => {
  const { db } = platform.database;
  const competition = await makeFormCompetition(platform);
  const { organizer } = competition;
  const nothing = {
    Registrations: 0,
    Qualifications: 0,
    Works: 0,
    FailedWorks: 0,
    RealNames: null,
  };
  expect(await ask(organizer.token, competition.id)).toEqual([
    { Competition: competition.id, ...nothing },
  ]);

  const { id, token, team } = await enter(platform, competition, 'author');
  const first = await submitForm(platform, competition, token, '第一件');
  const second = await submitForm(platform, competition, token, '第二件');
  await db.update(works).set({ status: workStatus.platformError }).where(eq(works.id, second._id));
  const { user } = await platform.join('hopeful');
  const moment = platform.clock.now;
  await db
    .insert(registrations)
    .values({ competitionId: competition.id, memberId: user._id, status: 0, createDate: moment });
  await db.insert(authorizations).values({
    id: newId(),
    competitionId: competition.id,
    stageId: competition.stageId,
    teamId: team,
    memberId: id,
    submitDate: moment,
    answers: [],
    status: -1,
  });
  expect(await ask(organizer.token, competition.id)).toMatchObject([
    { Registrations: 1, Qualifications: 1, Works: 1, FailedWorks: 1 },
  ]);

  const review = { params: { id: first._id }, body: { Score: 90, Comment: '' } };
  await platform.call(reviewingCalls.review, review, { token: organizer.token });
  expect(await ask(organizer.token, competition.id)).toMatchObject([{ Works: 0, FailedWorks: 1 }]);

  // Others' competitions are left out, and real names are the site administrators' alone.
  const other = await makeCompetition(platform);
  expect(await ask(organizer.token, competition.id, other.id)).toHaveLength(1);
  expect(await ask(token, competition.id)).toEqual([]);
  const admin = await platform.join('site-admin');
  await db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, admin.user._id));
  expect(await ask(admin.jwt, competition.id, other.id)).toMatchObject([
    { RealNames: 0 },
    { RealNames: 0 },
  ]);
});
