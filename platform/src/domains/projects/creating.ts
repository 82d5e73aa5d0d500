import { and, count, eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCountProblem } from '@whaletide/schema/domains/projects/rules.ts';
import { type Authored, authoredBy } from '#authorship.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockedMember } from '../members/store.ts';
import { organizationAfter } from '../organizations/store.ts';
import type { LabAttachments } from './store/attachments.ts';
import { checkProject, setTags } from './describing.ts';
import { sharingAfter } from './sharing.ts';
import { labFacts, toLabs } from './store/documents.ts';
import { takeNotebooks } from './store/taking.ts';
import { labs, type LabRow } from './tables.ts';
import { keepVersion } from './versions.ts';

type NewLab = Pick<LabRow, 'title' | 'shortDescription' | 'notebooks'> &
  Partial<Pick<LabRow, 'private' | 'shareToken' | 'parentId' | 'organizationId'>> & {
    tags: readonly string[];
    /** Authors of its first version. */
    authors: Authored;
  };

/**
 * Keeps a project of the member's, with its first version where there is something in it. The
 * member's row is the lock under which their projects are counted.
 * @throws Refusal CONFLICT for one too many, BAD_USER_INPUT for a tag that can't be chosen
 */
export const keepLab = async (
  tx: Transaction,
  memberId: string,
  date: Date,
  { tags, authors, ...row }: NewLab,
): Promise<Lab> => {
  await lockedMember(tx, memberId);
  const [kept] = await tx
    .select({ labs: count() })
    .from(labs)
    .where(and(eq(labs.memberId, memberId), eq(labs.deleted, false)));
  refuseIf(projectCountProblem(kept?.labs ?? 0));
  const id = newId(date.getTime());
  const [made] = await tx
    .insert(labs)
    .values({ id, memberId, ...row, createDate: date, updateDate: date })
    .returning();
  if (!made) throw notFound('项目');
  await setTags(tx, id, tags);
  if (made.notebooks.length > 0)
    await keepVersion(tx, made, { number: 1, date, note: '', authors });
  const [after] = await tx.select(labFacts).from(labs).where(eq(labs.id, id));
  const [document] = after ? await toLabs(tx, [after]) : [];
  if (!document) throw notFound('项目');
  return document;
};

type Body = CallInput<typeof projectWritingCalls.create>['body'];

/** @throws Refusal BAD_USER_INPUT as projects/rules.ts says, NOT_FOUND for notebooks that aren't the member's, FORBIDDEN for an organization that they don't belong to, CONFLICT for one project too many */
export const createLab = async (
  { database, now }: Services,
  caller: Caller,
  body: Body,
  attachments: LabAttachments,
): Promise<Lab> => {
  const { Title, ShortDescription = '', Tags = [], Notebooks = [], Visibility = 'PRIVATE' } = body;
  checkProject(body);
  return database.transaction(async (tx) => {
    await lockedMember(tx, caller.id);
    const notebooks = await takeNotebooks(tx, caller.id, Notebooks);
    const date = now();
    const lab = await keepLab(tx, caller.id, date, {
      title: Title.trim(),
      shortDescription: ShortDescription.trim(),
      notebooks,
      tags: Tags,
      authors: authoredBy(caller, body),
      organizationId: await organizationAfter(tx, caller.id, null, body.Organization),
      ...(await sharingAfter(tx, { id: '', shareToken: null }, Visibility)),
    });
    if (body.Datasets)
      await attachments.setDatasets(tx, caller, { id: lab._id, date }, body.Datasets);
    return lab;
  });
};
