import { describe, expect, it } from '@jest/globals';
import { extensionOf, fileProblem, sizeText } from '../../schema/rules/uploads.ts';

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
