import { expect, it } from '@jest/globals';
import { cannedAnswerProblem } from '@whaletide/schema/domains/work-orders/rules/canned-answers.ts';

it.each([
  ['已收到', '我们会尽快回复。', null, null],
  [' ', '正文', '请输入标题', 'Title'],
  ['潮'.repeat(50), '正文', null, null],
  ['潮'.repeat(51), '正文', '标题最多50个字符', 'Title'],
  ['标题', ' \n ', '请输入内容', 'Text'],
  ['标题', '第一行\n第二行', null, null],
  ['标题', '🐳'.repeat(2_000), null, null],
  ['标题', '潮'.repeat(2_001), '内容最多2000个字符', 'Text'],
])('a canned answer %#', (Title, Text, message, field) => {
  const problem = cannedAnswerProblem({ Title, Text });
  expect(problem?.message ?? null).toBe(message);
  expect(problem?.field ?? null).toBe(field);
});
