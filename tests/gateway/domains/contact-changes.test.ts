import { describe, expect, it } from '@jest/globals';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const look = 'query ($token: String!) { contactChange(token: $token) { kind before state } }';
const takeBack =
  'mutation ($input: TakeBackContactChangeInput!) { takeBackContactChange(input: $input) { kind after state } }';
const change = {
  Kind: 'email',
  Before: 'l**@demo.test',
  After: 's***@evil.test',
  Date: '2026-11-21T04:00:00.000Z',
  Until: '2026-11-24T04:00:00.000Z',
  State: 'OPEN',
};

describe('a changed contact', () => {
  it('is shown and taken back by its link, as a visitor also where a member is signed in', async () => {
    rest({ badheaders: ['authorization'] })
      .post('/api/auth/contactChange', { token: 'abc' })
      .reply(200, change);
    const shown = await gateway().send(look, { token: TOKEN, variables: { token: 'abc' } });
    expect(shown.body.data).toEqual({
      contactChange: { kind: 'EMAIL', before: 'l**@demo.test', state: 'OPEN' },
    });
    rest({ badheaders: ['authorization'] })
      .post('/api/auth/contactChange/takeBack', { token: 'abc' })
      .reply(200, { ...change, State: 'TAKEN_BACK' });
    const variables = { input: { token: 'abc' } };
    const done = await gateway().send(takeBack, { token: TOKEN, variables });
    expect(done.body.data).toEqual({
      takeBackContactChange: { kind: 'EMAIL', after: 's***@evil.test', state: 'TAKEN_BACK' },
    });
  });

  it('is null for a link that isn’t ours, or is too long to be', async () => {
    rest()
      .post('/api/auth/contactChange')
      .reply(404, { code: 'NOT_FOUND', message: '撤销链接不存在' });
    for (const token of ['forged', 'x'.repeat(101), '']) {
      const { body } = await gateway().send(look, { variables: { token } });
      expect(body).toEqual({ data: { contactChange: null } });
    }
  });
});

it('the code for signing up is sent as a visitor’s, and its refusal names the field', async () => {
  const send =
    'mutation ($input: SendSignUpCodeInput!) { sendSignUpCode(input: $input) { retryAfter } }';
  const captcha = { challenge: 'c', answer: 3 };
  const variables = { input: { email: 'lin@demo.test', captcha } };
  rest()
    .post('/api/users/code', { Email: 'lin@demo.test', captcha })
    .reply(200, { retryAfter: 60, expires: '2026-11-21T04:10:00.000Z' });
  expect((await gateway().send(send, { variables })).body.data).toEqual({
    sendSignUpCode: { retryAfter: 60 },
  });
  rest()
    .post('/api/users/code')
    .reply(400, { code: 'BAD_USER_INPUT', message: '请输入有效的邮箱地址', field: 'Email' });
  const refused = await gateway().send(send, { variables });
  expect(refused.body.errors?.[0]?.extensions).toMatchObject({
    field: 'email',
  });
});
