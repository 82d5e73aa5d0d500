import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { EVENT_PROJECT_FORKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { isChosenTag } from '@whaletide/schema/domains/projects/rules.ts';
import { type Authored, authoredAfter } from '#authorship.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity } from '../activity-log/store.ts';
import { lockedMember } from '../members/store.ts';
import type { LabAttachments } from './store/attachments.ts';
import { keepLab } from './creating.ts';
import { labsByIds } from './store/projects.ts';
import { refsOf } from './store/taking.ts';
import { labNotebooks, labs, labVersions, type NotebookRef } from './tables.ts';

/**
 * Answers the notebooks of a version and its authors; the newest, unless one is named.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT where there is none
 */
const contentOfVersion = async (
  tx: Transaction,
  labId: string,
  versionId: string | undefined,
): Promise<{ notebooks: NotebookRef[]; authors: Authored }> => {
  const { id, authorship, authorshipModel } = labVersions;
  const [version] = await tx
    .select({ id, authorship, authorshipModel })
    .from(labVersions)
    .where(
      and(
        eq(labVersions.labId, labId),
        versionId === undefined ? undefined : eq(labVersions.id, versionId),
      ),
    )
    .orderBy(desc(labVersions.number))
    .limit(1);
  if (!version && versionId !== undefined) throw notFound('项目版本', 'Version');
  if (!version) throw badInput('该项目还没有版本，不能 Fork');
  const { name, hash, size, language } = labNotebooks;
  const rows = await tx
    .select({ name, hash, size, language })
    .from(labNotebooks)
    .where(eq(labNotebooks.versionId, version.id))
    .orderBy(asc(labNotebooks.position));
  return { notebooks: await refsOf(tx, rows), authors: version };
};

/**
 * Makes a private project of the member's out of a version of one that they may read. Its author
 * hears of it, unless it is their own.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT without a version, CONFLICT for one project too many
 */
export const forkLab = (
  { database, events, now }: Services,
  caller: Caller,
  id: string,
  versionId: string | undefined,
  attachments: LabAttachments,
): Promise<Lab> =>
  database.transaction(async (tx) => {
    const member = await lockedMember(tx, caller.id);
    const [parent] = await labsByIds(tx, [id], caller);
    if (!parent) throw notFound('项目');
    const { notebooks, authors } = await contentOfVersion(tx, id, versionId);
    const fork = await keepLab(tx, caller.id, now(), {
      title: parent.Title,
      shortDescription: parent.ShortDescription,
      notebooks,
      authors: authoredAfter(caller, authors, {}),
      tags: parent.Tags.filter(({ Name }) => isChosenTag(Name)).map(({ _id }) => _id),
      parentId: id,
    });
    await attachments.copyDatasets(tx, caller, { id: fork._id, from: id, date: now() });
    await tx
      .update(labs)
      .set({ forksNumber: sql`${labs.forksNumber} + 1` })
      .where(eq(labs.id, id));
    await recordActivity(tx, byMember(caller.id, 'FORK', 'PROJECT', id), now());
    if (parent.User !== caller.id)
      await events.publish(tx, [parent.User], {
        kind: 'notification',
        eventType: EVENT_PROJECT_FORKED,
        related: id,
        data: {
          User: { _id: member.id, Name: member.name },
          Lab: { _id: id, Name: parent.Title },
        },
      });
    return fork;
  });
