import { and, eq, isNull } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import {
  isChosenTag,
  labDatasetsProblem,
  notebookProblems,
  projectProblems,
} from '@whaletide/schema/domains/projects/rules.ts';
import { agentName } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity } from '../activity-log/store.ts';
import { organizationAfter } from '../organizations/store.ts';
import type { LabAttachments } from './store/attachments.ts';
import { labFacts, tagsByLab, toLabs } from './store/documents.ts';
import { takeNotebooks } from './store/taking.ts';
import { labs, labTagLinks, type LabRow } from './tables.ts';
import { tagById } from './tags-catalogue.ts';
import { sharingAfter } from './sharing.ts';

/**
 * The tags that a project has from now on: those that its author chose, and those that were given
 * to it, which its author neither chooses nor loses.
 */
const tagsAfter = async (tx: Transaction, id: string, chosen: readonly string[]) => {
  for (const tag of chosen.map(tagById))
    if (!tag || !isChosenTag(tag.Name)) throw badInput('所选标签不存在', 'Tags');
  const before = (await tagsByLab(tx, [id])).get(id) ?? [];
  const given = before.filter(({ Name }) => !isChosenTag(Name)).map((tag) => tag._id);
  return [...new Set([...chosen, ...given])];
};

/** Says which tags a project has. @throws Refusal BAD_USER_INPUT for what can't be chosen */
export const setTags = async (
  tx: Transaction,
  labId: string,
  chosen: readonly string[],
): Promise<void> => {
  const tagIds = await tagsAfter(tx, labId, chosen);
  await tx.delete(labTagLinks).where(eq(labTagLinks.labId, labId));
  if (tagIds.length > 0)
    await tx
      .insert(labTagLinks)
      .values(tagIds.map((tagId, position) => ({ labId, tagId, position })));
};

type Body = CallInput<typeof projectWritingCalls.update>['body'];

/** Refuses what projects/rules.ts doesn't let a project be. */
export const checkProject = ({
  Datasets = [],
  Title,
  ShortDescription = '',
  Tags = [],
  Notebooks,
}: Partial<Body>) => {
  const texts = { title: Title ?? '', description: ShortDescription, tags: Tags };
  refuseIf(projectProblems(texts)[0] ?? null);
  refuseIf(labDatasetsProblem(Datasets));
  refuseIf(notebookProblems(Notebooks?.map(({ name }) => name) ?? [])[0] ?? null);
};

/** Keeps when everybody could see a project first. */
const notePublication = (tx: Transaction, id: string, date: Date) =>
  tx
    .update(labs)
    .set({ publishDate: date })
    .where(and(eq(labs.id, id), isNull(labs.publishDate)));

/** Tells whether the content of the next version has changed. */
const hasChanged = (before: LabRow['notebooks'], after: LabRow['notebooks']): boolean =>
  before.length !== after.length ||
  before.some(({ hash, name }, at) => hash !== after[at]?.hash || name !== after[at].name);

/**
 * Changes the texts, contents and visibility of a project. @throws Refusal NOT_FOUND for others'
 * and for notebooks that aren't the member's, FORBIDDEN for an organization that they don't belong
 * to, BAD_USER_INPUT as projects/rules.ts says
 */
export const describeLab = async (
  { database, now }: Services,
  caller: Caller,
  id: string,
  body: Body,
  attachments: LabAttachments,
): Promise<Lab> => {
  checkProject(body);
  return database.transaction(async (tx) => {
    const own = and(eq(labs.id, id), eq(labs.memberId, caller.id), eq(labs.deleted, false));
    const [before] = await tx.select().from(labs).where(own).for('update');
    if (!before) throw notFound('项目');
    // Before it changes who sees the project, by which its datasets are counted.
    if (body.Datasets)
      await attachments.setDatasets(tx, caller, { id, date: now() }, body.Datasets);
    const notebooks =
      body.Notebooks && (await takeNotebooks(tx, caller.id, body.Notebooks, before.notebooks));
    const organizationId = await organizationAfter(
      tx,
      caller.id,
      before.organizationId,
      body.Organization,
    );
    const visibility = body.Visibility ?? (body.Private === false ? 'PUBLIC' : undefined);
    // Its versions are made of its notebooks alone: a better title is no new version.
    const [row] = await tx
      .update(labs)
      .set({
        title: body.Title.trim(),
        shortDescription: body.ShortDescription.trim(),
        organizationId,
        ...(body.Private !== undefined && { private: body.Private }),
        ...(visibility && (await sharingAfter(tx, before, visibility))),
        ...(notebooks &&
          hasChanged(before.notebooks, notebooks) && {
            notebooks,
            agentModel: caller.agent ? agentName(caller.agent) : null,
            updateDate: now(),
          }),
      })
      .where(own)
      .returning(labFacts);
    if (!row) throw notFound('项目');
    if (!row.private && row.versionDate) {
      await notePublication(tx, id, now());
      await recordActivity(tx, byMember(caller.id, 'PUBLISH', 'PROJECT', id), now());
    }
    await setTags(tx, id, body.Tags);
    const [document] = await toLabs(tx, [row]);
    if (!document) throw notFound('项目');
    return document;
  });
};
