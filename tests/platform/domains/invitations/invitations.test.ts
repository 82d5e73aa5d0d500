import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { nothingAsked } from '#tests/support/registration.ts';
import {
  competitionAsking,
  refusedToRegister,
  register,
} from '#tests/platform/support/registration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const invitation = { linkText: '一起来参赛', showsRanking: true, notice: null };
const { code, create, ranking, records, configure } = invitationCalls;

const open = (settings: object | null = invitation, registration = {}) =>
  competitionAsking(platform, registration, { invitation: settings });
const codeOf = async (id: string, token: string) =>
  (await platform.call(create, { params: { id } }, { token })).Code ?? '';
const recordsOf = (id: string, token: string) =>
  platform.call(records, { params: { id }, query: { page: 1, perPage: 100 } }, { token });

/** A member who takes part and has a code. */
const inviter = async (id: string, name: string) => {
  const { user, jwt } = await platform.join(name);
  await register(platform, id, jwt);
  return { user, jwt, code: await codeOf(id, jwt) };
};

describe('an invitation code', () => {
  it('is made once for who takes part, and is nobody else’s', async () => {
    const { id } = await open();
    const a = await inviter(id, 'inviter-a');
    const b = await inviter(id, 'inviter-b');
    expect(a.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(b.code).not.toBe(a.code);
    expect(await codeOf(id, a.jwt)).toBe(a.code);
    expect(await platform.call(code, { params: { id } }, { token: a.jwt })).toEqual({
      Code: a.code,
      Invitation: { LinkText: '一起来参赛', ShowLb: true, Notice: null },
      UsedCount: 0,
    });
  });

  it('needs an invitation and a registration', async () => {
    const { jwt: token } = await platform.join('stranger');
    const { id } = await open();
    expect((await platform.refusal(create, { params: { id } }, { token })).message).toBe(
      '请先报名比赛',
    );
    const { id: closed } = await open(null);
    await register(platform, closed, token);
    expect((await platform.refusal(create, { params: { id: closed } }, { token })).message).toBe(
      '该比赛没有邀请活动',
    );
    const refusal = await platform.refusal(code, { params: { id: closed } }, { token });
    expect(refusal.code).toBe('NOT_FOUND');
  });

  it('counts who registers with it, in any case, and is told to its owner alone', async () => {
    const { id } = await open();
    const [a, b] = [await inviter(id, 'teller-a'), await inviter(id, 'teller-b')];
    const { user, jwt } = await platform.join('invited');
    await register(platform, id, jwt, { InvitationCode: ` ${a.code.toLowerCase()} ` });
    const own = await platform.call(code, { params: { id } }, { token: a.jwt });
    expect(own.UsedCount).toBe(1);
    expect((await recordsOf(id, a.jwt)).data).toMatchObject([{ User: user._id }]);
    expect((await recordsOf(id, b.jwt)).totalNum).toBe(0);
    expect((await recordsOf(id, jwt)).totalNum).toBe(0);
  });

  it('that nobody has, or that is another competition’s, is refused, and nothing is registered', async () => {
    const [{ id }, { id: other }] = [await open(), await open()];
    const a = await inviter(other, 'elsewhere');
    const { jwt } = await platform.join('guesser');
    const refused = await refusedToRegister(platform, id, jwt, { InvitationCode: a.code });
    expect(refused).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'InvitationCode',
      message: '邀请码无效',
    });
    await register(platform, id, jwt);
  });

  it('counts a registration under review only when it has passed', async () => {
    const { SeriesCompetition: _, ...settings } = nothingAsked;
    const { id, organizer } = await open(invitation);
    const a = await inviter(id, 'patient');
    await platform.call(
      registrationCalls.configure,
      { params: { id }, body: { ...settings, RegisterAuthorization: true } },
      { token: organizer.token },
    );
    const { user, jwt } = await platform.join('reviewed-guest');
    await register(platform, id, jwt, { InvitationCode: a.code });
    expect((await recordsOf(id, a.jwt)).totalNum).toBe(0);
    await platform.call(
      registrationCalls.review,
      { params: { id, userId: user._id }, body: { RegisterStatus: 1 } },
      { token: organizer.token },
    );
    expect((await recordsOf(id, a.jwt)).totalNum).toBe(1);
  });
});

describe('the ranking of invitations', () => {
  it('has who invited most ahead, of equals who was there first', async () => {
    const { id } = await open();
    const people = [await inviter(id, 'r-a'), await inviter(id, 'r-b'), await inviter(id, 'r-c')];
    const bring = async (by: number, name: string) => {
      platform.clock.advance(1_000);
      const { jwt } = await platform.join(name);
      await register(platform, id, jwt, { InvitationCode: people[by]?.code ?? '' });
    };
    await bring(1, 'guest-1');
    await bring(0, 'guest-2');
    await bring(2, 'guest-3');
    await bring(2, 'guest-4');
    const { data } = await platform.call(ranking, { params: { id } });
    expect(data).toEqual([
      { User: people[2]?.user._id, UsedCount: 2 },
      { User: people[1]?.user._id, UsedCount: 1 },
      { User: people[0]?.user._id, UsedCount: 1 },
    ]);
  });

  it('is not there where the organizer doesn’t show it', async () => {
    const { id } = await open({ ...invitation, showsRanking: false });
    expect((await platform.refusal(ranking, { params: { id } })).code).toBe('NOT_FOUND');
  });
});

describe('organizers', () => {
  it('set and end the invitation; others can’t', async () => {
    const { id, organizer } = await open(null);
    const config = { LinkText: ' 带上朋友 ', ShowLb: false, Notice: ' ' };
    const set = (invitationConfig: typeof config | null, token: string) =>
      platform.call(configure, { params: { id }, body: { invitationConfig } }, { token });
    expect(await set(config, organizer.token)).toEqual({
      invitationConfig: { LinkText: '带上朋友', ShowLb: false, Notice: null },
    });
    expect(await set(null, organizer.token)).toEqual({ invitationConfig: null });
    const { jwt } = await platform.join('meddler');
    const body = { invitationConfig: { ...config, LinkText: '' } };
    const input = { params: { id }, body };
    expect((await platform.refusal(configure, input, { token: jwt })).code).toBe('FORBIDDEN');
    expect(await platform.refusal(configure, input, { token: organizer.token })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'invitationConfig.LinkText',
    });
  });
});
