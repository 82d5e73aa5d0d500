import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LabDataset } from '@whaletide/schema/domains/datasets/rest/lab-datasets.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { LabAttachments } from '../projects/store/attachments.ts';
import { visibleTo as visibleLab } from '../projects/store/projects.ts';
import { labs } from '../projects/tables.ts';
import { visibleTo } from './store/datasets.ts';
import { datasets, labDatasets } from './tables.ts';

/**
 * Finds which of the ids the caller may see, and locks their rows in the order of ids, as wherever
 * they are counted.
 */
const lockedAmong = async (tx: Transaction, caller: Caller, ids: readonly string[]) => {
  await tx
    .select({ id: datasets.id })
    .from(datasets)
    .where(inArray(datasets.id, [...ids]))
    .orderBy(asc(datasets.id))
    .for('no key update');
  const rows = await tx
    .select({ id: datasets.id })
    .from(datasets)
    .where(and(inArray(datasets.id, [...ids]), visibleTo(caller)));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Says which datasets a project works with; those that stay keep their day. What is counted of it
 * a trigger counts (migration 0025).
 * @throws Refusal NOT_FOUND at `Datasets`
 */
export const setLabDatasets: LabAttachments['setDatasets'] = async (tx, caller, lab, given) => {
  const chosen = [...new Set(given)].sort();
  const of = eq(labDatasets.labId, lab.id);
  const rows = await tx.select({ id: labDatasets.datasetId }).from(labDatasets).where(of);
  const before = rows.map(({ id }) => id);
  const added = chosen.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !chosen.includes(id));
  if (added.length + removed.length === 0) return;
  const visible = await lockedAmong(tx, caller, [...before, ...added]);
  if (added.some((id) => !visible.has(id))) throw notFound('数据集', 'Datasets');
  if (removed.length > 0)
    await tx.delete(labDatasets).where(and(of, inArray(labDatasets.datasetId, removed)));
  if (added.length > 0)
    await tx
      .insert(labDatasets)
      .values(added.map((datasetId) => ({ labId: lab.id, datasetId, date: lab.date })));
};

/**
 * Lists the datasets that these projects work with, as far as the caller may see both; the first to
 * come first.
 */
export const datasetsOfLabs = async (
  db: Handle,
  caller: Caller | null,
  labIds: readonly string[],
): Promise<LabDataset[]> =>
  db
    .select({
      Lab: labDatasets.labId,
      Dataset: labDatasets.datasetId,
      Private: sql<boolean>`${eq(datasets.visibility, 'PRIVATE')}`,
    })
    .from(labDatasets)
    .innerJoin(labs, eq(labs.id, labDatasets.labId))
    .innerJoin(datasets, eq(datasets.id, labDatasets.datasetId))
    .where(and(inArray(labDatasets.labId, [...labIds]), visibleLab(caller), visibleTo(caller)))
    .orderBy(asc(labDatasets.date), asc(labDatasets.datasetId));

/** Has a fork work with what the project does that it came from, as far as the caller can see it. */
export const copyLabDatasets: LabAttachments['copyDatasets'] = async (tx, caller, fork) => {
  const links = await datasetsOfLabs(tx, caller, [fork.from]);
  await setLabDatasets(
    tx,
    caller,
    fork,
    links.map(({ Dataset }) => Dataset),
  );
};
