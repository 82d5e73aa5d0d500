import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Handle } from '#database/database.ts';
import type { AnyCaller } from '#http/caller.ts';
import { organizationsByIds } from '#domains/organizations/store.ts';
import { childrenOf } from './children.ts';
import { toCompetition } from './presenters.ts';
import { competitionsByIds, seriesOf } from './reading.ts';
import { activityIds } from './summaries.ts';
import { tutorsOf } from './tutors.ts';

/** The whole documents of those competitions that the caller may read; at most five statements. */
export const wholeCompetitions = async (
  db: Handle,
  ids: readonly string[],
  caller: AnyCaller | null,
  now: Date,
): Promise<Competition[]> => {
  const rows = await competitionsByIds(db, ids, caller);
  const children = await childrenOf(db, rows);
  const runBy = await organizationsByIds(
    db,
    rows.flatMap(({ organizationId }) => organizationId ?? []),
  );
  const series = await seriesOf(db, rows);
  const tutors = await tutorsOf(db, activityIds(rows));
  return rows.map((row) => {
    const organization = runBy.find(({ id }) => id === row.organizationId) ?? null;
    const ofSeries = row.seriesId === null ? undefined : series.get(row.seriesId);
    const belongings = { children: children.get(row.id), tutors: tutors.get(row.id) };
    return toCompetition(row, belongings, organization, ofSeries, now);
  });
};
