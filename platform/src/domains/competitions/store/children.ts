import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { type CompetitionRow, competitions } from '../tables.ts';

/** The published children of these series, by their series, in the order of their start. */
export const childrenOf = async (
  db: Handle,
  rows: readonly CompetitionRow[],
): Promise<Map<string, CompetitionRow[]>> => {
  const series = rows.filter(({ isSeries }) => isSeries).map(({ id }) => id);
  if (series.length === 0) return new Map();
  const children = await db
    .select()
    .from(competitions)
    .where(and(inArray(competitions.seriesId, series), eq(competitions.published, true)))
    .orderBy(asc(competitions.startDate), asc(competitions.id));
  return Map.groupBy(children, ({ seriesId }) => seriesId ?? '');
};
