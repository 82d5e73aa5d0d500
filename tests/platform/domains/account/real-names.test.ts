import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { forgetIdentityPhotos } from '#platform/src/domains/account/identity-photos.ts';
import { realNames } from '#platform/src/domains/account/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { upload } from '#tests/platform/support/submitting.ts';
import {
  bindPhone,
  ID_NUMBER,
  OTHER_ID_NUMBER,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: VerifyingPlatform;
let admin: string;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
  const { user, jwt } = await platform.join('reviewer');
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  admin = jwt;
});
afterAll(() => platform.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let count = 0;
const join = async () => platform.join(`named${(count += 1)}`);
const phoned = async () => {
  const { jwt } = await join();
  await bindPhone(platform, jwt, `1360000${String(count).padStart(4, '0')}`);
  return jwt;
};
const photoOf = async (token: string) => {
  const { key, ext } = (
    await upload(platform, token, PNG, { name: '身份证.png', purpose: 'identity' })
  ).body;
  return { key, ext };
};
const handIn = async (token: string, ID = OTHER_ID_NUMBER, name = '李四') =>
  platform.call(
    calls.verifyManually,
    { body: { ID, name, photo: await photoOf(token) } },
    { token },
  );
const waiting = async () =>
  (
    await platform.call(
      calls.requests,
      { query: { page: 1, perPage: 100, Status: 2 } },
      { token: admin },
    )
  ).data;
const latest = async () => {
  const id = (await waiting()).at(-1)?._id;
  if (!id) throw new Error('nothing waits');
  return { id };
};

describe('the automatic route', () => {
  it('needs a verified phone', async () => {
    const { jwt: token } = await join();
    const body = { ID: ID_NUMBER, name: '张三' };
    expect(await platform.refusal(calls.verifyAutomatically, { body }, { token })).toEqual({
      code: 'FORBIDDEN',
      message: '自动认证需要先认证手机',
    });
  });

  it('refuses what is no name or number at its field, without counting', async () => {
    const token = await phoned();
    for (const [field, body] of [
      ['name', { ID: ID_NUMBER, name: ' ' }],
      ['ID', { ID: '', name: '张三' }],
      ['ID', { ID: '110105194912310021', name: '张三' }],
    ] as const)
      expect(await platform.refusal(calls.verifyAutomatically, { body }, { token })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field,
      });
    expect(platform.asked).toEqual([]);
  });

  it('takes five attempts per two hours', async () => {
    const token = await phoned();
    const body = { ID: ID_NUMBER, name: '王五' };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await platform.refusal(calls.verifyAutomatically, { body }, { token })).toMatchObject({
        message: '姓名、证件号码与手机号不匹配，请检查后重试',
      });
    const asked = platform.asked.length;
    expect(await platform.refusal(calls.verifyAutomatically, { body }, { token })).toEqual({
      code: 'RATE_LIMITED',
      message: '自动认证每2小时最多可尝试5次，请稍后再试或使用人工认证',
      retryAfter: 7200,
    });
    expect(platform.asked).toHaveLength(asked);
    platform.clock.advance(2 * HOUR);
    expect((await platform.refusal(calls.verifyAutomatically, { body }, { token })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('gives an attempt back that the verifier did not answer', async () => {
    const token = await phoned();
    const body = { ID: ID_NUMBER, name: '王五' };
    platform.breakVerifier(true);
    for (let tries = 0; tries < 6; tries += 1)
      expect((await platform.refusal(calls.verifyAutomatically, { body }, { token })).code).toBe(
        'CONFLICT',
      );
    platform.breakVerifier(false);
    expect((await platform.refusal(calls.verifyAutomatically, { body }, { token })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('verifies who is known by name, number and phone; the number is kept encrypted and shown masked', async () => {
    const token = await phoned();
    // Spaces in the number are for the eye.
    const body = { ID: '110105 19491231 002x', name: ' 张三 ' };
    const { identity } = await platform.call(calls.verifyAutomatically, { body }, { token });
    expect(identity).toMatchObject({
      VerifyStatus: 1,
      IDName: '张*',
      ID: '1101**********002X',
      Reason: null,
    });
    expect(platform.asked.at(-1)?.phone).toMatch(/^\+86 1360000/);
    const rows = await platform.database.db.select().from(realNames);
    expect(JSON.stringify(rows)).not.toContain(ID_NUMBER);
    expect(await platform.refusal(calls.verifyAutomatically, { body }, { token })).toMatchObject({
      code: 'CONFLICT',
      message: '你已完成实名认证',
    });

    const other = await phoned();
    expect(
      await platform.refusal(calls.verifyAutomatically, { body }, { token: other }),
    ).toMatchObject({ code: 'CONFLICT', message: '该证件已用于认证其他账号' });
  });
});

describe('the manual route', () => {
  it('needs a photo that the member uploaded for it', async () => {
    const { jwt: token } = await join();
    const { jwt: other } = await join();
    const body = { ID: OTHER_ID_NUMBER, name: '李四' };
    expect(await platform.refusal(calls.verifyManually, { body }, { token })).toEqual({
      code: 'BAD_USER_INPUT',
      message: '请先上传身份证照片',
      field: 'photo',
    });
    const photo = await photoOf(other);
    expect(
      (await platform.refusal(calls.verifyManually, { body: { ...body, photo } }, { token })).code,
    ).toBe('NOT_FOUND');
  });

  it('waits for an administrator, who passes it; the member is told', async () => {
    const { user, jwt: token } = await join();
    const { identity } = await handIn(token);
    expect(identity).toMatchObject({ VerifyStatus: 2, IDName: '李*', ID: '4405**********0014' });
    await expect(handIn(token)).rejects.toThrow('实名验证信息已提交，请等待管理员审核');

    const request = (await waiting()).find(({ User }) => User === user._id);
    // The member sees since when it waits.
    expect(identity.SubmitDate).toBe(request?.CreateDate);
    expect(request).toMatchObject({ Name: '李四', ID: '4405**********0014', Status: 2 });
    const params = await latest();
    const detail = await platform.call(calls.request, { params }, { token: admin });
    expect(detail.Photo).toMatch(/^\/files\/[0-9a-f]{32}$/);
    await platform.call(calls.review, { params, body: { Status: 1 } }, { token: admin });
    const verified = await platform.call(calls.get, {}, { token });
    expect(verified.identity).toMatchObject({ VerifyStatus: 1, IDName: '李*' });
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 5 } },
      { token },
    );
    expect(data[0]).toMatchObject({ EventType: 18 });
    expect(
      await platform.refusal(calls.review, { params, body: { Status: 1 } }, { token: admin }),
    ).toMatchObject({ code: 'CONFLICT', message: '该申请已被审核' });
  });

  it('is rejected with a reason, and may be tried again', async () => {
    const { jwt: token } = await join();
    await handIn(token, 'E12345678');
    const params = await latest();
    expect(
      await platform.refusal(calls.review, { params, body: { Status: -1 } }, { token: admin }),
    ).toMatchObject({ message: '请填写拒绝的原因', field: 'Reason' });
    const body = { Status: -1 as const, Reason: ' 照片不清晰 ' };
    await platform.call(calls.review, { params, body }, { token: admin });
    const { identity } = await platform.call(calls.get, {}, { token });
    expect(identity).toMatchObject({ VerifyStatus: -1, Reason: '照片不清晰', ID: 'E*******8' });
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 5 } },
      { token },
    );
    expect(data[0]).toMatchObject({ EventType: 19, Data: { Message: '照片不清晰' } });
    const again = await handIn(token, 'E12345678');
    expect(again.identity.VerifyStatus).toBe(2);
  });

  it('is nobody else’s to see: requests and photos are administrators’ alone', async () => {
    const { jwt: token } = await join();
    const { key } = await photoOf(token);
    await platform.call(
      calls.verifyManually,
      { body: { ID: 'E87654321', name: '赵六', photo: { key, ext: '.png' } } },
      { token },
    );
    const params = await latest();
    const page = { query: { page: 1, perPage: 20 } };
    expect((await platform.refusal(calls.requests, page, { token })).code).toBe('FORBIDDEN');
    expect((await platform.refusal(calls.request, { params }, { token })).code).toBe('FORBIDDEN');
    const none = { params: { id: 'f'.repeat(24) } };
    expect((await platform.refusal(calls.request, none, { token: admin })).code).toBe('NOT_FOUND');
    expect(
      (await platform.refusal(calls.review, { params, body: { Status: 1 } }, { token })).code,
    ).toBe('FORBIDDEN');
    const open = (jwt: string) =>
      platform.app.inject({
        url: `/api/uploads/${key}`,
        headers: { authorization: `Bearer ${jwt}` },
      });
    expect((await open(token)).statusCode).toBe(404);
    expect((await open(admin)).statusCode).toBe(200);
  });

  it('keeps a photo for a while after the decision, and then nowhere', async () => {
    const { jwt: token } = await join();
    await handIn(token, 'E11223344');
    const params = await latest();
    const { Photo } = await platform.call(calls.request, { params }, { token: admin });
    const key = Photo?.split('/').at(-1) ?? '';
    const look = async () => {
      const detail = await platform.call(calls.request, { params }, { token: admin });
      const headers = { authorization: `Bearer ${admin}` };
      const file = await platform.app.inject({ url: `/api/uploads/${key}`, headers });
      return [detail.Photo, file.statusCode];
    };
    const { services } = platform.app;
    const { config } = services;
    const limits = { ...config.limits, identityPhotoDays: 2 };
    const forget = () => forgetIdentityPhotos({ ...services, config: { ...config, limits } });
    platform.clock.advance(72 * HOUR);
    await forget();
    expect(await look()).toEqual([Photo, 200]);
    const body = { Status: -1 as const, Reason: '照片不清晰' };
    await platform.call(calls.review, { params, body }, { token: admin });
    platform.clock.advance(47 * HOUR);
    await forget();
    expect(await look()).toEqual([Photo, 200]);
    platform.clock.advance(2 * HOUR);
    await forget();
    expect(await look()).toEqual([null, 404]);
    await expect(services.files.open(key)).rejects.toThrow();
  });
});

describe('without a verifier', () => {
  it('the manual route is told', async () => {
    const plain = await startVerifyingPlatform(false);
    const { jwt: token } = await plain.join('plain');
    const { AutomaticVerification } = await plain.call(calls.get, {}, { token });
    expect(AutomaticVerification).toBe(false);
    const body = { ID: ID_NUMBER, name: '张三' };
    expect(await plain.refusal(calls.verifyAutomatically, { body }, { token })).toEqual({
      code: 'CONFLICT',
      message: '暂不支持自动认证，请使用人工认证',
    });
    const { PhoneVerified } = await plain.call(accountCalls.current, {}, { token });
    expect(PhoneVerified).toBe(false);
    await plain.close();
  });
});
