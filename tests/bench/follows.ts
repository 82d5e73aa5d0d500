// How long pages of follow lists take, of one who follows 100,000 and whom as many follow. Needs a
// PostgreSQL (DATABASE_URL).
import { sql } from 'drizzle-orm';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { startPlatform } from '../platform/support/platform.ts';
import { timed } from './measure.ts';

const FOLLOWED = 100_000;
const PER_PAGE = 20;
const ASKS = 200;

/** Prints medians and 95th percentiles in ms. */
export const benchFollows = async (): Promise<void> => {
  const platform = await startPlatform();
  try {
    const { user } = await platform.join('star');
    const { db } = platform.database;
    const numbers = sql`generate_series(1, ${FOLLOWED}::int) as n`;
    const id = sql`'1' || lpad(to_hex(n), 23, '0')`;
    const date = sql`timestamptz '2026-01-01' + n * interval '1 minute'`;
    await db.execute(sql`
      insert into members (id, name, name_key, create_date)
      select ${id}, 'bench' || n, 'bench' || n, timestamptz '2026-01-01' from ${numbers}`);
    await db.execute(sql`
      insert into follows (member_id, kind, target_id, date)
      select ${user._id}, 'MEMBER', ${id}, ${date} from ${numbers}
      union all select ${id}, 'MEMBER', ${user._id}, ${date} from ${numbers}`);
    await db.execute(sql`
      update members set followers_count = ${FOLLOWED} where id = ${user._id}`);
    await db.execute(sql`analyze`);
    const rows = [];
    for (const [name, call] of [
      ['followers', memberCalls.followers],
      ['followees', memberCalls.followees],
    ] as const)
      for (const [which, page] of [
        ['first page', () => 1],
        ['any page', (n: number) => 1 + ((n * 37) % (FOLLOWED / PER_PAGE))],
        ['last page', () => FOLLOWED / PER_PAGE],
      ] as const) {
        const ask = (n: number) =>
          platform.call(call, {
            params: { id: user._id },
            query: { page: page(n), perPage: PER_PAGE },
          });
        rows.push({ list: `${name}, ${which}`, ...(await timed(ASKS, ask)) });
      }
    console.log(`Follow lists of ${FOLLOWED.toLocaleString('en')}`);
    console.table(rows);
  } finally {
    await platform.close();
  }
};
