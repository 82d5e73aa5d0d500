import { expect, it } from '@jest/globals';
import { queueText } from '@whaletide/schema/domains/submissions/rules/queue-texts.ts';

it.each([
  [{ ahead: 0, seconds: 0 }, '正在评审'],
  [{ ahead: 3, seconds: null }, '前面还有 3 个提交'],
  [{ ahead: 1, seconds: 0.2 }, '前面还有 1 个提交，预计等待不到 1 秒'],
  [{ ahead: 2, seconds: 1.2 }, '前面还有 2 个提交，预计等待约 2 秒'],
  [{ ahead: 9, seconds: 61 }, '前面还有 9 个提交，预计等待约 2 分钟'],
  [{ ahead: 900, seconds: 3_601 }, '前面还有 900 个提交，预计等待约 2 小时'],
])('a work in the queue says what it waits for: %j', (place, text) => {
  expect(queueText(place)).toBe(text);
});
