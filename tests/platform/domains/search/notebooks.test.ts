import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import type { Person } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile } from '#tests/platform/support/projects.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '闻汐');
});
afterAll(() => platform.close());

const found = async (text: string): Promise<string[]> => {
  await indexAll(platform);
  const query = { kind: 'PROJECT' as const, text, page: 1, perPage: 12 };
  return (await platform.call(searchCalls.find, { query })).data.map(({ _id }) => _id);
};

const words = (source: string) => ({ cell_type: 'markdown', metadata: {}, source });

it('a project is found by each of twenty notebooks, and by their names', async () => {
  const notebooks = Array.from({ length: 20 }, (_, index) =>
    notebookFile(
      [words(`${'潮水'.repeat(600)}。讲甲壳纲${'甲乙丙丁'[index % 4]}`)],
      `篇${index}.ipynb`,
    ),
  );
  notebooks.push(notebookFile([words('# 终')], '附录_石莼.ipynb'));
  const id = await versioned(platform, owner, { title: '潮间带', notebooks });
  for (const text of ['甲壳纲丁', '石莼', '附录'])
    expect([text, await found(text)]).toEqual([text, [id]]);
});

it('a picture within a text keeps nothing of the text out of what is searched', async () => {
  const picture = `![图](data:image/png;base64,${'iVBORw0K'.repeat(2_000)})`;
  const notebooks = [notebookFile([words(`开头 ${picture} 后面讲藻华`), words('还有硅藻')])];
  const id = await versioned(platform, owner, { title: '显微镜', notebooks });
  expect(await found('藻华')).toEqual([id]);
  expect(await found('硅藻')).toEqual([id]);
});
