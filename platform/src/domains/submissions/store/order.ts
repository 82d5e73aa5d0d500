import { type SQL, sql } from 'drizzle-orm';
import { type TeamBestRow, teamBests } from '../tables.ts';

/** Columns that ranks are made of: rows that are equal in them share a rank. */
export const rankKeys = [teamBests.sortKey, teamBests.tieKeys] as const;

/** The same as a list of columns, for a window's order. */
export const byRank: SQL = sql.join([...rankKeys], sql`, `);

/** The rank keys of a row, to compare columns with. */
export const rankKeysOf = ({ sortKey, tieKeys }: TeamBestRow): SQL =>
  sql`(${sortKey}::float8, ${sql.param(tieKeys, teamBests.tieKeys)}::float8[])`;

/** Tells whether two rows of a board share a rank. */
export const isTied = (one: TeamBestRow, other: TeamBestRow): boolean =>
  one.sortKey === other.sortKey &&
  one.tieKeys.length === other.tieKeys.length &&
  one.tieKeys.every((key, index) => key === other.tieKeys[index]);
