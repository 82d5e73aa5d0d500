import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import type { Limits } from '#platform/src/limits.ts';
import { rememberedFailures } from '#platform/src/domains/uploads/store/failures.ts';
import {
  RENDERER_VERSION,
  renderedPages,
} from '#platform/src/domains/projects/rendering/rendered-pages.ts';
import { markdownToHtml } from '#platform/src/domains/projects/rendering/markdown.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile, project, storeNotebooks } from '#tests/platform/support/projects.ts';

const TOO_MUCH = '这个笔记本太大或太复杂，未能显示';

const markdown = (source: string) => ({ cell_type: 'markdown', source });
const output = (type: string, value: string) => ({
  cell_type: 'code',
  source: '',
  outputs: [{ output_type: 'display_data', data: { [type]: value } }],
});
/** Takes a minute and more: each cell about as much as is read as Markdown at all. */
const endless = Array.from({ length: 200 }, () => markdown('词 **粗** 词\n\n'.repeat(2_400)));

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
    const id = await notebook(...endless);
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
    renderedPages(
      { ...platform.services.config.limits, ...own },
      platform.services.log,
      rememberedFailures(platform.database.db, () => platform.clock.now, {
        work: 'notebook',
        version: RENDERER_VERSION,
        timeoutRetryMs: 60_000,
      }),
    );
  const file = (...cells: object[]) => Buffer.from(JSON.stringify(notebookFile(cells).content));
  const asker = { keys: [] };

  it('a notebook of more memory than there is isn’t shown, and the next one is', async () => {
    const small = pages({ notebookMemory: 64 });
    const greedy = Buffer.from(
      JSON.stringify({ cells: Array.from({ length: 500_000 }, () => [{}, {}, {}]) }),
    );
    const first = await small.pageOf({ hash: 'greedy', name: 'a' }, async () => greedy, asker);
    expect(first.toString()).toContain(TOO_MUCH);
    const next = await small.pageOf(
      { hash: 'b', name: 'b' },
      async () => file(markdown('# 题')),
      asker,
    );
    expect(next.toString()).toContain('题</h1>');
    await small.stop();
  });

  it('a page that would be too large isn’t shown', async () => {
    const small = pages({ notebookPageBytes: 300_000 });
    const large = async () => file(markdown('&'.repeat(200_000)), markdown('x'.repeat(300_000)));
    const page = await small.pageOf({ hash: 'large', name: 'a' }, large, asker);
    expect(page.toString()).toContain(TOO_MUCH);
    await small.stop();
  });

  it('what was rendered is kept, and the same content is rendered once', async () => {
    const own = pages({});
    let reads = 0;
    const read = async () => {
      reads += 1;
      return file(markdown('# 同'));
    };
    const [one, other] = await Promise.all([
      own.pageOf({ hash: 'same', name: '同' }, read, asker),
      own.pageOf({ hash: 'same', name: '同' }, read, asker),
    ]);
    expect(other).toBe(one);
    expect(await own.pageOf({ hash: 'same', name: '同' }, read, asker)).toBe(one);
    expect(reads).toBe(1);
    await own.stop();
  });

  it('what took too long is remembered, and tried again after a while', async () => {
    const [stored] = await storeNotebooks(platform, [
      notebookFile([markdown('# 别的'), ...endless]),
    ]);
    const notebook = { hash: stored?.hash ?? '', name: 'a' };
    let reads = 0;
    const read = async () => {
      reads += 1;
      return file(...endless);
    };
    // A restarted server knows it too.
    for (const server of [1, 2]) {
      const own = pages({ notebookMs: 100 });
      expect((await own.pageOf(notebook, read, asker)).toString()).toContain(TOO_MUCH);
      expect((await own.pageOf(notebook, read, asker)).toString()).toContain(TOO_MUCH);
      await own.stop();
      expect([server, reads]).toEqual([server, 1]);
    }
    platform.clock.advance(60_000);
    const own = pages({ notebookMs: 100 });
    await own.pageOf(notebook, read, asker);
    expect(reads).toBe(2);
    // Twice as long after the second time.
    platform.clock.advance(60_000);
    await own.pageOf(notebook, read, asker);
    expect(reads).toBe(2);
    await own.stop();
  });

  it('one more than may wait is refused with the time to wait', async () => {
    const own = pages({ notebookQueue: 1, notebookMs: 1_000 });
    const first = own.pageOf({ hash: 'first', name: 'a' }, async () => file(...endless), asker);
    const second = own.pageOf({ hash: 'b', name: 'b' }, async () => file(markdown('二')), asker);
    await expect(second).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    expect((await first).toString()).toContain(TOO_MUCH);
    await own.stop();
  });

  it('eight of one address hold no one else up, and end when no one waits for them', async () => {
    const own = pages({ notebookMs: 60_000 });
    const reader = new AbortController();
    const slow = Array.from({ length: 8 }, (_, at) =>
      own.pageOf({ hash: `slow${at}`, name: 'a' }, async () => file(...endless), {
        keys: [`author:${at}`, 'address:loud'],
        gone: reader.signal,
      }),
    );
    const other = own.pageOf({ hash: 'other', name: 'b' }, async () => file(markdown('# 静')), {
      keys: ['author:b', 'address:quiet'],
    });
    expect((await other).toString()).toContain('静</h1>');
    const left = Promise.allSettled(slow);
    reader.abort();
    expect((await left).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    // Their processes are free again.
    const next = own.pageOf({ hash: 'next', name: 'c' }, async () => file(markdown('# 后')), {
      keys: ['author:0', 'address:loud'],
    });
    expect((await next).toString()).toContain('后</h1>');
    await own.stop();
  });

  it('goes on while one of its readers waits', async () => {
    const own = pages({});
    const gone = new AbortController();
    const notebook = { hash: 'shared', name: 'a' };
    const read = async () => file(markdown('# 共'));
    const first = own.pageOf(notebook, read, { keys: ['a'], gone: gone.signal });
    const second = own.pageOf(notebook, read, { keys: ['b'] });
    gone.abort();
    expect((await second).toString()).toContain('共</h1>');
    await first;
    await own.stop();
  });
});

it.each([
  ['quotations', '>'.repeat(100_000)],
  ['quotations with spaces', '> '.repeat(50_000)],
  ['lists', '- '.repeat(50_000)],
  [
    'lists line by line',
    Array.from({ length: 500 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
  ],
  ['a paragraph without end', 'hello world text\n'.repeat(20_000)],
  ['emphasis', '*a **b '.repeat(20_000)],
  ['links', '[a](http://b) '.repeat(20_000)],
])('%s beyond what the parser can bear are shown as they are written', (_, source) => {
  expect(markdownToHtml(source)).toContain('这段文字太长或太复杂，按原文显示');
});
