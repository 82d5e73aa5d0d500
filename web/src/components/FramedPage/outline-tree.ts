import type { Heading } from './told.ts';

/** A heading with those below it. */
export interface Branch extends Heading {
  branches: Branch[];
}

/** The headings by their levels; one that skips some stands right below the one before. */
export const outlineTree = (headings: readonly Heading[]): Branch[] => {
  const roots: Branch[] = [];
  const path: Branch[] = [];
  for (const heading of headings) {
    const branch = { ...heading, branches: [] };
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    (path.at(-1)?.branches ?? roots).push(branch);
    path.push(branch);
  }
  return roots;
};
