import { expect, it } from '@jest/globals';
import { archivePaths, safeName } from '#platform/src/domains/account/exports/paths.ts';

it.each([
  ['数据.csv', '数据.csv'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['a\\b:c*?.csv', 'a_b_c__.csv'],
  ['.ssh', '_ssh'],
  ['CON.csv', '_CON.csv'],
  ['末尾. ', '末尾_'],
  ['', '_'],
  ['\u202egpj.exe', '_gpj.exe'],
  [`${'长'.repeat(200)}.ipynb`, `${'长'.repeat(80)}.ipynb`],
])('a file called %j is stored as %j', (name, stored) => {
  expect(safeName(name)).toBe(stored);
});

it('no path comes twice, however names are written', () => {
  const pathOf = archivePaths('文件');
  const paths = ['结果.csv', '结果.CSV', '结果.csv', '结果 (2).csv'].map((name) =>
    pathOf(['比赛', '企鹅'], name),
  );
  expect(paths).toEqual([
    '文件/比赛/企鹅/结果.csv',
    '文件/比赛/企鹅/结果 (2).CSV',
    '文件/比赛/企鹅/结果 (3).csv',
    '文件/比赛/企鹅/结果 (2) (2).csv',
  ]);
});
