import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Lengths in characters, and how many canned answers there are at most. */
export const cannedAnswerLimits = { title: 50, text: 2_000, answers: 200 };

/** Why a canned answer can't be kept, at `Title` or `Text`; null when it can. */
export const cannedAnswerProblem = (answer: { Title: string; Text: string }): Refusal | null => {
  const [title, text] = [answer.Title.trim(), answer.Text.trim()];
  if (!title) return refuse('BAD_USER_INPUT', '请输入标题', 'Title');
  if ([...title].length > cannedAnswerLimits.title)
    return refuse('BAD_USER_INPUT', `标题最多${cannedAnswerLimits.title}个字符`, 'Title');
  if (!text) return refuse('BAD_USER_INPUT', '请输入内容', 'Text');
  return [...text].length > cannedAnswerLimits.text
    ? refuse('BAD_USER_INPUT', `内容最多${cannedAnswerLimits.text}个字符`, 'Text')
    : null;
};
