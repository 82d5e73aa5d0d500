import { asc, desc, getTableColumns, inArray } from 'drizzle-orm';
import type {
  Lab,
  LabTag,
  LabVersion,
} from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { OrganizationInfo } from '@whaletide/schema/domains/organizations/rest/organization-reference.ts';
import { statedAuthorship } from '#authorship.ts';
import type { Handle } from '#database/database.ts';
import { organizationInfos } from '#domains/organizations/store.ts';
import { type LabRow, labs, labTagLinks, type LabVersionRow, labVersions } from '../tables.ts';
import { tagById } from '../tags-catalogue.ts';

const { notebooks: _, ...facts } = getTableColumns(labs);

/** Columns that are read to show projects: never their notebooks, which only their author edits. */
export const labFacts = facts;
export type LabFacts = Omit<LabRow, 'notebooks'>;

const toVersion = (row: LabVersionRow): LabVersion => ({
  _id: row.id,
  Version: row.number,
  UpdateDate: row.date.toISOString(),
  Note: row.note,
  ...statedAuthorship(row),
});

/** Data of other tables that a project's document includes. */
interface Beside {
  versions: readonly LabVersionRow[];
  tags: readonly LabTag[];
  organization: OrganizationInfo | null;
}

export const toLab = (
  row: LabFacts,
  { versions, tags, organization }: Beside,
  token: string | null,
): Lab => ({
  _id: row.id,
  Title: row.title,
  ShortDescription: row.shortDescription,
  Language: row.language,
  User: row.memberId,
  OrganizationInfo: organization,
  Private: row.private,
  UpdateDate: row.updateDate.toISOString(),
  LastVersionCreateDate: row.versionDate?.toISOString() ?? null,
  Version: versions[0]?.number ?? null,
  Authorship: versions[0]?.authorship ?? null,
  AuthorshipModel: versions[0]?.authorshipModel ?? null,
  Versions: versions.map(toVersion),
  SortWeight: row.sortWeight,
  Tags: [...tags],
  bookmarksCount: row.bookmarksNumber,
  ForksCount: row.forksNumber,
  ViewsCount: row.viewsNumber,
  Parent: row.parentId,
  VotesCount: row.votesNumber,
  CommentsCount: row.commentsNumber,
  labToken: token,
  CollapsedReason: row.collapsedReason,
});

/** The tags of these projects, each in its order. */
export const tagsByLab = async (
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, LabTag[]>> => {
  const links = await db
    .select()
    .from(labTagLinks)
    .where(inArray(labTagLinks.labId, [...ids]))
    .orderBy(asc(labTagLinks.position), asc(labTagLinks.tagId));
  const known = links.flatMap(({ labId, tagId }) => {
    const tag = tagById(tagId);
    return tag ? [{ labId, tag }] : [];
  });
  const byLab = Map.groupBy(known, ({ labId }) => labId);
  return new Map([...byLab].map(([labId, all]) => [labId, all.map(({ tag }) => tag)]));
};

/** The projects with their versions, newest first, their tags and organizations, in a statement each. */
export const toLabs = async (db: Handle, rows: readonly LabFacts[]): Promise<Lab[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await db
    .select()
    .from(labVersions)
    .where(inArray(labVersions.labId, ids))
    .orderBy(desc(labVersions.number));
  const byLab = Map.groupBy(versions, ({ labId }) => labId);
  const tags = await tagsByLab(db, ids);
  const infoOf = await organizationInfos(db, rows);
  return rows.map((row) =>
    toLab(
      row,
      {
        versions: byLab.get(row.id) ?? [],
        tags: tags.get(row.id) ?? [],
        organization: infoOf(row.organizationId),
      },
      null,
    ),
  );
};
