import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { announcementAdminCalls } from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { questionnaireAdminCalls } from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { questAdminCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asking, codeOf, NOTHING } from '#tests/platform/support/refused.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '管理员', { roles: ['admin', 'columnist'] });
});
afterAll(() => platform.close());

const params = { id: NOTHING };
const Reason = ' ';
const quest = {
  Type: 'DAILY' as const,
  Name: '',
  Link: null,
  Description: '',
  Guideline: '',
  CompletionThreshold: 1,
  CountsOnce: false,
  Rewards: [],
  SortWeight: 0,
  RelatedPages: [],
  AssociatedEventTypes: [],
};

it.each([
  asking(activityCalls.setFields, { body: { data: [{ Key: '', Name: '', Icon: 'chart' }] } }),
  asking(applicationFormCalls.answer, { params, body: { Status: 1, Answer: ' ' } }),
  asking(applicationCalls.create, { body: { Type: 0, Content: '一起' } }),
  asking(columnCalls.create, {
    body: { Name: '', ShortDescription: '', Image: 'f'.repeat(32) },
  }),
  asking(competitionCalls.stages, { query: {} }),
  asking(competitionCalls.tasks, { query: {} }),
  asking(creatorAdminCalls.recordViolation, { params, body: { Reason } }),
  asking(creatorAdminCalls.returnExchange, { params, body: { Reason } }),
  asking(creatorAdminCalls.setFeatured, { body: { Featured: [NOTHING, NOTHING] } }),
  asking(datasetCalls.publish, { params, body: { Files: [], Note: '' } }),
  asking(memberAdminCalls.banCreator, { params, body: { Reason } }),
  asking(moderationCalls.remove, { params: { kind: 'POST', ...params }, query: { Reason } }),
  asking(notificationCalls.markRead, { body: {} }),
  asking(parkedWorkCalls.giveUpJob, { params, body: { Reason } }),
  asking(questAdminCalls.create, { body: quest }),
  asking(submissionCalls.note, { params, body: { Note: '长'.repeat(2_000) } }),
  asking(teamCalls.list, { query: {} }),
  asking(workOrderCalls.send, { body: { WorkOrder: NOTHING, Content: ' ' } }),
])('%s is refused for what is asked', async (_, call, input) => {
  expect(await codeOf(platform, call, input, admin.token)).toBe('BAD_USER_INPUT');
});

it('a change of what administrators wrote is refused as its making is', async () => {
  const announcement = {
    Kind: 'banner' as const,
    Title: '停机维护',
    Content: '今晚',
    Buttons: [],
    StartDate: platform.clock.now.toISOString(),
    EndDate: null,
  };
  const announced = await platform.call(
    announcementAdminCalls.create,
    { body: announcement },
    admin,
  );
  const Question = { Title: '满意吗？', Options: [{ content: '是' }, { content: '否' }], Type: 1 };
  const questionnaire = { Name: '满意度', Description: '', QuestionList: [{ Question }] };
  const asked = await platform.call(questionnaireAdminCalls.create, { body: questionnaire }, admin);
  const changes = [
    asking(announcementAdminCalls.update, {
      params: { id: announced._id },
      body: { ...announcement, Title: '' },
    }),
    asking(questionnaireAdminCalls.update, {
      params: { id: asked._id },
      body: { ...questionnaire, Name: '' },
    }),
  ];
  for (const [, call, input] of changes)
    expect(await codeOf(platform, call, input, admin.token)).toBe('BAD_USER_INPUT');
});
