import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { competitionAsking, register } from '#tests/platform/support/registration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A competition that the site is configured to ask ids for, set by an administrator. */
const askingForIds = async () => {
  const made = await competitionAsking(platform, {});
  const { user, jwt } = await platform.join(`admin${made.id.slice(-8)}`);
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  const before = await platform.call(siteCalls.config, {});
  const body = {
    ...before,
    platformIdBoxes: [{ competitionId: made.id, name: 'Openi启智平台ID' }],
  };
  await platform.call(siteCalls.setConfig, { body }, { token: jwt });
  return made;
};

const ago = (hours: number) => new Date(platform.clock.now.getTime() - hours * HOUR).toISOString();
const input = (id: string, CustomID: string, FillTime = ago(0)) => ({
  params: { id },
  body: { CustomID, FillTime },
});
const fill = (token: string, ...given: Parameters<typeof input>) =>
  platform.call(registrationCalls.fillCustomId, input(...given), { token });
const refused = (token: string, id: string, CustomID: string) =>
  platform.refusal(registrationCalls.fillCustomId, input(id, CustomID), { token });

it('keeps a registered member’s id, over the one before, and shows it to the organizers', async () => {
  const { id, organizer } = await askingForIds();
  const { user, jwt } = await platform.join('idholder');
  await register(platform, id, jwt);
  expect((await fill(jwt, id, ' first ', ago(2))).CustomID).toBe('first');
  expect((await fill(jwt, id, 'second_2', ago(1))).CustomID).toBe('second_2');

  const seen = await platform.call(
    registrationCalls.get,
    { params: { id, userId: user._id } },
    { token: organizer.token },
  );
  expect(seen).toMatchObject({ CustomID: 'second_2', FillTime: ago(1) });
});

it('never believes a time that is still to come', async () => {
  const { id, organizer } = await askingForIds();
  const { user, jwt } = await platform.join('timetraveller');
  await register(platform, id, jwt);
  await fill(jwt, id, 'future', ago(-24));
  const seen = await platform.call(
    registrationCalls.get,
    { params: { id, userId: user._id } },
    { token: organizer.token },
  );
  expect(seen.FillTime).toBe(platform.clock.now.toISOString());
});

it('refuses what is none, who hasn’t registered, and where none is asked for', async () => {
  const other = await competitionAsking(platform, {});
  const { id } = await askingForIds();
  const { jwt } = await platform.join('idless');
  expect(await refused(jwt, id, 'mine')).toMatchObject({
    code: 'FORBIDDEN',
    message: '请先报名比赛',
  });
  await register(platform, id, jwt);
  await register(platform, other.id, jwt);
  expect(await refused(jwt, id, ' ')).toEqual({
    code: 'BAD_USER_INPUT',
    message: '请输入Openi启智平台ID',
    field: 'CustomID',
  });
  expect((await refused(jwt, id, 'two words')).message).toBe('请输入有效的ID');
  expect(await refused(jwt, other.id, 'mine')).toMatchObject({
    code: 'CONFLICT',
    message: '该比赛无需填写平台ID',
  });
  expect((await refused(jwt, newId(), 'mine')).code).toBe('NOT_FOUND');
});
