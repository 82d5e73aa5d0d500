import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { freePort, type Layer, startLayer } from '#tests/support/layers.ts';
import { type ReceivedMail, startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { testPostgres } from '../support/database.ts';
import { draft, queue, rows, SITE } from '../support/mailing.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const MAILS = 40;
const KEYS = Array.from({ length: MAILS }, (_, index) => `mail-${String(index).padStart(2, '0')}`);

let database: Awaited<ReturnType<typeof testPostgres>>;
let platform: TestPlatform;
beforeAll(async () => {
  database = await testPostgres();
  platform = await startPlatform({ database, worker: false });
});
afterAll(async () => {
  await platform.close();
  await database.close();
});

/** A whole platform process on the test's database, which calls itself so at the mail server. */
const startProcess = async (SMTP_URL: string): Promise<Layer> => {
  const port = await freePort();
  return startLayer('platform/dist/main.js', port, {
    HOST: '127.0.0.1',
    PLATFORM_PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: platform.dataDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL,
    MAIL_FROM: 'noreply@whale.example',
    PUBLIC_ORIGINS: SITE,
    JOB_LEASE_MS: '1500',
    JOB_POLL_MS: '50',
  });
};

const toOf = (key: string) => draft(key).to;
const never = () => new Promise<void>(() => undefined);

it('two workers send each mail once, though both are killed in the middle of one', async () => {
  let held: ReceivedMail | undefined;
  let asked: string | undefined;
  const server = await startMailServer({
    // The first worker's third mail has arrived; the word that it has never does.
    mail: (mail) => {
      const third = server.mails.filter(({ by }) => by === 'first').length === 3;
      if (mail.by !== 'first' || !third) return Promise.resolve();
      held = mail;
      return never();
    },
    // The second one's fourth doesn't get beyond its recipient.
    recipient: (to, by) => {
      const fourth = server.mails.filter((mail) => mail.by === 'second').length === 3;
      if (by !== 'second' || !fourth) return Promise.resolve();
      asked = to;
      return never();
    },
  });
  const processes = await Promise.all(
    ['first', 'second'].map((name) => startProcess(server.url(name))),
  );
  await queue(platform, ...KEYS.map((key) => draft(key)));
  await waitFor('both to be in the middle of a mail', async () => held && asked);
  await Promise.all(processes.map((one) => one.stop('SIGKILL')));
  const others = await Promise.all(
    ['third', 'fourth'].map((name) => startProcess(server.url(name))),
  );
  const all = await waitFor('every mail to be sent or parked', async () => {
    const now = await rows(platform);
    return now.every(({ sentDate, parkedDate }) => sentDate ?? parkedDate) && now;
  });
  await Promise.all(others.map((one) => one.stop()));
  await server.stop();

  expect(server.mails.map(({ to }) => to).sort()).toEqual(KEYS.map(toOf));
  expect(new Set(server.mails.map((mail) => mail.header('message-id'))).size).toBe(MAILS);
  expect(all.filter(({ parkedDate }) => parkedDate)).toMatchObject([
    { to: held?.to, reason: 'UNCERTAIN', sentDate: null },
  ]);
  // No worker sent the whole of this one: it went on with another.
  expect(all.find(({ to }) => to === asked)).toMatchObject({ tries: 2, parkedDate: null });
});

it('twenty that lease at once get a mail each', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `race-${index}`);
  await queue(platform, ...keys.map((key) => draft(key)));
  const leased = await Promise.all(keys.map(() => platform.services.outbox.lease()));
  expect(new Set(leased.map((mail) => mail?.key)).size).toBe(20);
});
