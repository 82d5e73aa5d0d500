import { describe, expect, it } from '@jest/globals';
import {
  filesProblem,
  pathProblem,
} from '@whaletide/schema/domains/datasets/rules/dataset-paths.ts';
import {
  datasetProblems,
  type SizeFilter,
  sizeRange,
} from '@whaletide/schema/domains/datasets/rules/datasets.ts';

describe('the filter by size', () => {
  const filter = (changes: Partial<SizeFilter>): SizeFilter => ({
    min: '',
    minUnit: 'KB',
    max: '',
    maxUnit: 'KB',
    ...changes,
  });
  it.each([
    [{}, null],
    [{ min: '2' }, { min: 2_048, max: null }],
    [
      { max: '1', maxUnit: 'MB' as const },
      { min: 0, max: 1_048_576 },
    ],
    [
      { min: '1', minUnit: 'GB' as const, max: '1', maxUnit: 'TB' as const },
      { min: 2 ** 30, max: 2 ** 40 },
    ],
    [
      { min: 'x', max: '1' },
      { min: 0, max: 1_024 },
    ],
    [
      { min: '1', max: 'x' },
      { min: 1_024, max: null },
    ],
  ])('%j asks for %j', (changes, range) => {
    expect(sizeRange(filter(changes))).toEqual(range);
  });
});

describe('a path in a dataset', () => {
  it.each(['a.csv', 'train/a.csv', '数据/第一批/图 1.png', '.hidden.csv'])('may be %s', (path) => {
    expect(pathProblem(path)).toBeNull();
  });
  it.each([
    '',
    '/a.csv',
    'a//b.csv',
    '../a.csv',
    'a/../b.csv',
    './a.csv',
    'a\\b.csv',
    'C:a.csv',
    'a\u0000.csv',
    'a\u202evsc.csv',
    'CON.csv',
    'lpt1',
    'a.csv.',
    'folder /a.csv',
    `${'a'.repeat(256)}.csv`,
    `${'f/'.repeat(11)}a.csv`,
  ])('may not be %j', (path) => {
    expect(pathProblem(path)).not.toBeNull();
  });
});

describe('the files of a version', () => {
  const caps = { files: 3, bytes: 100 };
  const of = (...paths: string[]) => paths.map((path) => ({ path, size: 10 }));
  it('are so many and so large at most', () => {
    expect(filesProblem(of('a', 'b', 'c'), caps)).toBeNull();
    expect(filesProblem(of('a', 'b', 'c', 'd'), caps)?.message).toContain('最多3个文件');
    expect(filesProblem([{ path: 'a', size: 101 }], caps)?.message).toContain('不能超过');
  });
  it('have paths that no file system takes for one', () => {
    expect(filesProblem(of('a.csv', 'A.csv'), caps)?.message).toContain('两个文件');
    expect(filesProblem(of('\u00e9', 'e\u0301'), caps)?.message).toContain('两个文件');
    expect(filesProblem(of('a', 'a/b'), caps)?.message).toContain('既是文件又是文件夹');
  });
});

it.each([
  [{}, undefined],
  [{ title: ' ' }, 'Title'],
  [{ title: '题'.repeat(51) }, 'Title'],
  [{ description: '介'.repeat(201) }, 'ShortDescription'],
  [{ document: 'd'.repeat(50_001) }, 'Document'],
  [{ tags: ['1', '2', '3', '4'] }, 'Tags'],
])('texts %j are refused at %s', (changes, field) => {
  const texts = { title: '潮位', description: '', document: '', tags: [], ...changes };
  expect(datasetProblems(texts)[0]?.field).toBe(field);
});
