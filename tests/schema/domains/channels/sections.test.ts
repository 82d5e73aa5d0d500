import { expect, it } from '@jest/globals';
import { namesakeProblem } from '@whaletide/schema/domains/channels/rules/sections.ts';

const sections = [
  { id: 'a', name: '入门', parentId: null },
  { id: 'b', name: '建模', parentId: null },
  { id: 'c', name: '建模', parentId: 'a' },
];

it.each<[string, string | null, string, string | null, boolean]>([
  ['a new one beside its namesake', null, '入门', null, true],
  ['with blanks around its name', null, ' 入门 ', null, true],
  ['below another one', null, '入门', 'a', false],
  ['itself', 'a', '入门', null, false],
  ['renamed as its neighbour', 'a', '建模', null, true],
  ['moved beside its namesake', 'c', '建模', null, true],
])('a section, %s, may have its name or not', (_, id, name, parentId, refused) => {
  const problem = namesakeProblem(sections, { id, name, parentId });
  expect(problem?.message ?? null).toBe(refused ? `同一级已有名为「${name.trim()}」的分组` : null);
});
