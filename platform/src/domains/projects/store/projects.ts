import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { members } from '#domains/members/tables.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { badInput, notFound } from '#refusal.ts';
import { organizationInfos } from '#domains/organizations/store.ts';
import { type LabRow, labs, labVersions } from '../tables.ts';
import { type LabFacts, labFacts, tagsByLab, toLab, toLabs } from './documents.ts';
import { isLink, opensVersion, type Sealed } from './tokens.ts';

/**
 * Selects the projects that exist and are public or the caller's; administrators also see folded
 * ones.
 */
export const visibleTo = (caller: Caller | null): SQL | undefined =>
  and(
    eq(labs.deleted, false),
    or(
      and(
        eq(labs.private, false),
        hasRole(caller, 'admin') ? undefined : isNull(labs.collapsedDate),
      ),
      caller ? eq(labs.memberId, caller.id) : undefined,
    ),
  );

/** Read by some alone: their notebooks come by a token. */
export const isClosed = (lab: Pick<LabRow, 'private' | 'collapsedDate'>): boolean =>
  lab.private || lab.collapsedDate !== null;

/** The token of a project's link, as long as it leads somewhere: not to what is folded, or a stopped account's. */
export const openLink = sql<string | null>`case when ${labs.collapsedDate} is null and not exists (
  select 1 from ${members} where ${members.id} = ${labs.memberId} and ${members.deactivated} is not null
) then ${labs.shareToken} end`;

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
    containsText(labs.title, query.Title),
  );
  return toPage(query, {
    rows: db.select(labFacts).from(labs).where(chosen).orderBy(desc(labs.updateDate), asc(labs.id)),
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
      .select(labFacts)
      .from(labs)
      .where(and(inArray(labs.id, [...ids]), visibleTo(caller))),
  );

/** Caller, token and time of a request. */
export interface Asking {
  caller: Caller | null;
  token: string | undefined;
  now: Date;
}

const byLink = async (db: Handle, row: LabFacts, token: string): Promise<Lab> => {
  const [lab] = await toLabs(db, [row]);
  if (!lab) throw notFound('项目');
  return { ...lab, labToken: token };
};

/**
 * Answers the project that a link shows. @throws Refusal NOT_FOUND where it has ended, or leads to
 * what others don't see any more
 */
export const sharedLab = async (db: Handle, token: string): Promise<Lab> => {
  const [row] = await db
    .select(labFacts)
    .from(labs)
    .where(and(eq(labs.shareToken, token), eq(openLink, token), eq(labs.deleted, false)));
  if (!row) throw notFound('项目');
  return byLink(db, row, token);
};

/** A project that the caller may see, or what its link shows, or its one version that the token opens. @throws Refusal NOT_FOUND */
export const readableLab = async (
  db: Handle,
  id: string,
  { caller, token, now }: Asking,
): Promise<Lab> => {
  const [lab] = await labsByIds(db, [id], caller);
  if (lab) return lab;
  if (token === undefined) throw notFound('项目');
  const rows = await db
    .select({ lab: labFacts, link: openLink, version: labVersions })
    .from(labVersions)
    .innerJoin(labs, and(eq(labs.id, labVersions.labId), eq(labs.deleted, false)))
    .where(eq(labVersions.labId, id))
    .orderBy(desc(labVersions.number));
  const [first] = rows;
  if (first && isLink(token, first.link)) return byLink(db, first.lab, token);
  const opened = rows.find(({ version }) => opensVersion(token, version, now));
  if (!opened) throw notFound('项目');
  const tags = (await tagsByLab(db, [id])).get(id) ?? [];
  const organization = (await organizationInfos(db, [opened.lab]))(opened.lab.organizationId);
  return toLab(opened.lab, { versions: [opened.version], tags, organization }, token);
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
  field: 'Lab' | 'labId' | 'lab',
): Promise<void> => {
  const [lab] = await toLabs(
    db,
    await db
      .select(labFacts)
      .from(labs)
      .where(and(eq(labs.id, labId), eq(labs.memberId, memberId), eq(labs.deleted, false))),
  );
  if (!lab) throw notFound('项目', field);
  if (lab.CollapsedReason !== null) throw badInput('该项目已被管理员折叠，不能关联', field);
  if (lab.Private) throw badInput('只能关联公开项目', field);
  if (lab.Version === null) throw badInput('请先生成项目版本', field);
};
