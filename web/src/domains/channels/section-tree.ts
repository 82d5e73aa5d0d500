/** A section with those below it, as pages ask for it. */
export interface Section {
  id: string;
  name: string;
  isHidden: boolean;
  projectsCount: number;
  datasetsCount: number;
  children?: readonly Section[];
}

/** A section in its place in the tree, read from the top. */
export interface Placed {
  section: Section;
  /** Level in the tree, from 1. */
  level: number;
  parentId: string | null;
  /** Place among its siblings, from 0. */
  position: number;
  /** Number of its siblings, itself among them. */
  siblings: number;
}

/** All sections of a tree, each before those below it. */
export const placedSections = (
  sections: readonly Section[],
  parentId: string | null = null,
  level = 1,
): Placed[] =>
  sections.flatMap((section, position) => [
    { section, level, parentId, position, siblings: sections.length },
    ...placedSections(section.children ?? [], section.id, level + 1),
  ]);
