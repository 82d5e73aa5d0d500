import { expect, it } from '@jest/globals';
import {
  audienceProblem,
  type MessageAudience,
  messageProblems,
} from '@whaletide/schema/domains/managing/rules/messages.ts';

it.each<[MessageAudience, string | null, string | null]>([
  ['everybody', null, null],
  ['everybody', 'id', '发给所有人的消息不需要选择对象'],
  ['team', 'id', null],
  ['team', null, '请选择团队'],
  ['stage', 'id', null],
  ['stage', null, '请选择阶段'],
  ['unpromoted', null, '请选择阶段'],
])('a message for %s with the target %s: %s', (audience, target, message) => {
  expect(audienceProblem(audience, target)?.message ?? null).toBe(message);
});

it.each([
  ['决赛通知', '请按时到场', []],
  ['题'.repeat(50), '文'.repeat(1_000), []],
  [' ', '', ['Title: 请输入标题', 'Content: 请输入内容']],
  ['题'.repeat(51), '文'.repeat(1_001), ['Title: 标题最多50个字符', 'Content: 内容最多1000个字符']],
])('a message of %s and %s: %j', (title, content, problems) => {
  const found = messageProblems({ title, content });
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(problems);
});
