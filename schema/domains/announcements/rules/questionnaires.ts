import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Ways to answer a question. */
export const questionTypes = { single: 1, multiple: 2, text: 3 } as const;
export type QuestionType = (typeof questionTypes)[keyof typeof questionTypes];

export const questionnaireStates = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/** Longest texts in characters, and most of each; ours, as the specification names none. */
export const questionnaireLimits = {
  name: 60,
  description: 500,
  questions: 20,
  title: 200,
  options: 20,
  option: 100,
  answer: 2_000,
} as const;

export interface QuestionTexts {
  title: string;
  type: number;
  /** None for free text. */
  options: readonly string[];
}

export interface QuestionnaireTexts {
  name: string;
  description: string;
  questions: readonly QuestionTexts[];
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const lengthOf = (text: string) => [...text.trim()].length;
const isChoice = (type: number) => type !== questionTypes.text;

/** A text that has to be there and isn't too long. */
const textProblem = (text: string, what: string, most: number, field: string): Refusal | null => {
  if (!text.trim()) return wrong(`请输入${what}`, field);
  return lengthOf(text) > most ? wrong(`${what}最多${most}个字符`, field) : null;
};

const optionProblems = (options: readonly string[], field: string): (Refusal | null)[] => {
  const { options: most, option: longest } = questionnaireLimits;
  if (options.length < 2) return [wrong('请至少添加两个选项', field)];
  if (options.length > most) return [wrong(`最多${most}个选项`, field)];
  const contents = options.map((option) => option.trim());
  return contents.map((content, index) => {
    const at = `${field}.${index}.content`;
    const isTaken = content !== '' && contents.indexOf(content) < index;
    return isTaken ? wrong('选项不能重复', at) : textProblem(content, '选项', longest, at);
  });
};

/** Everything that is wrong with a questionnaire, in the order of its form. */
export const questionnaireProblems = (texts: QuestionnaireTexts): Refusal[] => {
  const { name, description, questions, title } = questionnaireLimits;
  return [
    textProblem(texts.name, '问卷名称', name, 'Name'),
    lengthOf(texts.description) > description
      ? wrong(`问卷说明最多${description}个字符`, 'Description')
      : null,
    texts.questions.length === 0 ? wrong('请至少添加一道题目', 'QuestionList') : null,
    texts.questions.length > questions ? wrong(`最多${questions}道题目`, 'QuestionList') : null,
    ...texts.questions.slice(0, questions).flatMap((question, index) => {
      const at = `QuestionList.${index}.Question`;
      return [
        textProblem(question.title, '题目', title, `${at}.Title`),
        ...(isChoice(question.type) ? optionProblems(question.options, `${at}.Options`) : []),
      ];
    }),
  ].filter((problem) => problem !== null);
};

export interface Question extends QuestionTexts {
  id: string;
}

export interface Answer {
  /** Id of the question. */
  question: string;
  /** The contents of the options that were chosen; of free text the text alone. */
  answer: readonly string[];
}

/** An answer as it is kept: each content once; free text without the space around it, or nothing. */
export const trimmedAnswer = (type: number, answer: readonly string[]): string[] =>
  isChoice(type)
    ? [...new Set(answer)]
    : answer.map((text) => text.trim()).filter((text) => text !== '');

const answerProblem = ({ type, options }: Question, answer: readonly string[]): string | null => {
  const given = trimmedAnswer(type, answer);
  const { answer: longest } = questionnaireLimits;
  if (!isChoice(type)) {
    if (given.length > 1) return '每题只能填写一个回答';
    return lengthOf(given[0] ?? '') > longest ? `最多${longest}个字符` : null;
  }
  if (type === questionTypes.single && given.length !== 1) return '请选择一项';
  if (given.length === 0) return '请至少选择一项';
  return given.every((content) => options.includes(content)) ? null : '请选择问卷中的选项';
};

/**
 * Everything that is wrong with the answers to these questions, in their order: a choice has to be
 * made, free text may be left out, but not everything.
 */
export const answersProblems = (
  questions: readonly Question[],
  answers: readonly Answer[],
): Refusal[] => {
  const isOfThese =
    answers.length === questions.length &&
    questions.every(({ id }, index) => answers[index]?.question === id);
  // It was changed while somebody filled it in.
  if (!isOfThese) return [wrong('问卷内容已更新，请刷新页面后重新填写', 'QuestionList')];
  const problems = questions.flatMap((question, index) => {
    const message = answerProblem(question, answers[index]?.answer ?? []);
    return message === null ? [] : [wrong(message, `QuestionList.${index}.Answer`)];
  });
  const isBlank = questions.every(
    ({ type }, index) => trimmedAnswer(type, answers[index]?.answer ?? []).length === 0,
  );
  return problems.length === 0 && isBlank
    ? [wrong('请至少回答一题', 'QuestionList.0.Answer')]
    : problems;
};
