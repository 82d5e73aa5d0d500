import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Notebook } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Handle } from '#database/database.ts';
import { hasRole } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { labNotebooks, labs, labVersions } from '../tables.ts';
import { labFacts } from './documents.ts';
import { type Asking, isClosed, openLink } from './projects.ts';
import { isLink, issueToken, opensVersion } from './tokens.ts';

interface NotebooksQuery {
  labId: string | undefined;
  versionIds: readonly string[];
  perPage: number;
}

/** The notebooks of those of the versions that may be read, in their order. */
const readableRows = async (db: Handle, query: NotebooksQuery, { caller, token, now }: Asking) => {
  const { id, versionId, name, hash, size, language, position } = labNotebooks;
  const rows = await db
    .select({ id, name, hash, size, language, lab: labFacts, link: openLink, version: labVersions })
    .from(labNotebooks)
    .innerJoin(labVersions, eq(labVersions.id, versionId))
    .innerJoin(labs, and(eq(labs.id, labVersions.labId), eq(labs.deleted, false)))
    .where(
      and(
        inArray(versionId, [...query.versionIds]),
        lt(position, query.perPage),
        query.labId === undefined ? undefined : eq(labs.id, query.labId),
      ),
    )
    .orderBy(asc(versionId), asc(position));
  return rows.filter(
    ({ lab, link, version }) =>
      !isClosed(lab) ||
      lab.memberId === caller?.id ||
      (!lab.private && hasRole(caller, 'admin')) ||
      isLink(token, link) ||
      opensVersion(token, version, now),
  );
};

/** The notebooks of those of the versions that may be read, in their order. */
export const notebooksOf = async (
  db: Handle,
  query: NotebooksQuery,
  asking: Asking,
): Promise<Notebook[]> =>
  (await readableRows(db, query, asking)).map((row) => ({
    _id: row.id,
    Lab: row.lab.id,
    LabVersion: row.version.id,
    Name: row.name,
    Language: row.language,
    labToken: isClosed(row.lab) ? issueToken(row.version, asking.now) : null,
  }));

/** A notebook of a version by what is in it. */
export interface VersionFile {
  id: string;
  versionId: string;
  name: string;
  hash: string;
  size: number;
}

/** The files of those of the versions that may be read, with their project's title. */
export const filesOfVersions = async (
  db: Handle,
  versionIds: readonly string[],
  asking: Asking,
): Promise<(VersionFile & { labId: string; title: string; number: number; date: Date })[]> => {
  const query = { labId: undefined, versionIds, perPage: 100 };
  return (await readableRows(db, query, asking)).map(({ id, name, hash, size, lab, version }) => ({
    id,
    versionId: version.id,
    name,
    hash,
    size,
    labId: lab.id,
    title: lab.title,
    number: version.number,
    date: version.date,
  }));
};

/** A notebook of a public project, or of the version that the token opens. @throws Refusal NOT_FOUND */
export const readableNotebook = async (
  db: Handle,
  id: string,
  { token, now }: Omit<Asking, 'caller'>,
): Promise<{ hash: string; name: string; authorId: string }> => {
  const { hash, name } = labNotebooks;
  const [row] = await db
    .select({ hash, name, version: labVersions, lab: labFacts })
    .from(labNotebooks)
    .innerJoin(labVersions, eq(labVersions.id, labNotebooks.versionId))
    .innerJoin(labs, and(eq(labs.id, labVersions.labId), eq(labs.deleted, false)))
    .where(eq(labNotebooks.id, id));
  if (!row || (isClosed(row.lab) && !opensVersion(token, row.version, now)))
    throw notFound('笔记本');
  return { hash: row.hash, name: row.name, authorId: row.lab.memberId };
};
