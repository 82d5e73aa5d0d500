import { describe, expect, it } from '@jest/globals';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const sendCode =
  'mutation ($input: SendRecoveryCodeInput!) { sendRecoveryCode(input: $input) { retryAfter } }';
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isDone } }';
const recover =
  'mutation ($input: ResetPasswordInput!) { recoverAccount(input: $input) { accessTokens hasEndedAccessTokens } }';
const captcha = { challenge: 'c', answer: 3 };
const sent = { retryAfter: 60, expires: '2026-11-21T04:10:00.000Z' };

describe('a forgotten password', () => {
  it('begins with a captcha and a code, as a visitor whoever asks', async () => {
    rest({ badheaders: ['authorization'] })
      .post('/api/auth/recovery/captcha')
      .reply(200, { challenge: 'c', bits: 15, expires: sent.expires });
    const first = await gateway().send('mutation { requestRecoveryCaptcha { challenge bits } }', {
      token: TOKEN,
    });
    expect(first.body.data).toEqual({ requestRecoveryCaptcha: { challenge: 'c', bits: 15 } });
    rest().post('/api/auth/recovery/code', { email: 'lin@demo.test', captcha }).reply(200, sent);
    const variables = { input: { contact: { email: 'lin@demo.test' }, captcha } };
    const { body } = await gateway().send(sendCode, { variables });
    expect(body.data).toEqual({ sendRecoveryCode: { retryAfter: 60 } });
  });

  it('is set anew, and a refusal names its field', async () => {
    const secret = {
      code: '123456',
      newPassword: 'correct horse battery',
      confirmPassword: 'correct horse battery',
    };
    const input = { ...secret, contact: { phone: '13800000001' }, countryCode: '86' };
    const asked = { ...secret, phone: '13800000001', countryCode: '86' };
    rest().post('/api/auth/recovery/password', asked).reply(200, { ok: true });
    const done = await gateway().send(reset, { variables: { input } });
    expect(done.body.data).toEqual({ resetPassword: { isDone: true } });
    rest()
      .post('/api/auth/recovery/password', { ...asked, endAccessTokens: true })
      .reply(200, { ok: true, AccessTokens: ['报表'], AccessTokensEnded: true });
    const ended = await gateway().send(recover, {
      variables: { input: { ...input, endAccessTokens: true } },
    });
    expect(ended.body.data).toEqual({
      recoverAccount: { accessTokens: ['报表'], hasEndedAccessTokens: true },
    });
    rest()
      .post('/api/auth/recovery/password')
      .reply(400, { code: 'BAD_USER_INPUT', message: '验证码错误或已失效', field: 'code' });
    const { body } = await gateway().send(recover, { variables: { input } });
    expect(body.errors?.[0]).toMatchObject({
      message: '验证码错误或已失效',
      extensions: { code: 'BAD_USER_INPUT', field: 'code' },
    });
  });
});
