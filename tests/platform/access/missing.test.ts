import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asking, codeOf, NOTHING } from '#tests/platform/support/refused.ts';

let platform: TestPlatform;
let admin: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { user, jwt } = await platform.join('管理员');
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  admin = jwt;
});
afterAll(() => platform.close());

const query = { page: 1, perPage: 20 };
const params = { id: NOTHING };
const shortName = 'nowhere';
const dates = { StartDate: '2026-12-01T00:00:00.000Z', EndDate: '2026-12-02T00:00:00.000Z' };
const review = { Points: [], Comment: '', Sent: false };

it.each([
  asking(archiveCalls.imports, { params: { shortName } }),
  asking(baselineCalls.create, { params, body: { Name: '基线', Result: 'f'.repeat(32) } }),
  asking(baselineCalls.remove, { params }),
  asking(channelCalls.enroll, { params }),
  asking(judgingReviewCalls.claim, { params, body: {} }),
  asking(judgingReviewCalls.ownOf, { params }),
  asking(judgingReviewCalls.save, { params: { ...params, number: 1 }, body: review }),
  asking(judgingReviewCalls.undo, { params, body: {} }),
  asking(judgingReviewCalls.works, { params, query }),
  asking(leaderboardCalls.stagePrivateMine, { params, query }),
  asking(leaderboardCalls.taskPrivateMine, { params, query }),
  asking(rescoringCalls.apply, { params: { ...params, rescoring: NOTHING } }),
  asking(managingCalls.create, { params: { shortName }, body: { Name: '比赛', ...dates } }),
  asking(organizationCalls.competitions, { params: { shortName }, query }),
  asking(registrationCalls.list, { params, query }),
  asking(registrationCalls.reviewSeveral, {
    params,
    body: { Users: [NOTHING], RegisterStatus: 1 },
  }),
  asking(scoringWorkerCalls.revokeToken, { params }),
  asking(trashCalls.list, { params: { shortName } }),
  asking(verificationCalls.review, { params, body: { Status: 1 } }),
])('%s is of something that there is', async (_, call, input) => {
  expect(await codeOf(platform, call, input, admin)).toBe('NOT_FOUND');
});
