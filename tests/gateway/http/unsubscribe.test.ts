import { describe, expect, it } from '@jest/globals';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const token = 'claim.signature';
const ended = {
  Kind: 'DIGEST',
  Name: null,
  Email: 'm***@demo.test',
  Subscribed: false,
  Expired: false,
};
const form = 'application/x-www-form-urlencoded';

const click = (body: string, type = form, url = `/home/unsubscribe?token=${token}`) =>
  gateway().app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, cookie: `session=${TOKEN}` },
    payload: body,
  });

describe('the one click of a mail program (RFC 8058)', () => {
  it.each([
    ['a plain form', form, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'unsubscribes without a session, whoever’s cookie came along, by %s',
    async (_, type, body) => {
      rest({ badheaders: ['authorization'] })
        .post('/api/mail/unsubscribe', { token })
        .reply(200, ended);
      const response = await click(body, type);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('已退订');
    },
  );

  it('needs the click, a token, and one that is ours', async () => {
    expect((await click('a=b')).statusCode).toBe(400);
    expect((await click('{}', 'application/json')).statusCode).toBe(415);
    const body = 'List-Unsubscribe=One-Click';
    expect((await click(body, form, '/home/unsubscribe')).statusCode).toBe(404);
    expect((await click(`${body}${'&a=b'.repeat(2_000)}`)).statusCode).toBe(413);
    rest()
      .post('/api/mail/unsubscribe')
      .reply(404, { code: 'NOT_FOUND', message: '未找到该退订链接' });
    expect((await click(body)).statusCode).toBe(404);
  });
});

describe('the page of a mail’s link', () => {
  const query =
    'query ($token: String!) { mailSubscription(token: $token) { email isSubscribed } }';

  it('shows as a visitor what it is about, and null for a link that isn’t ours', async () => {
    rest({ badheaders: ['authorization'] })
      .post('/api/mail/subscription', { token })
      .reply(200, { ...ended, Subscribed: true });
    const shown = await gateway().send(query, { variables: { token }, token: TOKEN });
    expect(shown.body.data).toEqual({
      mailSubscription: { email: 'm***@demo.test', isSubscribed: true },
    });
    rest()
      .post('/api/mail/subscription')
      .reply(404, { code: 'NOT_FOUND', message: '未找到该退订链接' });
    const missing = await gateway().send(query, { variables: { token: 'x' } });
    expect(missing.body).toEqual({ data: { mailSubscription: null } });
  });
});
