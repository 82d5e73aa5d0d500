import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq, inArray } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls as calls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { closeDueAccounts } from '#platform/src/domains/account/closure.ts';
import { remindClosing } from '#platform/src/domains/account/closure-mails.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { snippets } from '#platform/src/domains/snippets/tables.ts';
import { teamMembers, teams } from '#platform/src/domains/teams/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import type { Person } from '#tests/platform/support/forum.ts';
import { draft, queue } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { joinThrough } from '#tests/platform/support/sharing.ts';
import { snippet } from '#tests/platform/support/snippets.ts';
import { codeAt, enableTwoFactor, PASSWORD } from '#tests/platform/support/two-factor.ts';
import { file } from '#tests/platform/support/work-orders.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

let count = 0;
const join = async (): Promise<Person & { name: string }> => {
  const { user, jwt: token } = await platform.join(`离开${(count += 1)}`);
  return { id: user._id, token, name: user.Name };
};
const close = ({ token }: Person, body: object = {}) =>
  platform.call(calls.close, { body: { password: PASSWORD, ...body } }, { token });
const refusedToClose = ({ token }: Person, body: object = {}) =>
  platform.refusal(calls.close, { body: { password: PASSWORD, ...body } }, { token });
const signIn = (account: string, more: object = {}) => ({
  body: { account, password: PASSWORD, ...more },
});
const runJob = () => closeDueAccounts(platform.services, allContributions.closure);
const rowOf = async (id: string) =>
  (await platform.database.db.select().from(members).where(eq(members.id, id)))[0];
const profileOf = (id: string) => platform.call(memberCalls.get, { params: { id } });

/** A team of these, the first being its captain. */
const makeTeam = async (competitionId: string, [captain, ...others]: Person[]) => {
  const id = newId();
  const { db } = platform.database;
  const joinDate = platform.clock.now;
  const name = `${(await rowOf(captain?.id ?? ''))?.name}的团队`;
  const captainId = captain?.id ?? '';
  await db.insert(teams).values({ id, competitionId, name, captainId, createDate: joinDate });
  for (const memberId of [captainId, ...others.map((one) => one.id)])
    await db.insert(teamMembers).values({ teamId: id, memberId, competitionId, joinDate });
  return id;
};
const teamBy = async (id: string) =>
  (await platform.database.db.select().from(teams).where(eq(teams.id, id)))[0];

describe('closing an account', () => {
  it('needs the password, a session, and the second step where it is on', async () => {
    const { token } = await join();
    expect(
      await platform.refusal(calls.close, { body: { password: 'wrong' } }, { token }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'password' });
    const { token: secret } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      { token },
    );
    for (const call of [calls.close, calls.blockers])
      expect(
        (await platform.refusal(call, { body: { password: PASSWORD } }, { token: secret })).code,
      ).toBe('FORBIDDEN');
    const { secret: key } = await enableTwoFactor(platform, token);
    const me = { id: '', token };
    expect(await refusedToClose(me)).toMatchObject({ code: 'UNAUTHENTICATED', field: 'code' });
    expect(await refusedToClose(me, { code: '000000' })).toMatchObject({ field: 'code' });
    await close(me, { code: codeAt(key, platform.clock.now) });
  });

  it('stops it at once, with all its sessions and tokens', async () => {
    const me = await join();
    const { jwt: other } = await platform.call(accountCalls.signIn, signIn(me.name));
    const { token: secret } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      me,
    );
    const { ClosesDate } = await close(me);
    expect(Date.parse(ClosesDate) - platform.clock.now.getTime()).toBe(30 * DAY);
    for (const token of [me.token, other, secret])
      expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
        'UNAUTHENTICATED',
      );
    expect(await profileOf(me.id)).toMatchObject({ Deactivated: true, Name: me.name });
  });

  it('can be taken back for 30 days by signing in, with the second step too', async () => {
    const me = await join();
    const { secret } = await enableTwoFactor(platform, me.token);
    await close(me, { code: codeAt(secret, platform.clock.now) });
    platform.clock.advance(29 * DAY);
    expect(await platform.refusal(accountCalls.signIn, signIn(me.name))).toMatchObject({
      code: 'FORBIDDEN',
      field: 'restore',
      message: expect.stringMatching(/^该账号已申请注销，2\d{3}-.* 之前可以恢复$/),
    });
    const wrong = { body: { account: me.name, password: 'another-password', restore: true } };
    expect(await platform.refusal(accountCalls.signIn, wrong)).toMatchObject({ field: 'password' });
    expect(
      await platform.refusal(accountCalls.signIn, signIn(me.name, { restore: true })),
    ).toMatchObject({ code: 'UNAUTHENTICATED', field: 'code' });
    expect((await rowOf(me.id))?.deactivated).not.toBeNull();
    const { user, jwt } = await platform.call(
      accountCalls.signIn,
      signIn(me.name, { restore: true, code: codeAt(secret, platform.clock.now) }),
    );
    expect(user).toMatchObject({ _id: me.id, Deactivated: false });
    await platform.call(accountCalls.current, {}, { token: jwt });
    platform.clock.advance(2 * DAY);
    await runJob();
    expect(await profileOf(me.id)).toMatchObject({ Deactivated: false, Name: me.name });
  });

  it('is stopped for good where an administrator stops it meanwhile', async () => {
    const [me, admin] = [await join(), await administrator(platform, '停用员')];
    await close(me);
    const stop = { params: { id: me.id }, body: { Reason: '违规' } };
    expect(await platform.call(memberAdminCalls.deactivate, stop, admin)).toMatchObject({
      ClosesDate: null,
    });
    expect(
      await platform.refusal(accountCalls.signIn, signIn(me.name, { restore: true })),
    ).toMatchObject({ code: 'FORBIDDEN', field: 'account', message: '该账号已停用' });
    platform.clock.advance(31 * DAY);
    await runJob();
    expect(await rowOf(me.id)).toMatchObject({ closed: null, name: me.name });
  });
});

describe('what is in the way', () => {
  it('a team with others in it, until it is handed over or its competition has ended', async () => {
    const [me, mate] = [await join(), await join()];
    const { id } = await makeCompetition(platform);
    const team = await makeTeam(id, [me, mate]);
    const [{ name } = { name: '' }] = await platform.database.db
      .select()
      .from(competitions)
      .where(eq(competitions.id, id));
    const { data } = await platform.call(calls.blockers, {}, me);
    expect(data).toEqual([{ Kind: 'CAPTAIN', Target: team, Title: `${me.name}的团队 · ${name}` }]);
    expect(await refusedToClose(me)).toMatchObject({
      code: 'CONFLICT',
      message: `你是团队「${me.name}的团队 · ${name}」的队长，请先转让队长或解散团队`,
    });
    const { db } = platform.database;
    await db.update(teams).set({ captainId: mate.id }).where(eq(teams.id, team));
    await close(me);
  });

  it('a competition of one’s own that hasn’t ended', async () => {
    const { id, organizer } = await makeCompetition(platform);
    const { data } = await platform.call(calls.blockers, {}, organizer);
    expect(data).toMatchObject([{ Kind: 'ORGANIZER', Target: id }]);
    const endDate = platform.clock.now;
    await platform.database.db.update(competitions).set({ endDate }).where(eq(competitions.id, id));
    await close(organizer);
  });

  it('an organization without another administrator', async () => {
    const [me, mate] = [await join(), await join()];
    const organizationId = newId();
    const { db } = platform.database;
    await db
      .insert(organizations)
      .values({ id: organizationId, shortName: `org${count}`, name: '海洋所' });
    await db.insert(organizationMembers).values([
      { organizationId, memberId: me.id, role: 'admin' },
      { organizationId, memberId: mate.id, role: 'member' },
    ]);
    expect((await platform.call(calls.blockers, {}, me)).data).toEqual([
      { Kind: 'ORGANIZATION', Target: organizationId, Title: '海洋所' },
    ]);
    await db
      .update(organizationMembers)
      .set({ role: 'admin' })
      .where(eq(organizationMembers.memberId, mate.id));
    expect((await platform.call(calls.blockers, {}, me)).data).toEqual([]);
  });

  it('being the only administrator of the site', async () => {
    const { db } = platform.database;
    await db.update(members).set({ roles: [] });
    const admin = await administrator(platform, '唯一管理员');
    expect((await platform.call(calls.blockers, {}, admin)).data).toEqual([
      { Kind: 'ADMIN', Target: null, Title: '' },
    ]);
    expect((await refusedToClose(admin)).code).toBe('CONFLICT');
    await administrator(platform, '第二管理员');
    await close(admin);
  });
});

it('what is lost is counted, without what there is none of', async () => {
  const inviter = await join();
  const lost = async ({ token }: Person) => (await platform.call(calls.losses, {}, { token })).data;
  expect(await lost(inviter)).toEqual([]);
  const { user, jwt } = await joinThrough(platform, inviter.id);
  expect(await lost({ id: user._id, token: jwt })).toEqual([{ Kind: 'COINS', Count: 4 }]);
  await file(platform, inviter);
  expect((await lost(inviter)).at(-1)).toEqual({ Kind: 'WORK_ORDERS', Count: 1 });
});

describe('mails of a closing', () => {
  const mailsOf = async (name: string) =>
    (
      await platform.database.db
        .select()
        .from(outbox)
        .where(eq(outbox.to, `${name}@test.example`))
    )
      .map(({ key, template, data }) => ({ key, template, ...(data as { subject: string }) }))
      .filter(({ subject }) => subject !== '账号安全提醒');
  const verify = (id: string) =>
    platform.database.db.update(members).set({ emailVerified: true }).where(eq(members.id, id));

  it('remind three days before, once, and tell the end to the address that was proved', async () => {
    const [me, silent] = [await join(), await join()];
    await verify(me.id);
    for (const one of [me, silent]) await close(one);
    platform.clock.advance(26 * DAY);
    await remindClosing(platform.services);
    expect(await mailsOf(me.name)).toEqual([]);
    platform.clock.advance(DAY);
    await remindClosing(platform.services);
    await remindClosing(platform.services);
    expect(await mailsOf(me.name)).toMatchObject([
      { template: 'notice', subject: '账号即将注销', button: { text: '登录并恢复账号' } },
    ]);
    platform.clock.advance(3 * DAY);
    await runJob();
    await remindClosing(platform.services);
    expect((await mailsOf(me.name)).map(({ subject }) => subject)).toEqual(['账号已注销']);
    expect(await mailsOf(silent.name)).toEqual([]);
    // No member is reached by it any more.
    const ofMember = eq(outbox.memberId, me.id);
    expect(await platform.database.db.select().from(outbox).where(ofMember)).toEqual([]);
  });

  it('remind no one who has come back', async () => {
    const me = await join();
    await verify(me.id);
    await close(me);
    platform.clock.advance(DAY);
    await platform.call(accountCalls.signIn, signIn(me.name, { restore: true }));
    platform.clock.advance(27 * DAY);
    await remindClosing(platform.services);
    expect(await mailsOf(me.name)).toEqual([]);
  });
});

describe('after 30 days', () => {
  it('nothing of the person is left, and what others refer to stays', async () => {
    const [me, mate, fan] = [await join(), await join(), await join()];
    const { id: competition } = await makeCompetition(platform);
    await platform.call(memberCalls.follow, { body: { Target: mate.id } }, me);
    await platform.call(memberCalls.follow, { body: { Target: me.id } }, fan);
    await close(me);
    // The competition began meanwhile: it couldn't be handed over.
    const team = await makeTeam(competition, [me, mate]);
    await queue(platform, draft('digest:later', me.id));
    platform.clock.advance(30 * DAY);
    // Too late already, whether or not the job has come by.
    expect(
      await platform.refusal(accountCalls.signIn, signIn(me.name, { restore: true })),
    ).toMatchObject({ field: 'account', message: '该账号已停用' });
    await runJob();

    expect(await rowOf(me.id)).toMatchObject({
      name: '已注销用户',
      email: null,
      avatar: null,
      realName: null,
      roles: [],
      closed: platform.clock.now,
    });
    expect(await profileOf(me.id)).toMatchObject({ Name: '已注销用户', Deactivated: true });
    expect((await rowOf(mate.id))?.followersCount).toBe(0);
    const lists = { params: { id: fan.id }, query: { page: 1, perPage: 20 } };
    expect((await platform.call(memberCalls.followees, lists)).data).toEqual([]);
    expect(await teamBy(team)).toMatchObject({
      captainId: mate.id,
      name: expect.not.stringContaining(me.name),
    });
    const stays = and(eq(teamMembers.teamId, team), inArray(teamMembers.memberId, [me.id]));
    expect(await platform.database.db.select().from(teamMembers).where(stays)).toHaveLength(1);
    // Mails that waited aren't sent.
    const waiting = eq(outbox.memberId, me.id);
    expect(await platform.database.db.select().from(outbox).where(waiting)).toEqual([]);
    expect((await platform.refusal(accountCalls.signIn, signIn(me.name))).code).toBe(
      'BAD_USER_INPUT',
    );
    // Name and e-mail are free again.
    const { user } = await platform.join(me.name);
    expect(user._id).not.toBe(me.id);
    // Another time changes nothing.
    const { closed } = (await rowOf(me.id)) ?? {};
    platform.clock.advance(DAY);
    await runJob();
    expect((await rowOf(me.id))?.closed).toEqual(closed);
  });

  it('favourites count one less, and of one’s snippets only public ones stay', async () => {
    const [me, author] = [await join(), await join()];
    const Lab = await versioned(platform, author);
    const bookmarked = () => platform.call(projectCalls.one, { params: { id: Lab }, query: {} });
    await platform.call(projectWritingCalls.bookmark, { body: { Lab } }, me);
    expect((await bookmarked()).bookmarksCount).toBe(1);
    await snippet(platform, me);
    const open = await snippet(platform, me);
    const share = { params: { id: open._id }, body: { Sharing: 'PUBLIC' as const } };
    await platform.call(snippetCalls.share, share, me);
    await close(me);
    platform.clock.advance(30 * DAY);
    await runJob();
    expect((await bookmarked()).bookmarksCount).toBe(0);
    const rows = await platform.database.db.select({ id: snippets.id }).from(snippets);
    expect(rows).toEqual([{ id: open._id }]);
  });

  it('one’s name is gone from what others were told, and from their rewards', async () => {
    const inviter = await join();
    const { user, jwt } = await joinThrough(platform, inviter.id);
    const me = { id: user._id, token: jwt };
    await platform.call(memberCalls.follow, { body: { Target: inviter.id } }, me);
    const told = async () => {
      const query = { page: 1, perPage: 50 };
      const { data } = await platform.call(notificationCalls.list, { query }, inviter);
      const wallet = { query: { Type: 'WHALECOIN' as const, ...query } };
      const { data: entries } = await platform.call(growthCalls.walletEntries, wallet, inviter);
      return JSON.stringify([data, entries]);
    };
    expect((await told()).split(user.Name).length).toBeGreaterThan(3);
    await close(me, { password: 'long-enough-for-all' });
    platform.clock.advance(30 * DAY);
    await runJob();
    const { jwt: token } = await platform.call(accountCalls.signIn, signIn(inviter.name));
    inviter.token = token;
    expect(await told()).not.toContain(user.Name);
    expect((await told()).split('已注销用户').length).toBeGreaterThan(3);
  });

  it('administrators see it, and can’t open it again', async () => {
    const me = await join();
    await administrator(platform, '查看员');
    await close(me);
    platform.clock.advance(30 * DAY);
    await runJob();
    // The session of before has ended meanwhile.
    const { jwt: token } = await platform.call(accountCalls.signIn, signIn('查看员'));
    const one = { params: { id: me.id } };
    expect(await platform.call(memberAdminCalls.get, one, { token })).toMatchObject({
      Name: '已注销用户',
      Email: null,
      ClosedDate: platform.clock.now.toISOString(),
    });
    expect(await platform.refusal(memberAdminCalls.reactivate, one, { token })).toMatchObject({
      code: 'CONFLICT',
      message: '该账号已注销，无法恢复',
    });
  });
});
