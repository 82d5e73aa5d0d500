import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { channelLimits } from './channels.ts';

/** A section of a channel by its id and that of the one above it. */
export interface SectionNode {
  id: string;
  parentId: string | null;
}

/** Why a section can't be called so, at `Name`; null when it can. */
export const sectionNameProblem = (name: string): Refusal | null => {
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入分组名称', 'Name');
  return [...name.trim()].length > channelLimits.sectionName
    ? refuse('BAD_USER_INPUT', `分组名称最多${channelLimits.sectionName}个字符`, 'Name')
    : null;
};

const parentsOf = (sections: readonly SectionNode[]) =>
  new Map(sections.map(({ id, parentId }) => [id, parentId]));

/** Sections above this one, the nearest first. */
const above = (parents: ReadonlyMap<string, string | null>, id: string): string[] => {
  const parentId = parents.get(id) ?? null;
  return parentId === null ? [] : [parentId, ...above(parents, parentId)];
};

/** Level of a section, 1 at the top; 0 stands for the channel itself. */
const sectionLevel = (sections: readonly SectionNode[], id: string | null): number =>
  id === null ? 0 : above(parentsOf(sections), id).length + 1;

/** Levels that a section and those below it take, 1 for one without children. */
const sectionHeight = (sections: readonly SectionNode[], id: string): number =>
  1 +
  Math.max(
    0,
    ...sections
      .filter(({ parentId }) => parentId === id)
      .map((child) => sectionHeight(sections, child.id)),
  );

/** Sections below this one at every level, and itself. */
export const withSectionsBelow = (sections: readonly SectionNode[], id: string): string[] => [
  id,
  ...sections
    .filter(({ parentId }) => parentId === id)
    .flatMap((child) => withSectionsBelow(sections, child.id)),
];

/** A section as it stands among others. */
export interface NamedSection extends SectionNode {
  name: string;
}

/**
 * Why a section can't stand below this one under its name, at `Name`: another there has it. Null
 * when it can. `id` is the section's own, null for a new one.
 */
export const namesakeProblem = (
  sections: readonly NamedSection[],
  section: { id: string | null; name: string; parentId: string | null },
): Refusal | null => {
  const name = section.name.trim();
  return sections.some(
    (one) => one.id !== section.id && one.parentId === section.parentId && one.name === name,
  )
    ? refuse('CONFLICT', `同一级已有名为「${name}」的分组`, 'Name')
    : null;
};

const TOO_DEEP = `分组最多${channelLimits.depth}级`;

/** Why a section can't be made below another one of its channel, at `Parent`; null when it can. */
export const newSectionProblem = (
  sections: readonly SectionNode[],
  parentId: string | null,
): Refusal | null => {
  if (sections.length >= channelLimits.sections)
    return refuse('CONFLICT', `一个频道最多${channelLimits.sections}个分组`);
  return sectionLevel(sections, parentId) >= channelLimits.depth
    ? refuse('BAD_USER_INPUT', TOO_DEEP, 'Parent')
    : null;
};

/** Why a section can't be moved below another one of its channel, at `Parent`; null when it can. */
export const sectionMoveProblem = (
  sections: readonly SectionNode[],
  id: string,
  parentId: string | null,
): Refusal | null => {
  if (parentId !== null && withSectionsBelow(sections, id).includes(parentId))
    return refuse('BAD_USER_INPUT', '不能移动到自己的下级分组', 'Parent');
  const levels = sectionLevel(sections, parentId) + sectionHeight(sections, id);
  return levels > channelLimits.depth ? refuse('BAD_USER_INPUT', TOO_DEEP, 'Parent') : null;
};
