import { and, desc, eq } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { noteProblem, versionCountProblem } from '@whaletide/schema/domains/projects/rules.ts';
import { type Authored, authoredBy, type SaidAuthorship } from '#authorship.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity } from '../activity-log/store.ts';
import { labFacts, toLabs } from './store/documents.ts';
import { newSeal } from './store/tokens.ts';
import { labNotebooks, type LabRow, labs, labVersions } from './tables.ts';

/** Keeps what a project is now as this version of it; its row is the caller's to lock. */
export const keepVersion = async (
  tx: Transaction,
  lab: LabRow,
  version: { number: number; date: Date; note: string; authors: Authored },
): Promise<void> => {
  const { date, authors, ...facts } = version;
  const versionId = newId(date.getTime());
  await tx
    .insert(labVersions)
    .values({ id: versionId, labId: lab.id, date, ...facts, ...authors, seal: newSeal() });
  const notebooks = lab.notebooks.map(({ name, hash, size, language }, position) => ({
    id: newId(date.getTime()),
    versionId,
    position,
    name,
    hash,
    size,
    language,
  }));
  if (notebooks.length > 0) await tx.insert(labNotebooks).values(notebooks);
  await tx
    .update(labs)
    .set({
      versionDate: date,
      language: lab.notebooks[0]?.language ?? null,
      ...(!lab.private && { publishDate: lab.publishDate ?? date }),
    })
    .where(eq(labs.id, lab.id));
  if (!lab.private)
    await recordActivity(tx, byMember(lab.memberId, 'PUBLISH', 'PROJECT', lab.id), date);
};

/** Authors of a project's next version: an agent, where its token has brought the notebooks. */
const authorsOf = ({ agentModel }: LabRow, caller: Caller, said: SaidAuthorship): Authored => {
  const stated = authoredBy(caller, said);
  if (stated.authorship === 'AGENT' || agentModel === null) return stated;
  return { authorship: 'AGENT', authorshipModel: agentModel };
};

/**
 * Keeps what the member's project is now as its next version. The project's row is the lock: a
 * second click, with nothing changed since the first, finds the version that is there.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT for too long a note, CONFLICT for one version too many
 */
export const createVersion = (
  { database, now }: Services,
  caller: Caller,
  labId: string,
  { Note: note = '', ...said }: SaidAuthorship & { Note?: string | undefined },
): Promise<Lab> => {
  refuseIf(noteProblem(note));
  return database.transaction(async (tx) => {
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
    if (!newest || newest.date < lab.updateDate) {
      const kept = newest?.number ?? 0;
      refuseIf(versionCountProblem(kept));
      const authors = authorsOf(lab, caller, said);
      const version = { number: kept + 1, date: now(), note: note.trim(), authors };
      await keepVersion(tx, lab, version);
    }
    const [after] = await tx.select(labFacts).from(labs).where(eq(labs.id, labId));
    const [document] = after ? await toLabs(tx, [after]) : [];
    if (!document) throw notFound('项目');
    return document;
  });
};
