import { firstLoads, forms, member, shell, talking } from './first-loads.ts';
import type { ModuleGraph } from './module-graph.ts';

/** So many characters that several pages share make a chunk of their own, before minification. */
const LARGE = 40_000;

interface Group {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

/**
 * Groups by what a visitor's first load of each public page asks for. What a few pages share and
 * is large has a chunk for just them, and what is small goes with the rest of its kind: some
 * pages load a little that they don't need, and each has a handful of files. All other modules
 * stay as the build divides them.
 *
 * A group takes what its modules need along, unless a group before it has that; so they stand in
 * the order in which they need each other, and no two chunks import each other.
 */
export const chunkGroups = (graph: ModuleGraph, pathOf: (path: string) => string): Group[] => {
  const closureOf = (paths: readonly string[]) => graph.closure(paths.map(pathOf));
  const inShell = closureOf(shell);
  const inMember = closureOf(member);
  const inForms = closureOf(forms);
  const users = new Map<string, string[]>();
  for (const [page, paths] of Object.entries(firstLoads))
    for (const id of closureOf(paths))
      if (!inShell.has(id)) users.set(id, [...(users.get(id) ?? []), page]);

  const keyOf = (id: string) => users.get(id)?.join('-') ?? '';
  const sizes = new Map<string, number>();
  for (const id of users.keys())
    sizes.set(keyOf(id), (sizes.get(keyOf(id)) ?? 0) + graph.sizeOf(id));
  const isLarge = (key: string) => key.includes('-') && (sizes.get(key) ?? 0) >= LARGE;
  const large = [...sizes.keys()]
    .filter(isLarge)
    .sort((a, b) => b.split('-').length - a.split('-').length);

  const isStyle = (id: string) => id.includes('.css');
  /** Shared by few, small, and in need of something large that not all have. */
  const needsLarge = (id: string) =>
    [...graph.closure([id])].some((needed) => isLarge(keyOf(needed)));
  /**
   * Names the area whose pages alone share a module; `browsing` where pages of both areas share it.
   */
  const areaOf = (pages: readonly string[]): string => {
    if (pages.every((page) => talking.includes(page))) return 'talking';
    return pages.some((page) => talking.includes(page)) ? 'browsing' : 'content';
  };
  const homeOf = (id: string): string => {
    const key = keyOf(id);
    if (!key.includes('-')) return key;
    // Styles are small, and each file of them is one more that the first paint waits for.
    if (isStyle(id)) return key.startsWith('list-') ? 'shell' : 'reading';
    if (isLarge(key)) return key;
    if (needsLarge(id)) return 'floating';
    if (key.startsWith('list-')) return 'shared';
    if (key.startsWith('detail-')) return 'reading';
    return areaOf(key.split('-'));
  };
  const homes = new Map([...users.keys()].map((id) => [id, homeOf(id)]));

  const ofShell = (id: string) =>
    inShell.has(id) || homes.get(id) === 'shell' || id.includes('rolldown/runtime');
  const isPackage = (id: string) => /node_modules|rolldown\/runtime/.test(id);
  return [
    { name: 'framework', test: (id: string) => ofShell(id) && isPackage(id) && !isStyle(id) },
    { name: 'shell', test: ofShell },
    ...[
      'shared',
      'reading',
      ...large,
      'browsing',
      'talking',
      'content',
      'floating',
      ...Object.keys(firstLoads),
    ].map((name) => ({
      name,
      test: (id: string) => homes.get(id) === name,
    })),
    { name: 'member', test: (id: string) => inMember.has(id) },
    { name: 'forms', test: (id: string) => inForms.has(id) },
  ].map((group, index) => ({ ...group, priority: 100 - index }));
};
