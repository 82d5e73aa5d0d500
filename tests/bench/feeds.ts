// How long pages of a feed take with 1,000,000 activities, for members who follow 1,000: of whom some
// do much and some nothing. Needs a PostgreSQL (DATABASE_URL).
import { sql } from 'drizzle-orm';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { startPlatform, type TestPlatform } from '../platform/support/platform.ts';
import { timed } from './measure.ts';

const ACTIVITIES = 1_000_000;
/** The first half of these does it all, the first ones most; the other half does nothing. */
const MEMBERS = 20_000;
const FOLLOWED = 1_000;
const ASKS = 200;

const hex = (n: string) => sql.raw(`'1' || lpad(to_hex(${n}), 23, '0')`);

const fill = async ({ database: { db } }: TestPlatform) => {
  await db.execute(sql`
    insert into members (id, name, name_key, create_date)
    select ${hex('n')}, 'bench' || n, 'bench' || n, timestamptz '2026-01-01'
    from generate_series(1, ${MEMBERS}::int) as n`);
  // A few do much and many do little, of each deed once.
  const actor = sql.raw(
    `1 + floor(${MEMBERS / 2} * power((n::bigint * 7919 % 1000003) / 1000003.0, 3))::int`,
  );
  await db.execute(sql`
    insert into activity_log (actor_kind, actor_id, action, target_type, target_id, date)
    select 'MEMBER', ${hex('actor')}, 'FOLLOW', 'MEMBER', ${hex(`(n % ${MEMBERS} + 1)`)},
      timestamptz '2026-01-01' + n * interval '20 seconds'
    from (select n, ${actor} as actor from generate_series(1, ${ACTIVITIES}::int) as n) as made
    on conflict do nothing`);
  await db.execute(sql`analyze`);
};

/** A member who follows so many, each so far from the one before, from one on. */
const follower = async (platform: TestPlatform, name: string, first: number, step: number) => {
  const { user, jwt } = await platform.join(name);
  await platform.database.db.execute(sql`
    insert into follows (member_id, kind, target_id, date)
    select ${user._id}, 'MEMBER', ${hex(`(${first} + n * ${step})`)}, timestamptz '2026-11-01'
    from generate_series(0, ${FOLLOWED - 1}::int) as n`);
  return jwt;
};

/** Prints medians and 95th percentiles in ms. */
export const benchFeeds = async (): Promise<void> => {
  const platform = await startPlatform();
  try {
    await fill(platform);
    const [busy, mixed, quiet] = await Promise.all([
      follower(platform, 'busy', 1, 1),
      follower(platform, 'mixed', 1, 19),
      follower(platform, 'quiet', MEMBERS / 2 + 1, 1),
    ]);
    await platform.database.db.execute(sql`analyze follows`);
    const page = (token: string, before: number | undefined) =>
      platform.call(feedCalls.followees, { query: { blockId: before } }, { token });
    const rows = [];
    for (const [name, token, before] of [
      ['the busiest, first page', busy, () => undefined],
      ['the busiest, any page', busy, (n: number) => ACTIVITIES - n * 4_987],
      ['the busiest, last page', busy, () => 20],
      ['all sorts, first page', mixed, () => undefined],
      ['all sorts, any page', mixed, (n: number) => ACTIVITIES - n * 4_987],
      ['all sorts, last page', mixed, () => 20],
      ['who did nothing', quiet, () => undefined],
    ] as const)
      rows.push({ whom: name, ...(await timed(ASKS, (n) => page(token, before(n)))) });
    console.log(`A feed of ${FOLLOWED} followed, ${ACTIVITIES.toLocaleString('en')} activities`);
    console.table(rows);
  } finally {
    await platform.close();
  }
};
