import { desc, inArray } from 'drizzle-orm';
import type { DatasetRating } from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { Handle } from '#database/database.ts';
import { datasetRatings } from '../tables.ts';

/** The last rating of each of these datasets; who has none is missing. */
export const ratingsOf = async (
  db: Handle,
  datasetIds: readonly string[],
): Promise<Map<string, { rating: DatasetRating; date: Date }>> => {
  if (datasetIds.length === 0) return new Map();
  const { datasetId, rating, date, id } = datasetRatings;
  const rows = await db
    .selectDistinctOn([datasetId], { datasetId, rating, date })
    .from(datasetRatings)
    .where(inArray(datasetId, [...datasetIds]))
    .orderBy(datasetId, desc(date), desc(id));
  return new Map(rows.map((row) => [row.datasetId, { rating: row.rating, date: row.date }]));
};
