import { type SQL, sql } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { teams } from '#domains/teams/tables.ts';
import { type BoardQuery, isFiltered, teamFilter } from '../store/team-filter.ts';
import { byAuthors } from '../store/authors.ts';
import { rankedOf, type RankedRow, toRow } from '../store/work-boards.ts';

/** Rows that are held at once. */
const ROWS_AT_ONCE = 1_000;

/** Statement whose rows make a board, unranked, with the ranks on the public one beside it. */
export interface RowSource {
  rows: SQL;
  /** Rows of the public board; null where its ranks aren't told. */
  publicRows: SQL | null;
}

/** The rank of each team on the public board of a task, for joining. */
const publicRanked = (rows: SQL): SQL =>
  sql`select team_id, rank() over (order by sort_key, tie_keys)::int as public_rank from (${rows}) as shown`;

/**
 * Reads the ranked rows of a board some at a time, in the order of their places, by a cursor: it is
 * sorted once, and never held as a whole. To be called in a transaction, one at a time.
 */
export async function* rankedRows(
  tx: Handle,
  { rows, publicRows }: RowSource,
  query: Omit<BoardQuery, 'page' | 'perPage'>,
): AsyncGenerator<LeaderboardRow[]> {
  const asked = isFiltered({ ...query, page: 1, perPage: 1 })
    ? sql`ranked.team_id in (select ${teams.id} from ${teams}
        where ${teamFilter(tx, { ...query, page: 1, perPage: 1 })})`
    : sql`true`;
  const joined = publicRows
    ? sql`left join (${publicRanked(publicRows)}) as shown on shown.team_id = ranked.team_id`
    : sql``;
  const rank = publicRows ? sql`shown.public_rank` : sql`null::int as public_rank`;
  await tx.execute(sql`declare board_rows no scroll cursor for ${rankedOf(byAuthors(rows, query))}
    select ranked.*, ${rank} from ranked ${joined} where ${asked} order by ranked.position`);
  for (;;) {
    const found = await tx.execute<RankedRow & { public_rank: number | null }>(
      sql.raw(`fetch ${ROWS_AT_ONCE} from board_rows`),
    );
    yield found.rows.map((row) => ({ ...toRow(row), PublicRank: row.public_rank }));
    if (found.rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close board_rows`);
}
