import { describe, expect, it } from '@jest/globals';
import { textPieces } from '#schema/shared/markdown/addresses.ts';
import { isBearable } from '#schema/shared/markdown/bearable.ts';
import { hasChemistry } from '#schema/shared/markdown/chemistry.ts';
import { markdownParts } from '#schema/shared/markdown/formulas.ts';
import { headingSlugs } from '#schema/shared/markdown/heading-slugs.ts';
import { mayHoldFormulas } from '#schema/shared/markdown/holds-formulas.ts';
import { joinLines } from '#schema/shared/markdown/line-ends.ts';
import { waysOf } from '#schema/shared/markdown/tex.ts';

const addressesIn = (text: string) => textPieces(text).flatMap(({ href }) => href ?? []);

describe('bare addresses in a text', () => {
  it.each([
    ['请访问https://example.com，谢谢。', ['https://example.com']],
    ['（https://example.com/path）结束', ['https://example.com/path']],
    ['www.example.com、www.example.org', ['http://www.example.com', 'http://www.example.org']],
    ['https://example.com/搜索?q=鲸鱼，好', ['https://example.com/搜索?q=鲸鱼']],
    ['打开https://example.com查看', ['https://example.com']],
    ['https://北京大学.中国/招生。', ['https://北京大学.中国/招生']],
    ['http://127.0.0.1:4000/home?a=1&b=2#c.', ['http://127.0.0.1:4000/home?a=1&b=2#c']],
    [
      'https://example.com/a_(b)) 与 HTTPS://B.example',
      ['https://example.com/a_(b)', 'HTTPS://B.example'],
    ],
    ['https://example.com:见', ['https://example.com']],
    ['“https://example.com/a”…', ['https://example.com/a']],
    ['xhttp://a.example awww.b.example https:// http://，', []],
  ])('%s', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
    expect(
      textPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

const formulasIn = (text: string) =>
  [...markdownParts(text)].flatMap((part) =>
    'formula' in part ? [`${part.formula.isDisplay ? '$' : ''}${part.formula.tex}`] : [],
  );

describe('formulas in a text', () => {
  it.each([
    ['$E = mc^2 $，$ y_i = 2$', ['E = mc^2', 'y_i = 2']],
    ['价格 $5 和 $10。', []],
    ['$5_000 和 $6 之间', []],
    ['$HOME_DIR 和 $PATH', []],
    ['$a_1 and $b', []],
    ['$x = 1 $。', ['x = 1']],
    ['$\\text{中文} $。', ['\\text{中文}']],
    ['$$a=b$$\n\n后文 $c$', ['$a=b', 'c']],
    ['$$\na=b$$\n\n后文', ['$a=b']],
    ['$$a=\n4$$', ['$a=\n4']],
    ['价 $$ 高\n\n很贵 $$ 的', []],
    ['> $$\n> a\n> + b\n> $$', ['$a\n+ b']],
    ['\\[ x^2 \\] \\(y\\) \\[1\\] \\(注\\) \\[ \\]', ['$x^2', 'y']],
    ['\\\\$5', []],
    ['`$x$` 与 \\$5 与 $y$', ['y']],
  ])('%j', (text, formulas) => {
    expect(formulasIn(text)).toEqual(formulas);
    if (formulas.length > 0) expect(mayHoldFormulas(text)).toBe(true);
  });

  it('load nothing for prices', () => {
    expect(mayHoldFormulas('价格 $5 和 $10。')).toBe(false);
    expect(mayHoldFormulas('$5')).toBe(false);
  });

  it('have no labels, and references as texts', () => {
    expect([...waysOf('a \\label{eq:a} \\tag{1} \\eqref{eq:a_b}')]).toEqual([
      'a  \\tag{1} \\text{(eq:a\\_b)}',
    ]);
    expect(hasChemistry('$\\ce{H2O}$')).toBe(true);
    expect(hasChemistry('$\\center$')).toBe(false);
  });
});

it('names headings as GitHub does, the same words by numbers', () => {
  const slug = headingSlugs();
  expect(
    ['一 强调', '1. 读入 Data！', '一 强调', '一 强调-1', '一 强调', 'C++（上）', '😀'].map(slug),
  ).toEqual(['一-强调', '1-读入-data', '一-强调-1', '一-强调-1-1', '一-强调-2', 'c上', '']);
});

it('joins lines of Chinese without a blank, across tags and beside quotation marks', () => {
  expect(joinLines(['甲\n', '乙，\n“丙”\nA\n丁', null, '\n戊'])).toEqual([
    '甲',
    '乙，“丙”\nA\n丁',
    null,
    '\n戊',
  ]);
  expect(joinLines(['“a”\n“b”'])).toEqual(['“a”\n“b”']);
});

describe('a text is read as Markdown in little time', () => {
  it.each([
    '*',
    '**a ',
    '**注：**',
    '[',
    '<',
    '$',
    'http://',
    '`',
    '~',
    '_',
    '![',
    '<a ',
    '\\',
    '[a](',
    '[^1]',
    '> ',
    '[^1]: ',
    '\n',
  ])('100,000 characters of %j are shown as they are written, or read', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    expect([...markdownParts(text)].length).toBeGreaterThan(0);
    expect(textPieces(text).length).toBeGreaterThan(0);
    if (piece !== 'http://') expect(isBearable(text)).toBe(false);
  });

  it('long lists and tables are', () => {
    expect(isBearable('- **甲** `a_b` [c](d)\n'.repeat(1_000))).toBe(true);
    expect(isBearable(`| a | b |\n|--|--|\n${'| `a_b` | **c** |\n'.repeat(1_000)}`)).toBe(true);
    expect(isBearable('| a | b |\n|--|\n' + '| `a_b` | **c** |\n'.repeat(1_000))).toBe(false);
  });
});
