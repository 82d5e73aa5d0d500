import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { type MailServer, type Manners, startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { mailEnv, partOf } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { captcha, PASSWORD } from '#tests/platform/support/verifying.ts';

let platform: TestPlatform;
let mails: MailServer;
let service: Server | undefined;
afterEach(async () => {
  await platform.close();
  await mails.stop();
  service?.closeAllConnections();
  service?.close();
  service = undefined;
});

let count = 0;

/** A platform with a mail server of these manners, and a member who asks for codes. */
const start = async (manners: Manners, env: Record<string, string> = {}) => {
  mails = await startMailServer(manners);
  platform = await startPlatform({
    worker: false,
    env: { ...mailEnv(mails), CAPTCHA_BITS: '4', ...env },
  });
  const { jwt: token } = await platform.join(`收码${(count += 1)}`);
  const email = `next${count}@reader.example`;
  const order = async () => ({
    body: { email, password: PASSWORD, captcha: await captcha(platform, token) },
  });
  return {
    ask: async () => platform.call(calls.sendEmailCode, await order(), { token }),
    refused: async () => platform.refusal(calls.sendEmailCode, await order(), { token }),
    bind: async (code: string) =>
      (await platform.call(calls.changeEmail, { body: { code } }, { token })).email,
    bound: { Email: expect.stringContaining('@reader.example'), EmailVerified: true },
  };
};

const codeIn = (at = -1) =>
  /^ {4}(\d{6})\r?$/m.exec(partOf(mails.mails.at(at)?.raw ?? '', 'text/plain'))?.[1] ?? '';

/** Withholds something until it is let go. */
const held = () => {
  const holding = Promise.withResolvers<undefined>();
  return { until: holding.promise, letGo: () => holding.resolve(undefined), ...holding };
};

describe('a code by mail', () => {
  it('is good where the server takes five seconds after the last of the mail', async () => {
    const { ask, bind, bound } = await start({ mail: () => setTimeout(5_000) });
    await ask();
    await waitFor('the mail', async () => mails.mails.length === 1);
    expect(await bind(codeIn())).toMatchObject(bound);
  });

  it('is said to be sent when the server has it, however long that then looks at it', async () => {
    const answer = held();
    const { ask, bind, bound } = await start(
      { mail: () => answer.until },
      { OUTSIDE_CALL_MS: '100' },
    );
    expect(await ask()).toMatchObject({ retryAfter: 60 });
    await waitFor('the mail', async () => mails.mails.length === 1);
    expect(await bind(codeIn())).toMatchObject(bound);
    answer.letGo();
  });

  it('stays good where the server never says what became of it', async () => {
    const { ask, refused, bind, bound } = await start(
      { mail: () => held().until },
      { SMTP_TIMEOUT_MS: '2500' },
    );
    expect(await ask()).toMatchObject({ retryAfter: 60 });
    // It counts as sent: another one takes its minute.
    expect((await refused()).code).toBe('RATE_LIMITED');
    expect(await bind(codeIn())).toMatchObject(bound);
  });

  it('is void where the server certainly has not taken it, and may be asked for at once', async () => {
    let refuses = true;
    const { ask, refused, bind, bound } = await start({
      recipient: async () => {
        if (refuses) throw new Error('no such mailbox');
      },
    });
    expect(await refused()).toMatchObject({
      code: 'CONFLICT',
      message: '验证码发送失败，请稍后重试',
    });
    refuses = false;
    await ask();
    expect(await bind(codeIn())).toMatchObject(bound);
  });

  it('is void, too, where the server refuses it after one was told that it is sent', async () => {
    const answer = held();
    let holds = true;
    const { ask, bind, bound } = await start(
      { mail: () => (holds ? answer.until : Promise.resolve()) },
      { OUTSIDE_CALL_MS: '100' },
    );
    await ask();
    await waitFor('the mail', async () => mails.mails.length === 1);
    answer.reject(new Error('this is spam'));
    holds = false;
    // As soon as that is known another one may be asked for.
    await waitFor('another code', () => ask().then(Boolean, () => false));
    await waitFor('its mail', async () => mails.mails.length === 2);
    expect(await bind(codeIn())).toMatchObject(bound);
  });

  it('says in its subject and its text what it is for', async () => {
    const { ask } = await start({});
    await ask();
    const [mail] = mails.mails;
    const subject = mail?.header('subject') ?? '';
    const decoded = subject.replace(/=\?UTF-8\?B\?([^?]*)\?=\s*/gi, (_all, text: string) =>
      Buffer.from(text, 'base64').toString(),
    );
    expect(decoded).toBe('鲸潮社区绑定邮箱验证码');
    expect(partOf(mail?.raw ?? '', 'text/plain')).toContain('你正在为账号绑定这个邮箱。');
  });
});

describe('a code by the operator’s service', () => {
  const codes: { code: string; purpose: string }[] = [];
  const serve = async (status: number | null) => {
    service = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        codes.push(JSON.parse(body) as { code: string; purpose: string });
        if (status !== null) response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => service?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  };

  it.each([
    ['says nothing in time', null],
    ['lies behind a proxy that lost it', 504],
  ])('stays good where that %s', async (_what, status) => {
    const url = await serve(status);
    const { ask, bind, bound } = await start({}, { CODE_SENDER_URL: url, OUTSIDE_CALL_MS: '1000' });
    await ask();
    expect(codes.at(-1)).toMatchObject({ purpose: 'email' });
    expect(await bind(codes.at(-1)?.code ?? '')).toMatchObject(bound);
  });

  it('is void where that refuses it, or is not there', async () => {
    const url = await serve(500);
    const { refused } = await start({}, { CODE_SENDER_URL: url });
    expect((await refused()).code).toBe('CONFLICT');
    service?.close();
    service?.closeAllConnections();
    expect((await refused()).code).toBe('CONFLICT');
  });
});
