import { afterEach, expect, it } from '@jest/globals';
import { mailFailureOf } from '@whaletide/schema/domains/parked-work/rules.ts';
import { type MailServer, type Manners, startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { writer } from '../support/forum.ts';
import { draft, mailEnv, partOf, queue, rows, SITE, workMails } from '../support/mailing.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let server: MailServer;
let endWorker = () => Promise.resolve();

/** A platform whose mails go to a server with these manners. */
const start = async (manners: Manners = {}, env: Record<string, string> = {}) => {
  server = await startMailServer(manners);
  platform = await startPlatform({ worker: false, env: { ...mailEnv(server), ...env } });
};
const work = async () => {
  endWorker = await workMails(platform);
};
afterEach(async () => {
  await endWorker();
  endWorker = () => Promise.resolve();
  await platform.close();
  await server.stop();
});

const settled = () =>
  waitFor('every mail to be sent or parked', async () => {
    const all = await rows(platform);
    return all.every(({ sentDate, parkedDate }) => sentDate ?? parkedDate) ? all : undefined;
  });

it('a mail is text and HTML in one, escaped, with what a mail program unsubscribes by', async () => {
  await start();
  const reader = await writer(platform, 'reader', { emailVerified: true });
  await queue(platform, draft('digest:2026-W47:a', reader.id), draft('digest:2026-W47:a'));
  await work();
  expect(await settled()).toMatchObject([{ tries: 1, parkedDate: null }]);
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.to).toBe('reader@test.example');
  expect(mail?.header('message-id')).toMatch(/^<[0-9a-f]{40}@whale\.example>$/);
  expect(mail?.header('list-unsubscribe')).toMatch(
    new RegExp(`^<${SITE}/home/unsubscribe\\?token=[\\w.-]+>$`),
  );
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const html = partOf(mail?.raw ?? '', 'text/html');
  expect(html).toContain('&lt;b&gt;潮汐&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  expect(partOf(mail?.raw ?? '', 'text/plain')).toContain('点赞：2 条');
});

it('a digest is never sent without its link to unsubscribe: without a site it is parked', async () => {
  await start({}, { PUBLIC_ORIGINS: '' });
  const { user } = await platform.join('reader');
  await queue(platform, draft('digest:2026-W47:a', user._id));
  await work();
  const [mail] = await settled();
  expect(mailFailureOf(mail?.reason ?? '')).toBe('NO_SITE');
  expect(server.mails).toEqual([]);
});

it('no address or name adds a header or a recipient', async () => {
  await start({}, { SITE_NAME: '鲸潮 Bcc: x@evil.example' });
  const evil = { ...draft('k'), to: 'a@reader.example\r\nBcc: b@evil.example' };
  await queue(platform, evil, { ...draft('l'), to: 'a@reader.example, b@evil.example' });
  await work();
  await waitFor('both to be refused', async () =>
    (await rows(platform)).every(({ reason }) => reason),
  );
  expect(server.mails).toEqual([]);
});

it('what is refused is tried three times with pauses, then parked; the others are sent', async () => {
  await start({
    recipient: async (to) => {
      if (to.startsWith('gone')) throw new Error('no such mailbox');
    },
  });
  await queue(platform, draft('gone'), draft('there'));
  await work();
  for (const [tries, pause] of [
    [1, 60_000],
    [2, 1_800_000],
  ] as const) {
    const [gone] = await waitFor(`try ${tries}`, async () => {
      const all = await rows(platform);
      return all[0]?.tries === tries && all[0].lease === null ? all : undefined;
    });
    expect(gone?.due.getTime()).toBe(platform.clock.now.getTime() + pause);
    platform.clock.advance(pause);
  }
  const [gone, there] = await settled();
  expect(gone).toMatchObject({ tries: 3, sentDate: null });
  expect(gone?.reason).toContain('no such mailbox');
  expect(there).toMatchObject({ tries: 1, parkedDate: null });
  expect(server.mails.map(({ to }) => to)).toEqual(['there@reader.example']);
});

it('a connection that ends before the server’s last word parks the mail: it may have arrived', async () => {
  await start({ mail: () => new Promise(() => undefined) }, { SMTP_TIMEOUT_MS: '300' });
  await queue(platform, draft('lost'));
  await work();
  expect(await settled()).toMatchObject([{ tries: 1, reason: 'UNCERTAIN', sentDate: null }]);
  expect(server.mails).toHaveLength(1);
});

it('a worker that wakes after its lease sends nothing, and who was handed over is not sent again', async () => {
  await start();
  await queue(platform, draft('slow'));
  const { outbox } = platform.services;
  const slow = await outbox.lease();
  platform.clock.advance(60_000);
  const other = await outbox.lease();
  if (!slow || !other) throw new Error('nothing was leased');
  await outbox.handOver(other);
  await expect(outbox.handOver(slow)).rejects.toThrow('another worker');
  await expect(outbox.handOver(other)).rejects.toThrow('another worker');
  platform.clock.advance(60_000);
  expect(await outbox.lease()).toBeUndefined();
  expect(await rows(platform)).toMatchObject([{ reason: 'UNCERTAIN' }]);
  // The server's word came late, but it came.
  await outbox.sent(other);
  expect(await rows(platform)).toMatchObject([{ reason: null, parkedDate: null }]);
});
