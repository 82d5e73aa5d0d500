import { describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answersProblems,
  type Question,
  questionnaireProblems,
  type QuestionnaireTexts,
  type QuestionTexts,
} from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';

const said = (problems: { field?: string; message: string }[]) =>
  problems.map(({ field, message }) => `${field} ${message}`);

const choice = (change: Partial<QuestionTexts> = {}): QuestionTexts => ({
  title: '常来吗？',
  type: 1,
  options: ['常来', '偶尔'],
  ...change,
});
const texts = (change: Partial<QuestionnaireTexts> = {}): QuestionnaireTexts => ({
  name: '体验调查',
  description: '',
  questions: [choice()],
  ...change,
});
const asks = (change: Partial<QuestionTexts>) => ({ questions: [choice(change)] });
const many = (most: number) => Array.from({ length: most }, (_, index) => `选项${index}`);
const at = 'QuestionList.0.Question';

describe('a questionnaire', () => {
  it.each<[Partial<QuestionnaireTexts>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['Name 请输入问卷名称']],
    [{ name: '潮'.repeat(61) }, ['Name 问卷名称最多60个字符']],
    [{ description: '潮'.repeat(501) }, ['Description 问卷说明最多500个字符']],
    [{ questions: [] }, ['QuestionList 请至少添加一道题目']],
    [{ questions: Array.from({ length: 21 }, () => choice()) }, ['QuestionList 最多20道题目']],
    [asks({ title: ' ' }), [`${at}.Title 请输入题目`]],
    [asks({ title: '潮'.repeat(201) }), [`${at}.Title 题目最多200个字符`]],
    [asks({ options: ['常来'] }), [`${at}.Options 请至少添加两个选项`]],
    [asks({ options: many(21) }), [`${at}.Options 最多20个选项`]],
    [asks({ options: ['常来', ' '] }), [`${at}.Options.1.content 请输入选项`]],
    [asks({ options: ['常来', '常来 '] }), [`${at}.Options.1.content 选项不能重复`]],
    [asks({ options: ['潮'.repeat(101), '偶尔'] }), [`${at}.Options.0.content 选项最多100个字符`]],
    [asks({ type: 3, options: [] }), []],
  ])('%j: %j', (change, problems) => {
    expect(said(questionnaireProblems(texts(change)))).toEqual(problems);
  });
});

const question = (id: string, type: number): Question => ({
  id,
  title: id,
  type,
  options: type === 3 ? [] : ['甲', '乙'],
});
const all = [question('one', 1), question('many', 2), question('text', 3)];
const answers = (one: string[], many: string[], text: string[]): Answer[] => [
  { question: 'one', answer: one },
  { question: 'many', answer: many },
  { question: 'text', answer: text },
];

describe('the answers to a questionnaire', () => {
  it.each<[Answer[], string[]]>([
    [answers(['甲'], ['甲', '乙'], [' 很好 ']), []],
    [answers(['甲'], ['甲', '甲'], []), []],
    [answers(['甲'], ['甲'], [' ']), []],
    [answers([], ['甲'], []), ['QuestionList.0.Answer 请选择一项']],
    [answers(['甲', '乙'], ['甲'], []), ['QuestionList.0.Answer 请选择一项']],
    [answers(['丙'], ['甲'], []), ['QuestionList.0.Answer 请选择问卷中的选项']],
    [answers(['甲'], [], []), ['QuestionList.1.Answer 请至少选择一项']],
    [answers(['甲'], ['甲', '丙'], []), ['QuestionList.1.Answer 请选择问卷中的选项']],
    [answers(['甲'], ['甲'], ['潮'.repeat(2_001)]), ['QuestionList.2.Answer 最多2000个字符']],
    [answers(['甲'], ['甲'], ['a', 'b']), ['QuestionList.2.Answer 每题只能填写一个回答']],
    [[], ['QuestionList 问卷内容已更新，请刷新页面后重新填写']],
    [
      answers(['甲'], ['甲'], []).toReversed(),
      ['QuestionList 问卷内容已更新，请刷新页面后重新填写'],
    ],
  ])('%j: %j', (given, problems) => {
    expect(said(answersProblems(all, given))).toEqual(problems);
  });

  it('are not all left out', () => {
    const [, , text] = all;
    const blank = [{ question: 'text', answer: [' '] }];
    expect(said(answersProblems(text ? [text] : [], blank))).toEqual([
      'QuestionList.0.Answer 请至少回答一题',
    ]);
  });
});
