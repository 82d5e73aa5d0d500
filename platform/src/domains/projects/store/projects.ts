import { and, asc, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { Lab, LabVersion, Notebook } from '@whaletide/schema/rest/projects.ts';
import { containing } from '../../../database/containing.ts';
import type { Handle } from '../../../database/database.ts';
import { paged } from '../../../http/paging.ts';
import type { Caller } from '../../../http/caller.ts';
import { badInput, notFound } from '../../../refusal.ts';
import { labNotebooks, type LabRow, labs, type LabVersionRow, labVersions } from '../tables.ts';
import { issueToken, opens, type Sealed } from './tokens.ts';

const toVersion = (row: LabVersionRow): LabVersion => ({
  _id: row.id,
  Version: row.number,
  UpdateDate: row.date.toISOString(),
});

const toLab = (row: LabRow, versions: readonly LabVersionRow[], token: string | null): Lab => ({
  _id: row.id,
  Title: row.title,
  User: row.memberId,
  Private: row.private,
  UpdateDate: row.updateDate.toISOString(),
  Version: versions[0]?.number ?? null,
  Versions: versions.map(toVersion),
  labToken: token,
});

/** The projects with their versions, newest first, in one more statement. */
export const toLabs = async (db: Handle, rows: readonly LabRow[]): Promise<Lab[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await db
    .select()
    .from(labVersions)
    .where(inArray(labVersions.labId, ids))
    .orderBy(desc(labVersions.number));
  const byLab = Map.groupBy(versions, ({ labId }) => labId);
  return rows.map((row) => toLab(row, byLab.get(row.id) ?? [], null));
};

/** What is there, and is everybody's or the caller's. */
const visibleTo = (caller: Caller | null): SQL | undefined =>
  and(
    eq(labs.deleted, false),
    or(eq(labs.private, false), caller ? eq(labs.memberId, caller.id) : undefined),
  );

interface OwnQuery {
  page: number;
  perPage: number;
  Private?: boolean | undefined;
  Title?: string | undefined;
}

/** A page of the member's projects, newest first. */
export const ownLabs = async (
  db: Handle,
  memberId: string,
  query: OwnQuery,
): Promise<Page<Lab>> => {
  const chosen = and(
    eq(labs.memberId, memberId),
    eq(labs.deleted, false),
    query.Private === undefined ? undefined : eq(labs.private, query.Private),
    containing(labs.title, query.Title),
  );
  return paged(query, {
    rows: db.select().from(labs).where(chosen).orderBy(desc(labs.updateDate), asc(labs.id)),
    total: db.select({ rows: count() }).from(labs).where(chosen),
    present: (rows) => toLabs(db, rows),
  });
};

export const labsByIds = async (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null,
): Promise<Lab[]> =>
  toLabs(
    db,
    await db
      .select()
      .from(labs)
      .where(and(inArray(labs.id, [...ids]), visibleTo(caller))),
  );

interface Asking {
  caller: Caller | null;
  token: string | undefined;
  now: Date;
}

/** A project that the caller may see, or its one version that the token opens. @throws Refusal NOT_FOUND */
export const readableLab = async (
  db: Handle,
  id: string,
  { caller, token, now }: Asking,
): Promise<Lab> => {
  const [lab] = await labsByIds(db, [id], caller);
  if (lab) return lab;
  const rows = await db
    .select({ lab: labs, version: labVersions })
    .from(labVersions)
    .innerJoin(labs, and(eq(labs.id, labVersions.labId), eq(labs.deleted, false)))
    .where(eq(labVersions.labId, id));
  const opened = rows.find(({ version }) => opens(token, version, now));
  if (!opened) throw notFound('项目');
  return toLab(opened.lab, [opened.version], token ?? null);
};

/** The notebooks of those of the versions that may be read, in their order. */
export const notebooksOf = async (
  db: Handle,
  query: { labId: string | undefined; versionIds: readonly string[]; perPage: number },
  { caller, token, now }: Asking,
): Promise<Notebook[]> => {
  const { id, versionId, name, position } = labNotebooks;
  const rows = await db
    .select({ id, name, lab: labs, version: labVersions })
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
  return rows
    .filter(
      ({ lab, version }) =>
        !lab.private || lab.memberId === caller?.id || opens(token, version, now),
    )
    .map((row) => ({
      _id: row.id,
      Lab: row.lab.id,
      LabVersion: row.version.id,
      Name: row.name,
      labToken: row.lab.private ? issueToken(row.version, now) : null,
    }));
};

/** A notebook of a public project, or of the version that the token opens. @throws Refusal NOT_FOUND */
export const readableNotebook = async (
  db: Handle,
  id: string,
  { token, now }: Omit<Asking, 'caller'>,
): Promise<{ id: string; name: string }> => {
  const { name } = labNotebooks;
  const [row] = await db
    .select({ name, version: labVersions, isPrivate: labs.private })
    .from(labNotebooks)
    .innerJoin(labVersions, eq(labVersions.id, labNotebooks.versionId))
    .innerJoin(labs, and(eq(labs.id, labVersions.labId), eq(labs.deleted, false)))
    .where(eq(labNotebooks.id, id));
  if (!row || (row.isPrivate && !opens(token, row.version, now))) throw notFound('笔记本');
  return { id, name: row.name };
};

/** A notebook's file as text: parsing it is for the process that renders it. */
export const notebookJson = async (db: Handle, id: string): Promise<string> => {
  const [row] = await db
    .select({ json: sql<string | null>`${labNotebooks.content}::text` })
    .from(labNotebooks)
    .where(eq(labNotebooks.id, id));
  return row?.json ?? 'null';
};

/** A version of one of the member's projects, to hand in. @throws Refusal NOT_FOUND at the field */
export const ownVersion = async (
  db: Handle,
  memberId: string,
  ref: { labId: string; versionId: string },
  field: string,
): Promise<{ title: string; number: number } & Sealed> => {
  const { id, number, seal } = labVersions;
  const [version] = await db
    .select({ title: labs.title, id, number, seal })
    .from(labVersions)
    .innerJoin(labs, eq(labs.id, labVersions.labId))
    .where(
      and(
        eq(id, ref.versionId),
        eq(labs.id, ref.labId),
        eq(labs.memberId, memberId),
        eq(labs.deleted, false),
      ),
    );
  if (!version) throw notFound('项目版本', field);
  return version;
};

/** Refuses to show anything else to others than one's own public project that has a version. */
export const checkLinked = async (
  db: Handle,
  memberId: string,
  labId: string,
  field: 'Lab' | 'labId',
): Promise<void> => {
  const [lab] = await toLabs(
    db,
    await db
      .select()
      .from(labs)
      .where(and(eq(labs.id, labId), eq(labs.memberId, memberId), eq(labs.deleted, false))),
  );
  if (!lab) throw notFound('项目', field);
  if (lab.Private) throw badInput('只能关联公开项目', field);
  if (lab.Version === null) throw badInput('请先生成项目版本', field);
};
