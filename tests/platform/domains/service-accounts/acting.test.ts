import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { exportCalls } from '@whaletide/schema/domains/managing/rest/exports.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { participationCalls } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { registrations } from '#platform/src/domains/teams/tables.ts';
import type { TestCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { openLive } from '#tests/platform/support/live.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { competitionAsking, register } from '#tests/platform/support/registration.ts';
import { serviceAccount } from '#tests/platform/support/service-accounts.ts';
import { makeOrganization } from '../managing/support.ts';

let platform: TestPlatform;
let admin: Person;
let draft: TestCompetition;
let tide: { id: string; token: string };
/** Accounts that are good for reading, and for reviewing. */
let reader: { token: string };
let reviewer: { token: string };
/** Accounts of another organization, and of the site. */
let foreign: { token: string };
let ofSite: { token: string };

beforeAll(async () => {
  platform = await startPlatform();
  tide = await makeOrganization(platform, 'tide');
  const ebb = await makeOrganization(platform, 'ebb');
  admin = await writer(platform, '站点管理员', { roles: ['admin'] });
  draft = await competitionAsking(
    platform,
    { needsReview: true },
    { organizationId: tide.id, published: true },
  );
  const made = async (by: { token: string }, wanted: object) => ({
    token: (await serviceAccount(platform, by, wanted)).Token,
  });
  reader = await made(tide, { Organization: 'tide', Name: '只读' });
  reviewer = await made(tide, { Organization: 'tide', Name: '审核机', Scopes: ['read', 'write'] });
  foreign = await made(ebb, { Organization: 'ebb', Scopes: ['read', 'write'] });
  ofSite = await made(admin, { Name: '全站' });
});
afterAll(() => platform.close());

const publish = (published: boolean) =>
  platform.database.db.update(competitions).set({ published }).where(eq(competitions.id, draft.id));

const page = { page: 1, perPage: 20 };
const codeOf = async (asking: Promise<unknown>) => {
  try {
    await asking;
    return 'ok';
  } catch (error) {
    return (error as { body: { code: string } }).body.code;
  }
};
/** Codes that it gets where it reads of the competition as one that manages it. */
const managed = (by: { token: string }) => {
  const params = { id: draft.id };
  return Promise.all(
    [
      platform.call(registrationCalls.list, { params, query: page }, by),
      platform.call(outcomeCalls.teams, { params, query: page }, by),
      platform.call(participationCalls.get, { params }, by),
      platform.call(
        outcomeCalls.standings,
        { params: { id: draft.stageId }, query: { Board: 'private' } },
        by,
      ),
      platform.call(
        organizationCalls.competitions,
        { params: { shortName: 'tide' }, query: page },
        by,
      ),
    ].map(codeOf),
  );
};
const exported = async ({ token }: { token: string }) => {
  const path = exportCalls.csv.path.replace(':id', draft.id).replace(':kind', 'registrations');
  const headers = { authorization: `Bearer ${token}` };
  return (await platform.app.inject({ url: path, headers })).statusCode;
};
const seen = async (by?: { token: string }) => {
  const competition = await platform.call(competitionCalls.byIds, { query: { ids: draft.id } }, by);
  const stages = await platform.call(
    competitionCalls.stages,
    { query: { Competition: draft.id } },
    by,
  );
  const tasks = await platform.call(
    competitionCalls.tasks,
    { query: { Stage: draft.stageId } },
    by,
  );
  return [competition.data.length, stages.data.length, tasks.data.map(({ IsOpen }) => IsOpen)];
};

describe('a service account', () => {
  it('reads what managers of its owner’s competitions read, the site’s of all', async () => {
    const all = ['ok', 'ok', 'ok', 'ok', 'ok'];
    expect(await managed(reader)).toEqual(all);
    expect(await managed(ofSite)).toEqual(all);
    expect(await managed(foreign)).toEqual(all.map(() => 'FORBIDDEN'));
    expect(await exported(reader)).toBe(200);
    expect(await exported(foreign)).toBe(403);
  });

  it('sees its owner’s drafts; to another’s it is a visitor', async () => {
    await publish(false);
    expect(await seen(reader)).toEqual([1, 1, [true]]);
    expect(await seen(ofSite)).toEqual([1, 1, [true]]);
    expect(await seen(foreign)).toEqual([0, 0, []]);
    const one = { params: { id: draft.id } };
    expect((await platform.refusal(competitionCalls.get, one, foreign)).code).toBe('NOT_FOUND');
    await publish(true);
    expect(await seen(foreign)).toEqual([1, 1, [false]]);
    expect(await seen(foreign)).toEqual(await seen());
  });

  it('is nobody’s person: what is for members is refused, and so are events', async () => {
    const refusal = {
      code: 'FORBIDDEN',
      message: '服务账号不能进行该操作，请使用成员的账号',
    };
    expect(await platform.refusal(accountCalls.current, {}, reviewer)).toEqual(refusal);
    const entry = { params: { id: draft.id }, body: {} };
    expect(await platform.refusal(competitionCalls.register, entry, reviewer)).toEqual(refusal);
    const live = openLive(await platform.listen(), reader.token);
    expect(await live.closed).toBe(1008);
  });

  it('reviews registrations where its scope says so, and the log names it', async () => {
    const entrant = await writer(platform, '参赛者');
    await register(platform, draft.id, entrant.token);
    const place = { id: draft.id, userId: entrant.id };
    const decision = { params: place, body: { RegisterStatus: 1 as const } };
    expect((await platform.refusal(registrationCalls.review, decision, reader)).code).toBe(
      'FORBIDDEN',
    );
    expect((await platform.refusal(registrationCalls.review, decision, foreign)).code).toBe(
      'FORBIDDEN',
    );
    const reviewed = await platform.call(registrationCalls.review, decision, reviewer);
    expect(reviewed.RegisterStatus).toBe(1);
    const [row] = await platform.database.db
      .select()
      .from(registrations)
      .where(
        and(eq(registrations.competitionId, draft.id), eq(registrations.memberId, entrant.id)),
      );
    expect(row?.reviewerId).toBeNull();
    const query = { page: 1, perPage: 1, Action: 'registration.review' };
    const { data } = await platform.call(moderationCalls.log, { query }, admin);
    expect(data).toEqual([expect.objectContaining({ Actor: null, ServiceAccount: '审核机' })]);
  });

  it('reviews several at once', async () => {
    const entrant = await writer(platform, '另一位参赛者');
    await register(platform, draft.id, entrant.token);
    const several = {
      params: { id: draft.id },
      body: { Users: [entrant.id], RegisterStatus: 1 as const },
    };
    const { data } = await platform.call(registrationCalls.reviewSeveral, several, reviewer);
    expect(data).toEqual([{ User: entrant.id, Decided: true, Message: null }]);
  });
});
