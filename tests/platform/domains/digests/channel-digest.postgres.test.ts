import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { isoWeek } from '@whaletide/schema/shared/rules/time.ts';
import { CHANNEL_DIGEST_JOB } from '#platform/src/domains/digests/channel-digest.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { freePort, type Layer, startLayer } from '#tests/support/layers.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { testPostgres } from '#tests/platform/support/database.ts';
import { rows, SITE } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

/** More than a slice of the walk. */
const SUBSCRIBERS = 230;

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

/** A whole platform process on the test's database. */
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

const subscribe = async (channelId: string) => {
  const { db } = platform.database;
  const id = sql.raw("'1' || lpad(to_hex(n), 23, '0')");
  const numbers = sql`generate_series(1, ${SUBSCRIBERS}::int) as n`;
  await db.execute(sql`
    insert into members (id, name, name_key, email, email_verified, create_date)
    select ${id}, '订阅者' || n, '订阅者' || n, n || '@reader.example', true, now() from ${numbers}`);
  await db.execute(sql`
    insert into follows (member_id, kind, target_id, date, mail)
    select ${id}, 'CHANNEL', ${channelId}, now(), true from ${numbers}`);
};

/** Begins the week's walk, as the schedule does. */
const begin = (date: Date) =>
  platform.database.transaction((tx) =>
    platform.services.jobs.add(tx, CHANNEL_DIGEST_JOB, {
      week: isoWeek(date),
      date: date.toISOString(),
      after: '',
    }),
  );

it('two workers mail each subscriber once, though the walk begins twice and both are killed', async () => {
  const admin = await administrator(platform);
  const { _id } = await channel(platform, admin, '气象');
  platform.clock.now = new Date();
  await collectInto(
    platform,
    admin,
    _id,
    'Lab',
    await versioned(platform, admin, { private: false }),
  );
  await subscribe(_id);
  let held: string | undefined;
  const server = await startMailServer({
    // A mail has arrived; the word that it has never does.
    mail: (mail) => {
      if (held !== undefined || server.mails.length < 5) return Promise.resolve();
      held = mail.to;
      return new Promise<void>(() => undefined);
    },
  });
  const date = new Date(Date.now() + 1_000);
  await begin(date);
  const processes = await Promise.all(['a', 'b'].map((name) => startProcess(server.url(name))));
  await begin(date);
  await waitFor('a mail to be on its way', async () => held);
  await Promise.all(processes.map((one) => one.stop('SIGKILL')));
  await begin(date);
  const others = await Promise.all(['c', 'd'].map((name) => startProcess(server.url(name))));
  const mails = await waitFor('every mail to be sent or parked', async () => {
    const left = await platform.database.db
      .select()
      .from(jobs)
      .where(inArray(jobs.kind, [CHANNEL_DIGEST_JOB]));
    const all = await rows(platform);
    const done = all.every(({ sentDate, parkedDate }) => sentDate ?? parkedDate);
    return left.length === 0 && all.length === SUBSCRIBERS && done && all;
  });
  await Promise.all(others.map((one) => one.stop()));
  await server.stop();

  const readers = Array.from({ length: SUBSCRIBERS }, (_, index) => `${index + 1}@reader.example`);
  const got = server.mails.map(({ to }) => to);
  expect(new Set(got).size).toBe(got.length);
  const parked = mails.filter(({ parkedDate }) => parkedDate);
  expect(parked.map(({ to }) => to)).toContain(held);
  // One that may have arrived is unknown; an administrator is told.
  expect(parked.map(({ reason }) => reason)).toEqual(parked.map(() => 'UNCERTAIN'));
  const settled = new Set([...got, ...parked.map(({ to }) => to)]);
  expect(readers.filter((reader) => !settled.has(reader))).toEqual([]);
  expect(got.filter((to) => !readers.includes(to))).toEqual([]);
});
