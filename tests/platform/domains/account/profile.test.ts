import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { forgetAvatars } from '#platform/src/domains/team-changes/avatars.ts';
import { uploadByKey } from '#platform/src/domains/uploads/store/uploads.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { competitionAsking, register } from '#tests/platform/support/registration.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const change = (token: string, body: object) =>
  platform.call(accountCalls.setProfile, { body }, { token });
const picture = async (token: string) =>
  refOf(await upload(platform, token, PNG, { name: '我.png', purpose: 'avatar' }));

describe('a profile', () => {
  it('is what the member says, seen by everybody', async () => {
    const { user, jwt } = await platform.join('profile-full');
    const changed = await change(jwt, {
      Signature: ' 你好 ',
      Bio: '做数据的人',
      Website: 'example.com',
      Identity: '在职',
      Company: '听潮科技',
      Job: '算法工程师',
      Location: '青岛市',
    });
    expect(changed).toMatchObject({
      Signature: '你好',
      Bio: '做数据的人',
      Website: 'http://example.com',
      Identity: '在职',
      Company: '听潮科技',
    });
    expect(await platform.call(memberCalls.get, { params: { id: user._id } })).toEqual(changed);

    await change(jwt, { Bio: '', Company: null });
    expect(await platform.call(memberCalls.get, { params: { id: user._id } })).toEqual({
      ...changed,
      Bio: null,
      Company: null,
    });
  });

  it('hides with the rest of it', async () => {
    const { user, jwt } = await platform.join('profile-shy');
    await change(jwt, { Bio: '不给看', Website: 'example.com' });
    await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, { token: jwt });
    expect(await platform.call(memberCalls.get, { params: { id: user._id } })).toMatchObject({
      Bio: null,
      Website: null,
    });
  });

  it('is refused as a whole at the field that is wrong', async () => {
    const { user, jwt } = await platform.join('profile-wrong');
    const refused = (body: object) =>
      platform.refusal(accountCalls.setProfile, { body }, { token: jwt });
    expect(await refused({ Company: '听潮科技', Website: 'nonsense' })).toEqual(
      expect.objectContaining({ message: '请输入有效的网址', field: 'Website' }),
    );
    expect(await refused({ Identity: null })).toMatchObject({ field: 'Identity' });
    expect(await platform.call(memberCalls.get, { params: { id: user._id } })).toMatchObject({
      Company: null,
    });
  });
});

describe('the picture', () => {
  it('is an own upload; who shows another’s is told that there is none', async () => {
    const { jwt } = await platform.join('face');
    const { jwt: thief } = await platform.join('face-thief');
    const avatar = await picture(jwt);
    expect(
      await platform.refusal(
        accountCalls.setProfile,
        { body: { Avatar: avatar } },
        { token: thief },
      ),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'Avatar' });
    expect(await change(jwt, { Avatar: avatar })).toMatchObject({ Avatar: `/files/${avatar.key}` });
  });

  it('goes after a day once nothing shows it', async () => {
    const { jwt } = await platform.join('face-changer');
    const [first, second] = [await picture(jwt), await picture(jwt)];
    const { db } = platform.database;
    await change(jwt, { Avatar: first });
    await change(jwt, { Avatar: second });
    await forgetAvatars(platform.services);
    expect(await uploadByKey(db, first.key)).toBeDefined();
    platform.clock.advance(25 * HOUR);
    await forgetAvatars(platform.services);
    expect(await uploadByKey(db, first.key)).toBeUndefined();
    expect(await uploadByKey(db, second.key)).toBeDefined();
  });
});

it('what the member says stands against what a registration says', async () => {
  const { id } = await competitionAsking(platform, {
    needsForm: true,
    form: [
      { name: '学校', type: 'TEXT', isRequired: true, hint: '', choices: [], defaultId: 7 },
      { name: '公司', type: 'TEXT', isRequired: false, hint: '', choices: [], defaultId: 14 },
    ],
  });
  const { user, jwt } = await platform.join('own-word');
  await change(jwt, { University: '远岸大学' });
  const RegisterForm = [
    {
      Name: '学校',
      Value: { Country: '中国', Province: '山东省', University: '中国海洋大学' },
      DefaultID: 7,
    },
    { Name: '公司', Value: '听潮科技', DefaultID: 14 },
  ];
  await register(platform, id, jwt, { RegisterForm });
  expect(await platform.call(memberCalls.get, { params: { id: user._id } })).toMatchObject({
    University: '远岸大学',
    Company: '听潮科技',
  });
});
