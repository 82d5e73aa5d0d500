import { eq } from 'drizzle-orm';
import type {
  Zone,
  ZoneContentType,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import {
  namesakeProblem,
  newSectionProblem,
  sectionMoveProblem,
  sectionNameProblem,
} from '@whaletide/schema/domains/channels/rules/sections.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { lockModerated, zoneAfter } from './collecting.ts';
import { ofChannel } from './store/channels.ts';
import { sectionsOf } from './store/sections.ts';
import { channelSections, type ChannelRow, type SectionRow } from './tables.ts';

/** A channel that is locked, with all of its sections. */
interface Tree {
  channel: ChannelRow;
  sections: readonly SectionRow[];
}

/** Locks the channel of a section, under which its tree changes. @throws Refusal NOT_FOUND, FORBIDDEN */
const lockTreeOf = async (
  tx: Transaction,
  caller: Caller,
  sectionId: string,
): Promise<Tree & { section: SectionRow }> => {
  const [found] = await tx.select().from(channelSections).where(eq(channelSections.id, sectionId));
  if (!found) throw notFound('分组');
  const channel = await lockModerated(tx, caller, found.channelId);
  const sections = await sectionsOf(tx, [channel.id]);
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) throw notFound('分组');
  return { channel, sections, section };
};

const childrenOf = (sections: readonly SectionRow[], parentId: string | null): SectionRow[] =>
  sections.filter((row) => row.parentId === parentId);

/** Numbers siblings from 0 in this order, below this parent; only rows that change are written. */
const arrange = async (
  tx: Transaction,
  siblings: readonly SectionRow[],
  parentId: string | null,
): Promise<void> => {
  for (const [position, row] of siblings.entries())
    if (row.position !== position || row.parentId !== parentId)
      await tx
        .update(channelSections)
        .set({ position, parentId })
        .where(eq(channelSections.id, row.id));
};

const checkParent = (sections: readonly SectionRow[], parentId: string | null): void => {
  if (parentId !== null && !sections.some(({ id }) => id === parentId))
    throw notFound('分组', 'Parent');
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT as channels/rules/sections.ts says */
export const createSection = (
  { database, now }: Services,
  caller: Caller,
  input: { Zone: string; Name: string; Parent?: string | null | undefined },
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const channel = await lockModerated(tx, caller, input.Zone);
    const sections = await sectionsOf(tx, [channel.id]);
    const parentId = input.Parent ?? null;
    checkParent(sections, parentId);
    const name = input.Name.trim();
    refuseIf(
      sectionNameProblem(name) ??
        newSectionProblem(sections, parentId) ??
        namesakeProblem(sections, { id: null, name, parentId }),
    );
    await tx.insert(channelSections).values({
      id: newId(now().getTime()),
      channelId: channel.id,
      parentId,
      name,
      position: childrenOf(sections, parentId).length,
    });
    await record(tx, actedBy(caller, now), {
      action: 'channelSections.create',
      ...ofChannel(channel),
      after: { name, parentId },
    });
    return zoneAfter(tx, channel.id);
  });

interface SectionChange {
  Name?: string | undefined;
  IsActivated?: boolean | undefined;
  Parent?: string | null | undefined;
  Position?: number | undefined;
}

const move = async (
  tx: Transaction,
  { sections, section }: Tree & { section: SectionRow },
  { Parent = section.parentId, Position }: SectionChange,
): Promise<void> => {
  checkParent(sections, Parent);
  refuseIf(sectionMoveProblem(sections, section.id, Parent));
  const others = childrenOf(sections, Parent).filter(({ id }) => id !== section.id);
  const stays = Parent === section.parentId;
  const place = Math.min(Position ?? (stays ? section.position : others.length), others.length);
  if (!stays)
    await arrange(
      tx,
      childrenOf(sections, section.parentId).filter(({ id }) => id !== section.id),
      section.parentId,
    );
  await arrange(tx, others.toSpliced(place, 0, section), Parent);
};

/** Renames, hides, shows or moves a section. @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT */
export const updateSection = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  change: SectionChange,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const tree = await lockTreeOf(tx, caller, id);
    const { channel, section } = tree;
    const { Name: name = section.name, Parent: parentId = section.parentId } = change;
    if (change.Name !== undefined) refuseIf(sectionNameProblem(name));
    if (name.trim() !== section.name || parentId !== section.parentId)
      refuseIf(namesakeProblem(tree.sections, { id, name, parentId }));
    if (change.Parent !== undefined || change.Position !== undefined) await move(tx, tree, change);
    const values = {
      ...(change.Name !== undefined && { name: change.Name.trim() }),
      ...(change.IsActivated !== undefined && { hidden: !change.IsActivated }),
    };
    if (Object.keys(values).length > 0)
      await tx.update(channelSections).set(values).where(eq(channelSections.id, id));
    const [after] = await tx.select().from(channelSections).where(eq(channelSections.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'channelSections.update',
      ...ofChannel(channel),
      before: section,
      after: after ?? null,
    });
    return zoneAfter(tx, channel.id);
  });

/**
 * Deletes a section; its children move up to its place. @throws Refusal NOT_FOUND, FORBIDDEN,
 * CONFLICT where one of them would stand beside another of its name
 */
export const removeSection = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const { channel, section, sections } = await lockTreeOf(tx, caller, id);
    const siblings = childrenOf(sections, section.parentId);
    const others = sections.filter((row) => row.id !== id);
    for (const child of childrenOf(sections, id))
      refuseIf(namesakeProblem(others, { ...child, parentId: section.parentId }));
    const lifted = siblings.flatMap((row) => (row.id === id ? childrenOf(sections, id) : [row]));
    await arrange(tx, lifted, section.parentId);
    await tx.delete(channelSections).where(eq(channelSections.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'channelSections.remove',
      ...ofChannel(channel),
      before: { name: section.name, parentId: section.parentId },
    });
    return zoneAfter(tx, channel.id);
  });

export interface SectionContent {
  contentType: ZoneContentType;
  contentId: string;
}
