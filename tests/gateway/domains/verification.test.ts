import { describe, expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const document = {
  phone: { Phone: '138****0001', PhoneCountryCode: '86', PhoneVerified: true },
  email: { Email: 'm***@demo.test', EmailVerified: false },
  identity: {
    VerifyStatus: 2,
    IDName: '林*舟',
    ID: '3201**********1234',
    Reason: null,
    SubmitDate: '2026-11-21T03:00:00.000Z',
  },
  ProtectedUntil: '2026-11-21T04:15:00.000Z',
  AutomaticVerification: false,
};
const request = {
  _id: '4'.repeat(24),
  User: memberId(),
  Name: '林小舟',
  ID: '3201**********1234',
  Status: 2,
  Reason: null,
  CreateDate: '2026-11-21T04:00:00.000Z',
  ReviewDate: null,
};
const account = {
  ...member(),
  Email: null,
  PhoneVerified: true,
  Roles: [],
  CreateDate: '2026-11-01T00:00:00.000Z',
  LastEventId: '0',
};
const captcha = { challenge: 'abc', answer: 7 };
const send = (query: string, variables: object = {}) =>
  gateway().send(query, { variables: variables as Record<string, unknown>, token: TOKEN });

describe('what a member has verified', () => {
  it('is asked for in their name, with states by name', async () => {
    rest().get('/api/auth').matchHeader('authorization', `Bearer ${TOKEN}`).reply(200, account);
    rest()
      .get('/api/user/verification')
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, document);
    const { body } = await send(
      '{ viewer { verification { phone isPhoneVerified isEmailVerified realNameStatus realName realNameSubmittedAt idNumber protectedUntil } } }',
    );
    expect(body.data).toEqual({
      viewer: {
        verification: {
          phone: '138****0001',
          isPhoneVerified: true,
          isEmailVerified: false,
          realNameStatus: 'PENDING',
          realName: '林*舟',
          realNameSubmittedAt: '2026-11-21T03:00:00.000Z',
          idNumber: '3201**********1234',
          protectedUntil: document.ProtectedUntil,
        },
      },
    });
  });

  it('is nothing for a visitor', async () => {
    const { body } = await gateway().send('mutation { requestCaptcha { bits } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('codes', () => {
  it('are sent with the solved captcha, by default in the mainland and written', async () => {
    const body = { phone: '13800000001', countryCode: '86', byVoice: false, captcha };
    rest()
      .post('/api/user/smscode', body)
      .reply(200, { retryAfter: 60, expires: '2026-11-21T04:10:00.000Z' });
    const answer = await send(
      'mutation Send($input: SendPhoneCodeInput!) { sendPhoneCode(input: $input) { retryAfter } }',
      { input: { phone: '13800000001', captcha } },
    );
    expect(answer.body.data).toEqual({ sendPhoneCode: { retryAfter: 60 } });
  });

  it('that are refused name the field', async () => {
    rest()
      .post('/api/user/phone')
      .reply(400, { code: 'BAD_USER_INPUT', message: '验证码错误', field: 'code' });
    const { body } = await send(
      'mutation Bind($input: BindPhoneInput!) { bindPhone(input: $input) { id } }',
      { input: { phone: '13800000001', code: '123456', password: 'secret' } },
    );
    expect(body.errors?.[0]).toMatchObject({
      message: '验证码错误',
      extensions: { code: 'BAD_USER_INPUT', field: 'code' },
    });
  });

  it('bind what they were sent to; the viewer is read anew', async () => {
    rest().put('/api/auth/email', { code: '123456' }).reply(200, document);
    rest().get('/api/auth').reply(200, account);
    rest().get('/api/user/verification').reply(200, document);
    const { body } = await send(
      'mutation Change($input: ChangeEmailInput!) { changeEmail(input: $input) { id verification { email } } }',
      { input: { code: '123456' } },
    );
    expect(body.data).toEqual({
      changeEmail: { id: memberId(), verification: { email: 'm***@demo.test' } },
    });
  });

  it('of protection go to what is bound', async () => {
    rest()
      .post('/api/auth/sendProtectionTokenCode', { type: 'email', captcha })
      .reply(200, { retryAfter: 60, expires: '2026-11-21T04:10:00.000Z' });
    const { body } = await send(
      'mutation Send($input: SendProtectionCodeInput!) { sendProtectionCode(input: $input) { retryAfter } }',
      { input: { channel: 'EMAIL', captcha } },
    );
    expect(body.data).toEqual({ sendProtectionCode: { retryAfter: 60 } });
  });
});

describe('real names', () => {
  it('are handed in without what the gateway need not pass on', async () => {
    const key = 'a'.repeat(32);
    rest()
      .post('/api/user/manualVerification', {
        ID: 'E12345678',
        name: '林小舟',
        photo: { key, ext: '.png' },
      })
      .reply(409, { code: 'CONFLICT', message: '实名验证信息已提交，请等待管理员审核' });
    const { body } = await send(
      'mutation Ask($input: RequestRealNameReviewInput!) { requestRealNameReview(input: $input) { id } }',
      {
        input: {
          name: '林小舟',
          idNumber: 'E12345678',
          photo: { key, ext: '.png', name: 'a.png', size: 3 },
        },
      },
    );
    expect(body.errors?.[0]?.message).toBe('实名验证信息已提交，请等待管理员审核');
  });

  it('wait in a list for administrators, with their members in one call', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['admin'] });
    rest()
      .get('/api/manualVerifications')
      .query({ page: 1, perPage: 20, Status: 2 })
      .reply(200, page([request, { ...request, _id: '5'.repeat(24) }]));
    rest()
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    const { body } = await send(
      '{ administration { realNameRequests(status: PENDING) { totalCount items { idNumber status member { name } } } } }',
    );
    const row = { idNumber: request.ID, status: 'PENDING', member: { name: '鲸鱼0' } };
    expect(body.data).toEqual({
      administration: { realNameRequests: { totalCount: 2, items: [row, row] } },
    });
  });

  it('are decided by number', async () => {
    rest()
      .put(`/api/manualVerifications/${request._id}`, { Status: -1, Reason: '照片不清晰' })
      .reply(200, { ...request, Status: -1, Reason: '照片不清晰', Photo: null });
    const { body } = await send(
      'mutation Review($input: ReviewRealNameInput!) { reviewRealName(input: $input) { status reason photoUrl } }',
      { input: { id: request._id, passes: false, reason: '照片不清晰' } },
    );
    expect(body.data).toEqual({
      reviewRealName: { status: 'REJECTED', reason: '照片不清晰', photoUrl: null },
    });
  });
});
