import { and, desc, eq } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/rest/projects.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { toLabs } from './store/projects.ts';
import { newSeal } from './store/tokens.ts';
import { labNotebooks, type LabRow, labs, labVersions } from './tables.ts';

const keepVersion = async (tx: Transaction, lab: LabRow, number: number, date: Date) => {
  const versionId = newId(date.getTime());
  await tx
    .insert(labVersions)
    .values({ id: versionId, labId: lab.id, number, date, seal: newSeal() });
  const notebooks = lab.notebooks.map(({ name, content }, position) => ({
    id: newId(date.getTime()),
    versionId,
    position,
    name,
    content,
  }));
  if (notebooks.length > 0) await tx.insert(labNotebooks).values(notebooks);
};

/**
 * Keeps what the member's project is now as its next version. The project's row is the lock: a
 * second click, with nothing changed since the first, finds the version that is there.
 * @throws Refusal NOT_FOUND
 */
export const createVersion = (
  { database, now }: Services,
  caller: Caller,
  labId: string,
): Promise<Lab> =>
  database.transaction(async (tx) => {
    const [lab] = await tx
      .select()
      .from(labs)
      .where(and(eq(labs.id, labId), eq(labs.memberId, caller.id), eq(labs.deleted, false)))
      .for('update');
    if (!lab) throw notFound('项目');
    const [newest] = await tx
      .select({ number: labVersions.number, date: labVersions.date })
      .from(labVersions)
      .where(eq(labVersions.labId, labId))
      .orderBy(desc(labVersions.number))
      .limit(1);
    if (!newest || newest.date < lab.updateDate)
      await keepVersion(tx, lab, (newest?.number ?? 0) + 1, now());
    const [document] = await toLabs(tx, [lab]);
    if (!document) throw notFound('项目');
    return document;
  });
