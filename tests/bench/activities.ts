// How long lists of activities take where there are 10,000 of them in 20 fields: some ten times what a
// large site has. Needs a PostgreSQL (DATABASE_URL).
import { sql } from 'drizzle-orm';
import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { startPlatform, type TestPlatform } from '../platform/support/platform.ts';
import { timed } from './measure.ts';

const ACTIVITIES = 10_000;
const FIELDS = 20;
const PER_PAGE = 10;
const ASKS = 200;

/** Fills in activities of all types, fields and states; answers the token of a member of 100. */
const fill = async (platform: TestPlatform): Promise<string> => {
  const { user, jwt } = await platform.join('bench');
  const { db } = platform.database;
  const hex = (kind: string) => sql.raw(`'${kind}' || lpad(to_hex(n), 23, '0')`);
  await db.execute(sql`
    insert into activity_fields (id, key, name, icon, position)
    select ${hex('7')}, 'field-' || n, '方向' || n, 'chart', n
    from generate_series(0, ${FIELDS - 1}::int) as n`);
  await db.execute(sql`
    insert into competitions (id, name, start_date, end_date, event_type, detail_type, field,
      difficulty, sequence, sticky, published, organizer_id)
    select ${hex('6')}, '活动' || n, now() + (n % 400 - 300) * interval '1 day',
      case when n % 10 = 0 then null else now() + (n % 400 - 200) * interval '1 day' end, 0,
      (array['WORKSHOP', 'TRAINING_CAMP', 'EXERCISE', 'LIVE', 'OTHER'])[1 + n % 5],
      'field-' || n % ${FIELDS}, 1 + n % 3, n % 7, n % 500 = 0, true, ${user._id}
    from generate_series(1, ${ACTIVITIES}::int) as n`);
  await db.execute(sql`
    insert into competition_tutors (competition_id, member_id, position)
    select id, ${user._id}, 0 from competitions where event_type = 0`);
  await db.execute(sql`
    insert into registrations (competition_id, member_id, status, create_date)
    select id, ${user._id}, 1, now() from competitions where event_type = 0 order by id limit 100`);
  await db.execute(sql`vacuum analyze`);
  return jwt;
};

/** Prints medians and 95th percentiles in ms. */
export const benchActivities = async (): Promise<void> => {
  const platform = await startPlatform({ worker: false });
  try {
    const token = await fill(platform);
    const pages = Math.ceil(ACTIVITIES / PER_PAGE);
    const list = (query: (n: number) => object) => (n: number) =>
      platform.call(competitionCalls.list, {
        query: { page: 1, perPage: PER_PAGE, CompetitionType: 0, ...query(n) },
      });
    const mine = { page: 1, perPage: PER_PAGE, CompetitionType: 0 };
    const rows = [];
    for (const [question, ask] of [
      ['all, the first page', list(() => ({}))],
      ['all, any page', list((n) => ({ page: 1 + ((n * 7919) % pages) }))],
      ['of a field', list((n) => ({ field: `field-${n % FIELDS}` }))],
      [
        'of a field, a difficulty and a state',
        list((n) => ({ field: `field-${n % FIELDS}`, Difficulty: 1 + (n % 3), Status: n % 3 })),
      ],
      ['training camps that run', list(() => ({ DetailType: 'TRAINING_CAMP', Status: 1 }))],
      ['one’s own', () => platform.call(competitionCalls.mine, { query: mine }, { token })],
      ['fields with their counts', () => platform.call(activityCalls.fields, {})],
    ] as const)
      rows.push({ question, ...(await timed(ASKS, ask)) });
    console.log(`${ACTIVITIES.toLocaleString('en')} activities in ${FIELDS} fields`);
    console.table(rows);
  } finally {
    await platform.close();
  }
};
