import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nextMonday } from '@whaletide/schema/shared/rules/time.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import {
  demoStore,
  freePort,
  type Layer,
  startGateway,
  startLayer,
  startPlatform,
  type Store,
} from '../support/layers.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { waitFor } from '../support/wait-for.ts';
import { useBrowser, visit } from './support/browser.ts';

useBrowser();

let mails: MailServer;
let store: Store;
let platform: Layer;
let gateway: Layer;

/** A site of this test's own, on which it becomes Monday at nine. */
beforeAll(async () => {
  [mails, store] = await Promise.all([startMailServer(), demoStore()]);
  // One that is there before sets the time.
  await (await startPlatform(store)).stop();
  const port = await freePort();
  const now = new Date();
  gateway = await startGateway(`http://127.0.0.1:${port}`, store.gatewayEnv);
  platform = await startLayer('tests/e2e/support/platform-ahead.ts', port, {
    ...store.env,
    HOST: '127.0.0.1',
    PLATFORM_PORT: String(port),
    SMTP_URL: mails.url(),
    MAIL_FROM: 'noreply@whale.example',
    PUBLIC_ORIGINS: gateway.url,
    CLOCK_AHEAD_MS: String(nextMonday(now, 9).getTime() - now.getTime() + 1_000),
  });
});
afterAll(async () => {
  await gateway.stop();
  await platform.stop();
  await mails.stop();
  await store.remove();
});

/** Mails of the one demo account that has a verified address. */
const member = accounts.member;

const signedIn = async (): Promise<GraphqlClient> => {
  const client = new GraphqlClient(gateway.url);
  await client.ask('mutation ($input: SignInInput!) { signIn(input: $input) { id } }', {
    input: { account: member, password: PASSWORD },
  });
  return client;
};

const wantsDigest = async (): Promise<boolean> => {
  const { viewer } = await (
    await signedIn()
  ).ask<{ viewer: { notificationSettings: { hasDigest: boolean } } }>(
    '{ viewer { notificationSettings { hasDigest } } }',
  );
  return viewer.notificationSettings.hasDigest;
};

const unsubscribeUrl = (mail: ReceivedMail): string =>
  mail.header('list-unsubscribe')?.slice(1, -1) ?? '';

/** Kind of the mails that a link ends; a channel's own digest comes at the same hour. */
const kindOf = async (url: string): Promise<string | undefined> => {
  const token = new URL(url).searchParams.get('token');
  const { mailSubscription } = await new GraphqlClient(gateway.url).ask<{
    mailSubscription: { kind: string } | null;
  }>('query ($token: String!) { mailSubscription(token: $token) { kind } }', { token });
  return mailSubscription?.kind;
};

/** The address that a mail program finds in the week's mail. */
const link = (): Promise<string> =>
  waitFor('the digest', async () => {
    for (const mail of mails.mails.filter(({ to }) => to === member)) {
      const url = unsubscribeUrl(mail);
      if ((await kindOf(url)) !== 'DIGEST') continue;
      expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      return url;
    }
    return undefined;
  });

it('a digest comes by mail, and its link unsubscribes a visitor who says so', async () => {
  const { page, errors } = await visit();
  await page.goto(await link());
  await page.getByRole('heading', { name: '退订每周摘要' }).waitFor();
  expect(await wantsDigest()).toBe(true);
  await page.getByRole('button', { name: '确认退订' }).click();
  await page.getByRole('heading', { name: '已退订每周摘要' }).waitFor();
  expect(await wantsDigest()).toBe(false);
  expect(errors).toEqual([]);
});

it('a mail program unsubscribes with one click, and a forged link nobody (RFC 8058)', async () => {
  const url = await link();
  await (
    await signedIn()
  ).ask(
    'mutation ($input: SetNotificationSettingsInput!) { setNotificationSettings(input: $input) { id } }',
    { input: { hasDigest: true } },
  );
  const click = (address: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click(url.replace(/\.[\w-]{4}/, '.AAAA'))).status).toBe(404);
  expect(await wantsDigest()).toBe(true);
  expect((await click(url)).status).toBe(200);
  expect(await wantsDigest()).toBe(false);
});
