import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { OwnFile, OwnFiles } from '#personal-data/own-files.ts';
import type { Services } from '#services.ts';
import { openNotebook } from './store/notebook-files.ts';
import { labNotebooks, labs, labVersions } from './tables.ts';

type Lab = Pick<typeof labs.$inferSelect, 'id' | 'title' | 'notebooks'>;

const LABS_AT_ONCE = 50;

/** Notebooks of a project: as it has them now, and those of older versions that were otherwise. */
async function* notebooksOf(services: Services, lab: Lab): AsyncGenerator<OwnFile> {
  const folders = ['项目', lab.title];
  const seen = new Set<string>();
  const isNew = ({ name, hash }: { name: string; hash: string }) => {
    const before = seen.size;
    return seen.add(`${hash} ${name}`).size > before;
  };
  for (const { name, hash, size } of lab.notebooks.filter(isNew))
    yield { folders, name, hash, size, open: () => openNotebook(services, hash) };
  const rows = await services.database.db
    .select({
      name: labNotebooks.name,
      hash: labNotebooks.hash,
      size: labNotebooks.size,
      number: labVersions.number,
    })
    .from(labNotebooks)
    .innerJoin(labVersions, eq(labVersions.id, labNotebooks.versionId))
    .where(eq(labVersions.labId, lab.id))
    .orderBy(desc(labVersions.number), asc(labNotebooks.position));
  for (const { name, hash, size, number } of rows.filter(isNew))
    yield {
      folders: [...folders, `版本 ${number}`],
      name,
      hash,
      size,
      open: () => openNotebook(services, hash),
    };
}

/** Notebooks of the reader's projects, also those that a fork took from another's. */
export const ownNotebooks: OwnFiles = async function* (services, { caller }) {
  const own = and(eq(labs.memberId, caller.id), eq(labs.deleted, false));
  for (let after = ''; ;) {
    const rows = await services.database.db
      .select({ id: labs.id, title: labs.title, notebooks: labs.notebooks })
      .from(labs)
      .where(and(own, gt(labs.id, after)))
      .orderBy(asc(labs.id))
      .limit(LABS_AT_ONCE);
    for (const lab of rows) yield* notebooksOf(services, lab);
    const last = rows.at(-1);
    if (!last || rows.length < LABS_AT_ONCE) return;
    after = last.id;
  }
};
