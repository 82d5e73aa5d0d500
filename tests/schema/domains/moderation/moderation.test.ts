import { expect, it } from '@jest/globals';
import { moderatedText } from '@whaletide/schema/domains/moderation/rules/moderation.ts';

it.each([
  ['代写作业请加群', ['代写'], '＊＊作业请加群'],
  ['Buy IT, buy it', ['buy it'], '＊＊＊＊＊＊, ＊＊＊＊＊＊'],
  ['刷分软件', ['刷分', '刷分软件'], '＊＊＊＊'],
  ['1+1 与 a.b', ['1+1', 'a.c'], '＊＊＊ 与 a.b'],
  ['什么也没有', [], '什么也没有'],
])('%s without %j', (text, words, shown) => {
  expect(moderatedText(text, words)).toBe(shown);
});
