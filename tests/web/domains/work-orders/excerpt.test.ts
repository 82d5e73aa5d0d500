import { expect, it } from '@jest/globals';
import { excerpt } from '#web/src/domains/work-orders/excerpt.ts';

it.each([
  ['请加 weixin_abc123', '请加 weixin_abc123'],
  ['算出来是 2 * 3 * 4', '算出来是 2 * 3 * 4'],
  ['**报错**\n\n![截图](/files/a.png)\n见[帖子](/home)', '报错 [图片] 见帖子'],
])('a work order of %j is listed as %j', (content, listed) => {
  expect(excerpt(content)).toBe(listed);
});
