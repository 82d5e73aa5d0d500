import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { CompetitionRole } from '@whaletide/schema/domains/competitions/rules/competition-roles.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  EVENT_ROLE_GIVEN,
  EVENT_ROLE_TAKEN,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { makeFormCompetition, submitForm } from '#tests/platform/support/managing.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Made {
  id: string;
  organizer: { id: string; token: string };
}

const give = (made: Made, userId: string, Role: CompetitionRole, token = made.organizer.token) => {
  const input = { params: { id: made.id, userId }, body: { Role } };
  return platform.call(roleCalls.set, input, { token });
};
const take = (made: Made, userId: string, token = made.organizer.token) =>
  platform.call(roleCalls.remove, { params: { id: made.id, userId } }, { token });
const member = async (name: string) => {
  const { user, jwt } = await platform.join(name);
  return { id: user._id, token: jwt };
};
const roleIn = async ({ id }: Made, token: string) =>
  (await platform.call(competitionCalls.states, { query: { ids: id } }, { token })).data[0]?.Role;
const told = async (token: string) => {
  const query = { page: 1, perPage: 10 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ EventType, Data }) => [EventType, Data.Role]);
};

describe('a co-organizer', () => {
  it('manages, but neither deletes nor gives roles, until the role is taken away', async () => {
    const made = await makeCompetition(platform, { competition: { published: false } });
    const helper = await member('helper');
    const by = { token: helper.token };
    const checklist = () =>
      platform.call(managingCalls.checklists, { query: { ids: made.id } }, by);
    expect((await checklist()).data).toEqual([]);
    await give(made, helper.id, 'coOrganizer');
    expect((await checklist()).data).toHaveLength(1);
    expect(await roleIn(made, helper.token)).toBe('coOrganizer');
    expect(await told(helper.token)).toEqual([[EVENT_ROLE_GIVEN, 'coOrganizer']]);
    const stranger = await member('helper2');
    const refused = {
      remove: await platform.refusal(managingCalls.remove, { params: { id: made.id } }, by),
      give: await platform.refusal(
        roleCalls.set,
        { params: { id: made.id, userId: stranger.id }, body: { Role: 'judge' } },
        by,
      ),
    };
    expect(refused.remove).toMatchObject({ code: 'FORBIDDEN' });
    expect(refused.give).toMatchObject({ message: '仅比赛负责人可以进行该操作' });
    await take(made, helper.id);
    expect((await checklist()).data).toEqual([]);
    expect(await told(helper.token)).toContainEqual([EVENT_ROLE_TAKEN, 'coOrganizer']);
  });

  it('leaves by oneself, unheard', async () => {
    const made = await makeCompetition(platform);
    const helper = await member('leaver');
    await give(made, helper.id, 'coOrganizer');
    await take(made, helper.id, helper.token);
    expect(await roleIn(made, helper.token)).toBeNull();
    expect(await told(helper.token)).toHaveLength(1);
  });
});

describe('a judge', () => {
  it('who takes part in the competition is told of to who manages it', async () => {
    const made = await makeFormCompetition(platform);
    const player = await enter(platform, made, 'playingjudge');
    const other = await member('neutraljudge');
    await give(made, player.id, 'judge');
    await give(made, other.id, 'judge');
    const query = { query: { Competition: made.id } };
    const { data } = await platform.call(roleCalls.list, query, { token: made.organizer.token });
    const takesPart = data.map(({ User, OwnTeam }) => [User, OwnTeam !== null]);
    expect(Object.fromEntries(takesPart)).toEqual({ [player.id]: true, [other.id]: false });
  });

  it('reads and reviews works of forms, and does nothing else with them', async () => {
    const made = await makeFormCompetition(platform);
    const author = await enter(platform, made, 'judged');
    const work = await submitForm(platform, made, author.token);
    const judge = await member('judge');
    const by = { token: judge.token };
    const query = { query: { Task: made.taskId, page: 1, perPage: 10 } };
    expect((await platform.refusal(submissionCalls.list, query, by)).code).toBe('FORBIDDEN');
    await give(made, judge.id, 'judge');
    expect((await platform.call(submissionCalls.list, query, by)).data).toHaveLength(1);
    const input = { params: { id: work._id }, body: { Score: 6, Comment: '不错' } };
    const reviewed = await platform.call(reviewingCalls.review, input, by);
    expect(reviewed.SubjectiveWorkInfo?.Score).toBe(6);
    const out = { params: { id: work._id }, body: { Status: -3 as const, Reason: '重复' } };
    expect((await platform.refusal(reviewingCalls.setStatus, out, by)).code).toBe('NOT_FOUND');
    const checklist = { query: { ids: made.id } };
    expect((await platform.call(managingCalls.checklists, checklist, by)).data).toEqual([]);
    await take(made, judge.id);
    expect((await platform.refusal(reviewingCalls.review, input, by)).code).toBe('NOT_FOUND');
  });

  it('sees no work that is scored automatically, and reviews none of the own team', async () => {
    const scored = await makeCompetition(platform);
    const { token } = await enter(platform, scored, 'scored');
    await submit(platform, scored, token, 'id,label\n1,a\n');
    const judge = await member('judge2');
    await give(scored, judge.id, 'judge');
    const query = { query: { Task: scored.taskId, page: 1, perPage: 10 } };
    const refusal = await platform.refusal(submissionCalls.list, query, { token: judge.token });
    expect(refusal.code).toBe('FORBIDDEN');
    const forms = await makeFormCompetition(platform);
    const author = await enter(platform, forms, 'partial');
    const work = await submitForm(platform, forms, author.token);
    await give(forms, author.id, 'judge');
    const input = { params: { id: work._id }, body: { Score: 10, Comment: '' } };
    const own = await platform.refusal(reviewingCalls.review, input, { token: author.token });
    expect(own).toMatchObject({ code: 'FORBIDDEN', message: '不能评审自己团队的作品' });
  });
});

describe('giving a role', () => {
  it('is refused for an owner and for nobody', async () => {
    const made = await makeCompetition(platform);
    const input = (userId: string) => ({
      params: { id: made.id, userId },
      body: { Role: 'judge' as const },
    });
    const by = made.organizer;
    const own = await platform.refusal(roleCalls.set, input(made.organizer.id), by);
    expect(own).toMatchObject({ code: 'CONFLICT', message: '该成员已是比赛负责人' });
    const nobody = await platform.refusal(roleCalls.set, input('f'.repeat(24)), by);
    expect(nobody.code).toBe('NOT_FOUND');
  });

  it('to who has another changes that', async () => {
    const made = await makeCompetition(platform);
    const helper = await member('changed');
    await give(made, helper.id, 'judge');
    await give(made, helper.id, 'coOrganizer');
    const query = { query: { Competition: made.id } };
    const { data } = await platform.call(roleCalls.list, query, made.organizer);
    expect(data).toMatchObject([{ User: helper.id, Role: 'coOrganizer' }]);
  });
});
