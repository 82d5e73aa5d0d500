import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { administrationCalls } from '@whaletide/schema/domains/managing/rest/administration.ts';
import { applicationFormCalls as calls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  organizationAdminCalls,
  organizationCalls,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import {
  EVENT_APPLICATION_ANSWERED,
  EVENT_ORGANIZER_NAMED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: string;
beforeAll(async () => {
  platform = await startPlatform({
    env: { APPLICATIONS_PER_ADDRESS: '50', PUBLIC_ORIGINS: 'https://whale.example' },
  });
  const { user, jwt } = await platform.join('admin');
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  admin = jwt;
});
afterAll(() => platform.close());

const body = {
  Type: 4 as const,
  Phone: '13800000000',
  Data: { Name: '陈老师', Company: '海洋大学', Description: '' },
};
const apply = (token?: string) => platform.call(calls.send, { body }, { token });
const answer = (id: string, Status: 1 | 2, Answer: string, token = admin) =>
  platform.call(calls.answer, { params: { id }, body: { Status, Answer } }, { token });
const organization = (ShortName: string, Administrators: string[] = []) => ({
  ShortName,
  Name: '海洋大学',
  Description: '',
  Administrators,
});
const make = (id: string, given: ReturnType<typeof organization>) =>
  platform.call(calls.makeOrganization, { params: { id }, body: given }, { token: admin });
const told = async (token: string) => {
  const query = { page: 1, perPage: 20 };
  return (await platform.call(notificationCalls.list, { query }, { token })).data;
};
const waiting = async () =>
  (await platform.call(administrationCalls.counts, {}, { token: admin })).HostApplications;

describe('an application to host', () => {
  it('is answered once, and the applicant reads it by bell, mail and where they applied', async () => {
    const { user, jwt } = await platform.join('applicant');
    await platform.database.db
      .update(members)
      .set({ emailVerified: true })
      .where(eq(members.id, user._id));
    const before = (await waiting()) ?? 0;
    const { _id, Status } = await apply(jwt);
    expect(Status).toBe(0);
    expect(await waiting()).toBe(before + 1);
    await answer(_id, 1, ' 欢迎，请新建比赛 ');
    expect(await waiting()).toBe(before);
    const mine = await platform.call(calls.mine, { query: { Type: 4 } }, { token: jwt });
    expect(mine.data).toMatchObject([{ _id, Status: 1, Answer: '欢迎，请新建比赛' }]);
    expect((await told(jwt))[0]).toMatchObject({
      EventType: EVENT_APPLICATION_ANSWERED,
      Data: { Application: { Kind: 'HOST', Accepted: true }, Message: '欢迎，请新建比赛' },
    });
    const mails = await platform.database.db
      .select({ template: outbox.template, data: outbox.data })
      .from(outbox)
      .where(eq(outbox.memberId, user._id));
    expect(mails).toMatchObject([
      {
        template: 'outcome',
        data: { text: '你的办赛申请已通过：欢迎，请新建比赛', path: '/home/competition?host=1' },
      },
    ]);
    const params = { id: _id };
    expect(
      await platform.refusal(
        calls.answer,
        { params, body: { Status: 2, Answer: '不' } },
        { token: admin },
      ),
    ).toMatchObject({ code: 'CONFLICT', message: '该申请已经答复过了' });
  });

  it('becomes an organization, once accepted and once, with the applicant and colleagues', async () => {
    const { user, jwt } = await platform.join('founder');
    const colleague = await platform.join('colleague');
    const { _id } = await apply(jwt);
    const params = { id: _id };
    const refused = (given: ReturnType<typeof organization>) =>
      platform.refusal(calls.makeOrganization, { params, body: given }, { token: admin });
    expect(await refused(organization('haida'))).toMatchObject({ message: '请先通过该申请' });
    await answer(_id, 1, '欢迎');
    expect(await refused(organization('haida', ['nobody-there']))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Administrators',
    });
    await make(_id, organization('haida', [colleague.user.Name]));
    for (const token of [jwt, colleague.jwt])
      expect((await told(token))[0]).toMatchObject({
        EventType: EVENT_ORGANIZER_NAMED,
        Data: { Organization: { ShortName: 'haida', Name: '海洋大学', Role: 'admin' } },
      });
    const { data } = await platform.call(organizationCalls.mine, {}, { token: jwt });
    expect(data).toMatchObject([{ Organization: { ShortName: 'haida' }, Role: 'admin' }]);
    expect(await refused(organization('haida2'))).toMatchObject({
      code: 'CONFLICT',
      message: '该申请已经新建过组织',
    });

    const log = { query: { page: 1, perPage: 2, Kind: 'APPLICATION' as const } };
    const logged = await platform.call(moderationCalls.log, log, { token: admin });
    expect(logged.data.map(({ Action, Target }) => [Action, Target])).toEqual([
      ['applicationForms.makeOrganization', _id],
      ['applicationForms.answer', _id],
    ]);

    // Its administrators name colleagues themselves, and never the last goes.
    const shortName = 'haida';
    const third = await platform.join('third');
    await platform.call(
      organizationAdminCalls.addMember,
      { params: { shortName }, body: { Account: third.user.Name, Role: 'member' } },
      { token: jwt },
    );
    const remove = { params: { shortName, userId: colleague.user._id } };
    await platform.call(organizationAdminCalls.removeMember, remove, { token: jwt });
    const own = { params: { shortName, userId: user._id } };
    const last = { code: 'CONFLICT', message: '组织至少要有一名管理员，请先指定其他管理员' };
    expect(
      await platform.refusal(organizationAdminCalls.removeMember, own, { token: jwt }),
    ).toMatchObject(last);
    expect(
      await platform.refusal(
        organizationAdminCalls.setRole,
        { ...own, body: { Role: 'member' } },
        { token: jwt },
      ),
    ).toMatchObject(last);
    const members = { params: { shortName }, query: { page: 1, perPage: 20 } };
    expect(
      await platform.refusal(organizationAdminCalls.members, members, { token: third.jwt }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a visitor needs an administrator to be named', async () => {
    const { _id } = await apply();
    await answer(_id, 1, '已电话告知');
    expect(
      await platform.refusal(
        calls.makeOrganization,
        { params: { id: _id }, body: organization('visited') },
        { token: admin },
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Administrators' });
  });

  it('is answered by one of twenty administrators at once', async () => {
    const { _id } = await apply();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => answer(_id, at % 2 ? 1 : 2, '答复')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is answered, and counted, by administrators alone', async () => {
    const { jwt } = await platform.join('curious');
    const { _id } = await apply();
    const call = { params: { id: _id }, body: { Status: 1 as const, Answer: '好' } };
    expect(await platform.refusal(calls.answer, call, { token: jwt })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await platform.refusal(administrationCalls.counts, {}, { token: jwt })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
