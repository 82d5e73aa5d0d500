import { describe, expect, it } from '@jest/globals';
import { isSystemFile } from '@whaletide/schema/domains/datasets/rules/dataset-paths.ts';
import {
  extensionOf,
  fileProblem,
  sizeText,
  uploadRules,
} from '@whaletide/schema/domains/uploads/rules.ts';

const rule = { exts: ['.csv'], maxSize: 1024 * 1024 };

describe('a file to upload', () => {
  it.each([
    ['result.csv', 1, undefined],
    ['结果.CSV', 1024 * 1024, undefined],
    ['result.exe', 1, '不支持该文件格式，请上传 .csv 文件'],
    ['result', 1, '不支持该文件格式，请上传 .csv 文件'],
    ['result.csv', 0, '文件是空的'],
    ['result.csv', 1024 * 1024 + 1, '文件大小超过限制（1 MB）'],
  ])('%s of %d bytes', (name, size, message) => {
    expect(fileProblem({ name, size }, rule)?.message).toBe(message);
  });

  it('has an extension, or none', () => {
    expect(['a.CSV', 'a.tar.gz', 'a', 'a.b/c', '.csv'].map(extensionOf)).toEqual([
      '.csv',
      '.gz',
      '',
      '',
      '.csv',
    ]);
  });

  it('has a size in units of 1024', () => {
    expect([12, 1024, 1536, 350 * 1024, 5 * 1024 ** 3].map(sizeText)).toEqual([
      '12 B',
      '1 KB',
      '1.5 KB',
      '350 KB',
      '5 GB',
    ]);
  });
});

describe('what a dataset takes', () => {
  const problem = (name: string, size = 1) => fileProblem({ name, size }, uploadRules.dataset);

  it.each(
    'load.py 模型.R a.safetensors a.sqlite a.pt a.svg a.xls LICENSE README a.csv.gz a.rds a.shp a.mp4'.split(
      ' ',
    ),
  )('%s is taken', (name) => {
    expect(problem(name)).toBeNull();
  });

  it('is empty files too, and no programs', () => {
    expect(problem('空.txt', 0)).toBeNull();
    expect(problem('virus.exe')?.message).toBe('不支持该文件格式（.exe），可以打包为 .zip 后上传');
  });

  it.each([
    ['folder/.DS_Store', true],
    ['folder/Thumbs.db', true],
    ['__MACOSX/a.csv', true],
    ['a/.ipynb_checkpoints/x.ipynb', true],
    ['a/~$报表.xlsx', true],
    ['folder/LICENSE', false],
    ['图像/猫/a.csv', false],
    ['.gitattributes', false],
  ])('%s is a system’s own: %s', (path, isSystems) => {
    expect(isSystemFile(path)).toBe(isSystems);
  });
});
