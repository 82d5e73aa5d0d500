import { expect, it } from '@jest/globals';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const look = 'query ($token: String!) { emailLink(token: $token) { email name state } }';
const verify =
  'mutation ($input: VerifyEmailByLinkInput!) { verifyEmailByLink(input: $input) { email state } }';
const renew =
  'mutation ($input: RenewEmailLinkInput!) { renewEmailLink(input: $input) { isDone } }';
const link = {
  Email: 'l**@demo.test',
  Name: '林',
  Until: '2026-11-24T04:00:00.000Z',
  State: 'OPEN',
};

it('an address is shown and proved by its link, as a visitor also where a member is signed in', async () => {
  const asVisitor = () => rest({ badheaders: ['authorization'] });
  asVisitor().post('/api/auth/emailLink', { token: 'abc' }).reply(200, link);
  const shown = await gateway().send(look, { token: TOKEN, variables: { token: 'abc' } });
  expect(shown.body.data).toEqual({
    emailLink: { email: 'l**@demo.test', name: '林', state: 'OPEN' },
  });
  const variables = { input: { token: 'abc' } };
  asVisitor()
    .post('/api/auth/emailLink/verify', { token: 'abc' })
    .reply(200, { ...link, State: 'VERIFIED' });
  const done = await gateway().send(verify, { token: TOKEN, variables });
  expect(done.body.data).toEqual({
    verifyEmailByLink: { email: 'l**@demo.test', state: 'VERIFIED' },
  });
  asVisitor().post('/api/auth/emailLink/renew', { token: 'abc' }).reply(200, { ok: true });
  const renewed = await gateway().send(renew, { token: TOKEN, variables });
  expect(renewed.body.data).toEqual({ renewEmailLink: { isDone: true } });
});

it('a link that isn’t ours, or is too long to be, is null', async () => {
  rest().post('/api/auth/emailLink').reply(404, { code: 'NOT_FOUND', message: '验证链接不存在' });
  for (const token of ['forged', 'x'.repeat(601), '']) {
    const { body } = await gateway().send(look, { variables: { token } });
    expect(body).toEqual({ data: { emailLink: null } });
  }
});
