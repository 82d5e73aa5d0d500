import { expect, it } from '@jest/globals';
import { carriedSearch } from '#web/src/lib/carried-query.ts';

it.each([
  ['nothing to carry', '?status=1', '?page=2', null],
  ['from goes along', '?from=wechat&status=1', '', '?from=wechat'],
  ['beside the next query', '?from=wechat', '?status=1', '?status=1&from=wechat'],
  ['the next address’s own wins', '?from=wechat', '?from=mail', null],
  ['text of any kind', '?from=%E7%BE%A4%26a%3Db', '', '?from=%E7%BE%A4%26a%3Db'],
])('%s', (_, before, next, search) => expect(carriedSearch(before, next)).toBe(search));
