import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectWritingCalls } from '@whaletide/schema/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/rest/projects.ts';
import type { Limits } from '../../../platform/src/limits.ts';
import { renderedPages } from '../../../platform/src/domains/projects/rendering/rendered-pages.ts';
import { type Person, writer } from '../support/forum.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { notebookFile, project } from '../support/projects.ts';

const TOO_MUCH = '这个笔记本太大或太复杂，未能显示';

const markdown = (source: string) => ({ cell_type: 'markdown', source });
const output = (type: string, value: string) => ({
  cell_type: 'code',
  source: '',
  outputs: [{ output_type: 'display_data', data: { [type]: value } }],
});
/** Takes a minute and more: the time grows with the square of its 2 MB. */
const endless = markdown('*a **b '.repeat(300_000));

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  // Enough for what can be shown; what can't takes all of it.
  platform = await startPlatform({ worker: false, env: { NOTEBOOK_RENDER_MS: '5000' } });
  author = await writer(platform, '项目作者');
});
afterAll(() => platform.close());

/** A public project's only notebook, by its id. */
const notebook = async (...cells: object[]): Promise<string> => {
  const id = await project(platform, author, { notebooks: [notebookFile(cells)] });
  const lab = await platform.call(
    projectWritingCalls.createVersion,
    { params: { id }, query: {} },
    author,
  );
  const query = { LabVersion: lab.Versions[0]?._id ?? '', perPage: 1 };
  const [first] = (await platform.call(projectCalls.notebooks, { query })).data;
  if (!first) throw new Error('no notebook');
  return first._id;
};

const open = async (id: string) => {
  const answer = await platform.app.inject({ url: `/api/notebooks/${id}/RenderedContent` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  return answer.body;
};

describe('a notebook that was made to take long', () => {
  it('leaves other calls their answers, and says at last that it can’t be shown', async () => {
    const id = await notebook(endless);
    const answered: string[] = [];
    const page = open(id).finally(() => answered.push('notebook'));
    // Each reads the database behind the notebook, so that rendering has begun before the last.
    for (let call = 0; call < 5; call += 1) {
      await platform.call(projectCalls.own, { query: { page: 1, perPage: 12 } }, author);
      answered.push('list');
    }
    expect(await page).toContain(TOO_MUCH);
    expect(answered).toEqual([...Array<string>(5).fill('list'), 'notebook']);
    expect(await open(await notebook(markdown('# 下一个')))).toContain('下一个</h1>');
  });
});

it.each([
  ['tags that never end', output('text/html', '<a '.repeat(40_000))],
  ['elements in each other', output('text/html', '<b>'.repeat(20_000))],
  ['comments that never end', output('text/html', '<!--'.repeat(40_000))],
  ['attributes that never end', output('text/html', `<a ${'title="'.repeat(40_000)}`)],
  ['references that never end', output('text/html', '&#'.repeat(40_000))],
  ['brackets in each other', markdown('['.repeat(20_000))],
  ['quotations in each other', markdown('>'.repeat(2_000))],
  ['formulas in each other', markdown(`$${'\\frac{'.repeat(1_000)}$`)],
  ['escape sequences that never end', output('text/plain', '\u001b['.repeat(40_000))],
  [
    'pictures that are attached once and named without end',
    {
      ...markdown('![](attachment:a.png)'.repeat(2_000)),
      attachments: { 'a.png': { 'image/png': 'A'.repeat(1_000_000) } },
    },
  ],
  ['brackets of pictures', markdown('![](attachment:'.repeat(20_000))],
  ['strings in each other', { cell_type: 'code', source: 'f"{'.repeat(20_000), outputs: [] }],
])('shows %s, or says that it can’t', async (_, cell) => {
  const html = await open(await notebook(cell, markdown('<script>alert(1)</script>')));
  const [, main = ''] = html.split('<main>');
  expect(main.endsWith('</main></body></html>')).toBe(true);
  expect(html).not.toContain('<script');
});

describe('within limits of its own', () => {
  const pages = (own: Partial<Limits>) =>
    renderedPages({ ...platform.services.config.limits, ...own }, platform.services.log);
  const json = (...cells: object[]) => JSON.stringify(notebookFile(cells).content);

  it('a notebook of more memory than there is isn’t shown, and the next one is', async () => {
    const small = pages({ notebookMemory: 64 });
    const greedy = JSON.stringify({ cells: Array.from({ length: 500_000 }, () => [{}, {}, {}]) });
    const first = await small.pageOf({ hash: 'a', name: 'a' }, async () => greedy);
    expect(first.toString()).toContain(TOO_MUCH);
    const next = await small.pageOf({ hash: 'b', name: 'b' }, async () => json(markdown('# 题')));
    expect(next.toString()).toContain('题</h1>');
    await small.stop();
  });

  it('a page that would be too large isn’t shown', async () => {
    const small = pages({ notebookPageBytes: 300_000 });
    const large = async () => json(markdown('&'.repeat(200_000)), markdown('x'.repeat(300_000)));
    const page = await small.pageOf({ hash: 'a', name: 'a' }, large);
    expect(page.toString()).toContain(TOO_MUCH);
    await small.stop();
  });

  it('what was rendered is kept, and the same content is rendered once', async () => {
    const own = pages({});
    let reads = 0;
    const read = async () => {
      reads += 1;
      return json(markdown('# 同'));
    };
    const [one, other] = await Promise.all([
      own.pageOf({ hash: 'a', name: '同' }, read),
      own.pageOf({ hash: 'a', name: '同' }, read),
    ]);
    expect(other).toBe(one);
    expect(await own.pageOf({ hash: 'a', name: '同' }, read)).toBe(one);
    expect(reads).toBe(1);
    await own.stop();
  });

  it('what took too long is tried again after a while', async () => {
    const own = pages({ notebookMs: 100, notebookRetryMs: 1 });
    let reads = 0;
    for (let times = 0; times < 2; times += 1) {
      const page = await own.pageOf({ hash: 'a', name: 'a' }, async () => {
        reads += 1;
        return json(endless);
      });
      expect(page.toString()).toContain(TOO_MUCH);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(reads).toBe(2);
    await own.stop();
  });

  it('one more than may wait is refused with the time to wait', async () => {
    const own = pages({ notebookQueue: 1, notebookMs: 1_000 });
    const first = own.pageOf({ hash: 'a', name: 'a' }, async () => json(endless));
    const second = own.pageOf({ hash: 'b', name: 'b' }, async () => json(markdown('二')));
    await expect(second).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    expect((await first).toString()).toContain(TOO_MUCH);
    await own.stop();
  });
});
