import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { forgetUnusedNotebooks } from '#platform/src/domains/projects/unused-notebooks.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const TOO_MUCH = '这个笔记本太大或太复杂，请清除部分输出后再上传';
const BROKEN = '笔记本的内容不是有效的 JSON，请从 Jupyter 重新导出';

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { NOTEBOOK_RENDER_MEMORY_MB: '256' },
  });
  author = await writer(platform, '项目作者');
});
afterAll(() => platform.close());

const send = (content: string | Buffer, name = '分析.ipynb') =>
  upload(platform, author.token, content, { name, purpose: 'notebook' });
const rowsOf = async (table: string) =>
  (await platform.database.db.execute(sql.raw(`select * from ${table}`))).rows;

const notebook = (cells: unknown[], more: object = {}) =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells, ...more });
const markdown = (source: string) => ({ cell_type: 'markdown', source });

it('a notebook is taken, and known by what is in it', async () => {
  const first = await send(notebook([markdown('# 藤壶')]));
  expect(first.status).toBe(200);
  const again = await send(notebook([markdown('# 藤壶')]), '另一个名字.ipynb');
  const rows = await rowsOf('notebook_files');
  expect(rows).toMatchObject([
    { language: 'python', passages: [{ cell: 1, text: '# 藤壶' }] },
    { language: 'python', passages: [{ cell: 1, text: '# 藤壶' }] },
  ]);
  expect(rows[0]?.hash).toBe(rows[1]?.hash);
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set([first.body.key, again.body.key]));
});

it('one of nbformat 3 is taken too', async () => {
  const cells = [{ cell_type: 'heading', level: 2, source: '题目' }];
  const old = JSON.stringify({ nbformat: 3, metadata: { name: '' }, worksheets: [{ cells }] });
  expect((await send(old)).status).toBe(200);
});

it('what no project has is forgotten after a week', async () => {
  await send(notebook([markdown('# 没人用')]));
  platform.clock.advance(6 * DAY);
  await forgetUnusedNotebooks(platform.services);
  expect((await rowsOf('notebook_files')).length).toBeGreaterThan(0);
  platform.clock.advance(2 * DAY);
  await forgetUnusedNotebooks(platform.services);
  expect(await rowsOf('notebook_files')).toEqual([]);
  expect(await rowsOf('uploads')).toEqual([]);
});

it.each([
  ['no JSON', 'print(1)', BROKEN],
  ['half a JSON', notebook([markdown('x')]).slice(0, -3), BROKEN],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), BROKEN],
  ['a list', '[1, 2]', '只支持 nbformat 3 和 4 的笔记本'],
  ['no notebook', '{"name": 1}', '只支持 nbformat 3 和 4 的笔记本'],
  [
    'an older format',
    JSON.stringify({ nbformat: 2, cells: [] }),
    '只支持 nbformat 3 和 4 的笔记本',
  ],
  [
    'cells that are no list',
    notebook([], { cells: {} }),
    '笔记本里没有单元格列表，请从 Jupyter 重新导出',
  ],
  [
    'lists in each other',
    `{"nbformat":4,"cells":${'['.repeat(5_000_000)}`,
    '笔记本的内容嵌套过深，最多100层',
  ],
  [
    'objects in each other',
    notebook([]).replace('{}', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`),
    '笔记本的内容嵌套过深，最多100层',
  ],
  [
    'too many cells',
    notebook(Array.from({ length: 10_001 }, () => ({}))),
    '笔记本最多10000个单元格',
  ],
  [
    'more memory than there is',
    `{"nbformat":4,"cells":[],"a":[${'{},'.repeat(6_500_000)}1]}`,
    TOO_MUCH,
  ],
  ['an empty file', '', '文件是空的'],
  [
    'too large a file',
    Buffer.alloc(uploadRules.notebook.maxSize + 1, ' '),
    '文件大小超过限制（20 MB）',
  ],
])('%s is refused at the file, and nothing of it is kept', async (_, content, message) => {
  const { status, body } = await send(content);
  expect({ status, body }).toMatchObject({ status: 400, body: { message, field: 'file' } });
  expect(await rowsOf('uploads')).toEqual([]);
  expect(await rowsOf('notebook_files')).toEqual([]);
});

it('another kind of file is refused by its ending', async () => {
  const { body } = await send(notebook([]), '分析.py');
  expect(body).toMatchObject({ message: '不支持该文件格式，请上传 .ipynb 文件', field: 'file' });
});

it('brackets within texts, and a file of 20 MiB, are as good as any other', async () => {
  expect((await send(notebook([markdown('['.repeat(500) + '\\"{')]))).status).toBe(200);
  const frame = notebook([markdown('')]).length;
  const whole = notebook([markdown('x'.repeat(uploadRules.notebook.maxSize - frame))]);
  expect((await send(whole, `${'长'.repeat(20_000)}.ipynb`)).status).toBe(200);
});
