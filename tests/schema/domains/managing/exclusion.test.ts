import { expect, it } from '@jest/globals';
import { exclusionProblem } from '@whaletide/schema/domains/managing/rules/exclusion.ts';

it.each([
  ['out with a reason', false, true, '标签有误', null],
  ['out without one', false, true, ' ', '请填写移出的原因'],
  ['out with too long a one', false, true, '错'.repeat(201), '字数已超出限制1个字符'],
  ['out again', true, true, '标签有误', '该任务已移出排行榜'],
  ['back in', true, false, '', null],
  ['back in again', false, false, '', '该任务已计入排行榜'],
])('a task goes %s', (_, isExcluded, excluded, reason, message) => {
  expect(exclusionProblem(isExcluded, { excluded, reason })?.message ?? null).toBe(message);
});
