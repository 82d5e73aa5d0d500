import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { DIGEST_JOB } from '#platform/src/domains/digests/weekly-digest.ts';
import { finalRankings } from '#platform/src/domains/leaderboards/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { writeUps } from '#platform/src/domains/write-ups/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { eventWriter } from '#tests/platform/support/events.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { mailEnv, partOf, rows, SITE } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { MONDAY, WEEK, workAt } from '#tests/platform/support/weekly.ts';

let server: MailServer;
let platform: TestPlatform;
const start = async (env: Record<string, string> = {}) => {
  platform = await startPlatform({ worker: false, env: { ...mailEnv(server), ...env } });
};
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await platform.close();
  await server.stop();
});

const reader = (name: string) => writer(platform, name, { emailVerified: true });

const like = (...recipients: Person[]) =>
  eventWriter(platform).publish(
    recipients.map(({ id }) => id),
    { kind: 'notification', eventType: 16, related: null, data: {} },
  );

it('a week’s news come on Monday at nine, to who has some, wants them and has a verified address', async () => {
  await start();
  const [full, empty, refusing, choosy] = await Promise.all(
    ['满满', '空空', '不要', '挑剔'].map(reader),
  );
  const unverified = await writer(platform, '未认证');
  if (!full || !empty || !refusing || !choosy) throw new Error('unreachable');
  await like(full, refusing, choosy, unverified);
  await like(full);
  await platform.call(memberCalls.follow, { body: { Target: full.id } }, empty);
  const owner = await author(platform, '专栏主');
  const { _id } = await column(platform, owner, '潮汐<笔记>');
  await platform.call(columnCalls.subscribe, { body: { Column: _id } }, full);
  await collect(
    platform,
    owner,
    _id,
    await versioned(platform, owner, { title: '企鹅', private: false }),
  );
  const folded = await versioned(platform, owner, { title: '被折叠的', private: false });
  await collect(platform, owner, _id, folded);
  await platform.database.db
    .update(labs)
    .set({ collapsedDate: MONDAY, collapsedReason: '广告' })
    .where(eq(labs.id, folded));
  const competition = await makeCompetition(platform);
  await platform.database.db
    .update(competitions)
    .set({ endDate: new Date(MONDAY.getTime() + WEEK / 2) })
    .where(eq(competitions.id, competition.id));
  await enter(platform, competition, 'racer');
  await platform.call(notificationCalls.setSettings, { body: { Digest: false } }, refusing);
  const noLikes = { Kind: 'LIKE' as const, Bell: true, Desktop: true, Mail: false };
  await platform.call(notificationCalls.setSettings, { body: { Kinds: [noLikes] } }, choosy);

  await workAt(platform, MONDAY);
  const all = await rows(platform);
  expect(all.map(({ key }) => key)).toEqual([`digest:2026-W48:${full.id}`]);
  expect(all[0]).toMatchObject({
    to: '满满@test.example',
    data: {
      name: '满满',
      unread: expect.arrayContaining([
        { kind: 'LIKE', count: 2 },
        { kind: 'FOLLOW', count: 2 },
      ]),
      followers: 1,
      ending: [],
      columns: [{ id: _id, name: '潮汐<笔记>', count: 1, labs: ['企鹅'] }],
    },
  });
  expect(server.mails.map(({ to }) => to)).toHaveLength(1);
  expect(server.mails[0]?.header('list-unsubscribe')).toContain(`${SITE}/home/unsubscribe?token=`);
});

it('a competition of one’s own that ends within the week stands in it', async () => {
  await start();
  const competition = await makeCompetition(platform);
  const end = new Date(MONDAY.getTime() + WEEK / 2);
  const { db } = platform.database;
  await db.update(competitions).set({ endDate: end }).where(eq(competitions.id, competition.id));
  await enter(platform, competition, 'racer');
  await db.execute(sql`update members set email_verified = true where name = 'racer'`);
  await workAt(platform, MONDAY);
  const [mail] = await rows(platform);
  expect(mail?.data).toMatchObject({
    ending: [{ id: competition.id, end: end.toISOString() }],
    columns: [],
  });
});

it('write-ups of others stand in it, in competitions that one took part in', async () => {
  await start();
  const { db } = platform.database;
  const competition = await makeCompetition(platform);
  const [winner, second, reader] = await Promise.all(
    ['winner', 'second', 'reader'].map((name) => enter(platform, competition, name)),
  );
  if (!winner || !second || !reader) throw new Error('unreachable');
  await db.execute(
    sql`update members set email_verified = true where name in ('winner', 'reader')`,
  );
  await db
    .update(competitions)
    .set({ endDate: platform.clock.now, finalRanking: true })
    .where(eq(competitions.id, competition.id));
  await db.insert(finalRankings).values(
    [winner, second].map(({ team }, at) => ({
      competitionId: competition.id,
      teamId: team,
      place: at + 1,
    })),
  );
  const written = (teamId: string, changes: Partial<typeof writeUps.$inferInsert> = {}) => ({
    id: newId(),
    competitionId: competition.id,
    teamId,
    version: 1,
    createDate: new Date(MONDAY.getTime() - DAY),
    updateDate: MONDAY,
    ...changes,
  });
  const folded = { collapsedDate: MONDAY, collapsedReason: '广告' };
  await db.insert(writeUps).values([written(winner.team), written(second.team, folded)]);
  await workAt(platform, MONDAY);
  const all = await rows(platform);
  const { id, name } = (
    await db.select().from(competitions).where(eq(competitions.id, competition.id))
  )[0] as { id: string; name: string };
  expect(all.map(({ memberId, data }) => [memberId, data])).toMatchObject([
    [reader.id, { writeUps: [{ id, name, count: 1, isActivity: false }] }],
  ]);
  expect(server.mails[0]?.raw).toBeDefined();
  expect(partOf(server.mails[0]?.raw ?? '', 'text/plain')).toContain(`「${name}」新增 1 份方案`);
});

it('counts what the page of unread notices shows, and a kind without news in the week not at all', async () => {
  await start();
  const [both, old] = await Promise.all(['新旧都有', '只有旧的'].map(reader));
  if (!both || !old) throw new Error('unreachable');
  const now = platform.clock.now;
  platform.clock.now = new Date(MONDAY.getTime() - WEEK - 60_000);
  await like(both, old);
  platform.clock.now = now;
  await like(both);
  const silent = { Kind: 'FOLLOW' as const, Bell: false, Desktop: true, Mail: true };
  await platform.call(notificationCalls.setSettings, { body: { Kinds: [silent] } }, both);
  await platform.call(memberCalls.follow, { body: { Target: both.id } }, old);
  await workAt(platform, MONDAY);
  const all = await rows(platform);
  expect(all.map(({ memberId, data }) => [memberId, (data as { unread: object }).unread])).toEqual([
    [both.id, [{ kind: 'LIKE', count: 2 }]],
  ]);
});

it('members are walked in slices, each gets one a week, and another the week after', async () => {
  await start();
  const { db } = platform.database;
  const many = 205;
  const date = platform.clock.now.toISOString();
  await db.execute(sql`
    insert into members (id, name, name_key, email, email_verified, create_date)
    select 'reader-' || lpad(n::text, 4, '0'), '读者' || n, '读者' || n, n || '@reader.example', true,
      ${date}::timestamptz
    from generate_series(1, ${many}::int) n`);
  const everyone = Array.from({ length: many }, (_, index) => ({
    id: `reader-${String(index + 1).padStart(4, '0')}`,
    token: '',
  }));
  await like(...everyone);
  await workAt(platform, MONDAY);
  expect(server.mails).toHaveLength(many);
  // A second start sends no one a second mail.
  await platform.database.transaction((tx) =>
    platform.services.jobs.add(tx, DIGEST_JOB, {
      week: '2026-W48',
      date: MONDAY.toISOString(),
      after: '',
    }),
  );
  await workAt(platform, MONDAY);
  expect(server.mails).toHaveLength(many);
  platform.clock.now = new Date(MONDAY.getTime() + WEEK / 2);
  await like(...everyone.slice(0, 3));
  await workAt(platform, new Date(MONDAY.getTime() + WEEK));
  expect(server.mails).toHaveLength(many + 3);
});

it('without an address of the site nothing is sent, and the time moves on', async () => {
  await start({ PUBLIC_ORIGINS: '' });
  await like(await reader('无址'));
  await workAt(platform, MONDAY);
  expect(await rows(platform)).toEqual([]);
});
