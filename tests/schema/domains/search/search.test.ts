import { describe, expect, it } from '@jest/globals';
import {
  foldText,
  markedParts,
  MAX_SEARCH_TEXT,
  searchTerms,
  searchTextProblem,
} from '@whaletide/schema/domains/search/rules.ts';

describe('a text as it is compared', () => {
  it.each([
    ['ＫＡＧＧＬＥ２０２６', 'kaggle2026'],
    ['Café', 'cafe'],
    ['Ångström', 'angstrom'],
    ['机器学习', '机器学习'],
    ['ガ', 'ガ'],
  ])('%s is %s', (text, compared) => expect(foldText(text)).toBe(compared));
});

describe('the terms of a text', () => {
  it.each([
    ['', []],
    ['！？ & | ! ( ) : *', []],
    ['海', ['海']],
    ['机器学习', ['机器', '器学', '学习']],
    ['Kaggle机器2024', ['kaggle', '机器', '2024']],
    ['XGBoost xgboost', ['xgboost']],
    ["pandas' & !numpy:*", ['pandas', 'numpy']],
    ['𠮷野家', ['𠮷野', '野家']],
    ['a'.repeat(100), ['a'.repeat(60)]],
  ])('%s: %j', (text, terms) => expect(searchTerms(text)).toEqual(terms));
});

describe('a text that is searched for', () => {
  it.each([
    ['', null],
    ['  机器学习  ', null],
    ['词'.repeat(MAX_SEARCH_TEXT), null],
    ['词'.repeat(MAX_SEARCH_TEXT + 1), '搜索词最多200个字符'],
  ])('is refused only where it is longer than 200 characters', (text, message) =>
    expect(searchTextProblem(text)?.message ?? null).toBe(message),
  );
});

describe('what is marked in a result', () => {
  const marked = (text: string, sought: string) =>
    markedParts(text, sought)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');
  it.each([
    ['机器学习入门', '机器学习', '[机器学习]入门'],
    ['用 ＸＧＢoost 预测', 'xgboost', '用 [ＸＧＢoost] 预测'],
    ['Café 的数据', 'cafe', '[Café] 的数据'],
    ['潮汐与海', '海', '潮汐与[海]'],
    ['<b>数据</b>', '数据', '<b>[数据]</b>'],
    ['GPT-4o 与 text2sql', 'gpt4o sql', '[GPT-4o] 与 text2[sql]'],
    ['pd.read_csv(x)', 'read_csv', 'pd.[read_csv](x)'],
    ['R 与 for', 'r', '[R] 与 for'],
    ['没有它', '数据', '没有它'],
    ['任何标题', '', '任何标题'],
    ['', '数据', ''],
  ])('%s, sought %s: %s', (text, sought, result) => expect(marked(text, sought)).toBe(result));
});
