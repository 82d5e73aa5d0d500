import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { eq } from 'drizzle-orm';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  notebookFile,
  type NotebookFile,
  project,
  storeNotebooks,
} from '#tests/platform/support/projects.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '项目作者');
  other = await writer(platform, '别人');
});
afterAll(() => platform.close());

const code = (source: string) => ({ cell_type: 'code', source, outputs: [] });
const text = (source: string) => ({ cell_type: 'markdown', source });

/** A project with a version of each of these; the ids are the oldest first. */
const versioned = async (states: NotebookFile[][], row: { private?: boolean } = {}) => {
  const id = await project(platform, author, { notebooks: states[0] ?? [], ...row });
  for (const notebooks of states) {
    platform.clock.advance(60_000);
    const change = {
      notebooks: await storeNotebooks(platform, notebooks),
      updateDate: platform.clock.now,
    };
    await platform.database.db.update(labs).set(change).where(eq(labs.id, id));
    platform.clock.advance(60_000);
    await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, author);
  }
  const { Versions } = await platform.call(projectCalls.one, { params: { id }, query: {} }, author);
  return { id, versions: Versions.map(({ _id }) => _id).toReversed() };
};

const compared = async (...states: NotebookFile[][]) => {
  const { id, versions } = await versioned(states);
  const [From = '', To = ''] = versions;
  return (await platform.call(comparisonCalls.compare, { params: { id }, query: { From, To } }))
    .Notebooks;
};

describe('two versions of a project', () => {
  it('differ in the cells of their notebooks, line by line', async () => {
    const before = [text('# 题'), code('a = 1\nb = 2'), code('x'), text('旧的')];
    const after = [text('# 题'), code('a = 1\nb = 3\nc = 4'), code('x'), code('新的')];
    const [notebook] = await compared([notebookFile(before)], [notebookFile(after)]);
    expect(notebook).toMatchObject({ Name: '分析.ipynb', Change: 'CHANGED', Cut: false });
    expect(notebook?.Cells).toEqual([
      { Kind: null, Change: 'SAME', Count: 1, Lines: [] },
      {
        Kind: 'CODE',
        Change: 'CHANGED',
        Count: 1,
        Lines: [' a = 1', '-b = 2', '+b = 3', '+c = 4'],
      },
      { Kind: null, Change: 'SAME', Count: 1, Lines: [] },
      { Kind: 'MARKDOWN', Change: 'REMOVED', Count: 1, Lines: ['-旧的'] },
      { Kind: 'CODE', Change: 'ADDED', Count: 1, Lines: ['+新的'] },
    ]);
  });

  it('are compared by their cells where a notebook was renamed and changed', async () => {
    const before = [code('一'), code('二'), code('三'), code('四')];
    const after = [code('一'), code('二'), code('三'), code('改')];
    const [renamed, gone] = await compared(
      [notebookFile(before, '旧名.ipynb'), notebookFile([code('走')], '走了.ipynb')],
      [notebookFile(after, '新名.ipynb')],
    );
    expect(renamed).toMatchObject({ Name: '新名.ipynb', PreviousName: '旧名.ipynb' });
    expect(renamed?.Cells).toMatchObject([{ Change: 'SAME', Count: 3 }, { Change: 'CHANGED' }]);
    expect(gone).toMatchObject({ Name: '走了.ipynb', Change: 'REMOVED' });
  });

  it('differ in notebooks that came, went, or are called otherwise', async () => {
    const same = [code('同')];
    const notebooks = await compared(
      [notebookFile(same, '旧名.ipynb'), notebookFile([code('走')], '走了.ipynb')],
      [notebookFile([code('来')], '来了.ipynb'), notebookFile(same, '新名.ipynb')],
    );
    expect(notebooks.map(({ Name, PreviousName, Change }) => [Name, PreviousName, Change])).toEqual(
      [
        ['来了.ipynb', null, 'ADDED'],
        ['新名.ipynb', '旧名.ipynb', 'SAME'],
        ['走了.ipynb', '走了.ipynb', 'REMOVED'],
      ],
    );
  });

  it('of what is told no more than a reader takes in, and none of what can’t be compared', async () => {
    const lines = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word}${index}${'长'.repeat(2_000)}`).join(
        '\n',
      );
    const [notebook] = await compared(
      [notebookFile([code(lines('旧', 1_500))])],
      [notebookFile([code(lines('新', 1_500))])],
    );
    const told = notebook?.Cells.flatMap(({ Lines }) => Lines) ?? [];
    expect(notebook?.Cut).toBe(true);
    expect(told.length).toBe(2_000);
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThanOrEqual(1_002);
    const shapes = await compared(
      [{ name: '一.ipynb', content: { nbformat: 4, cells: [1, null, { source: {} }] } }],
      [{ name: '一.ipynb', content: { nbformat: 4, cells: 'none' } }],
    );
    expect(shapes[0]).toMatchObject({ Change: 'CHANGED', Cells: [] });
  });

  it('are compared for who may read both, and of one project only', async () => {
    const { id, versions } = await versioned([[notebookFile([])], [notebookFile([code('x')])]], {
      private: true,
    });
    const [From = '', To = ''] = versions;
    const input = { params: { id }, query: { From, To } };
    expect((await platform.refusal(comparisonCalls.compare, input, other)).code).toBe('NOT_FOUND');
    expect((await platform.call(comparisonCalls.compare, input, author)).Notebooks).toHaveLength(1);
    const foreign = await versioned([[notebookFile([])]]);
    const mixed = { params: { id }, query: { From, To: foreign.versions[0] ?? '' } };
    expect((await platform.refusal(comparisonCalls.compare, mixed, author)).code).toBe('NOT_FOUND');
  });
});

describe('the files of a version', () => {
  const get = (id: string, who?: Person) =>
    platform.app.inject({
      url: `/api/labVersions/${id}/files`,
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
    });

  it('are the one notebook as it was uploaded', async () => {
    const file = notebookFile([code('a')], '唯一.ipynb');
    const { versions } = await versioned([[file]]);
    const answer = await get(versions[0] ?? '');
    expect(answer.json()).toEqual(file.content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ipynb+json; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('唯一.ipynb')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('are a ZIP of several', async () => {
    const files = [notebookFile([code('a')], '一.ipynb'), notebookFile([code('b')], '二.ipynb')];
    const { versions } = await versioned([files]);
    const answer = await get(versions[0] ?? '');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect([...(await unzipped(answer.rawPayload)).keys()]).toEqual(['一.ipynb', '二.ipynb']);
  });

  it('are for who may read it', async () => {
    const { versions } = await versioned([[notebookFile([])]], { private: true });
    expect((await get(versions[0] ?? '')).statusCode).toBe(404);
    expect((await get(versions[0] ?? '', other)).statusCode).toBe(404);
    expect((await get(versions[0] ?? '', author)).statusCode).toBe(200);
  });
});
