import { and, eq, inArray } from 'drizzle-orm';
import {
  datasetAccess,
  type DatasetReader,
  visitor,
} from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { practisedAmong } from '../teams/store/practising.ts';
import { teams, registrations } from '../teams/tables.ts';
import { mayReadDatasetFile } from '../datasets/store/previews.ts';
import { datasetBindings, datasetFiles } from './tables.ts';

/**
 * Answers the caller's role in each of the competitions that they may see at all; four statements.
 */
export const readersOf = async (
  db: Handle,
  caller: Caller | null,
  competitionIds: readonly string[],
): Promise<Map<string, DatasetReader>> => {
  const seen = (await competitionsByIds(db, competitionIds, caller)).map(({ id }) => id);
  if (caller === null || seen.length === 0) return new Map(seen.map((id) => [id, visitor]));
  const managing = await managedAmong(db, caller, seen);
  const { competitionId, memberId, status, teamId } = registrations;
  const own = await db
    .select({ competitionId, competitionStatus: teams.promotions })
    .from(registrations)
    .leftJoin(teams, and(eq(teams.id, teamId), eq(teams.deleted, false)))
    .where(
      and(
        inArray(competitionId, seen),
        eq(memberId, caller.id),
        eq(status, registerStatus.registered),
      ),
    );
  const practised = await practisedAmong(db, caller.id, seen);
  const byCompetition = new Map(own.map((row) => [row.competitionId, row]));
  return new Map(
    seen.map((id) => [
      id,
      {
        manages: managing.has(id),
        practises: practised.has(id),
        isRegistered: byCompetition.has(id),
        competitionStatus: byCompetition.get(id)?.competitionStatus ?? null,
      },
    ]),
  );
};

/**
 * Tells whether the caller may read a file of a dataset, of any that has it; its uploader may before
 * it is in one.
 */
export const mayReadDataset = async (
  db: Handle,
  caller: Caller | null,
  upload: { key: string; memberId: string },
): Promise<boolean> => {
  if (caller?.id === upload.memberId) return true;
  const rows = await db
    .select({ binding: datasetBindings })
    .from(datasetFiles)
    .innerJoin(datasetBindings, eq(datasetBindings.id, datasetFiles.bindingId))
    .where(eq(datasetFiles.token, upload.key));
  if (rows.length === 0) return mayReadDatasetFile(db, caller, upload.key);
  const ids = rows.map(({ binding }) => binding.competitionId);
  const readers = await readersOf(db, caller, [...new Set(ids)]);
  return rows.some(({ binding }) => {
    const reader = readers.get(binding.competitionId);
    return reader !== undefined && datasetAccess(binding, reader) === 'readable';
  });
};
