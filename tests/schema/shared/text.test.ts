import { describe, expect, it } from '@jest/globals';
import { isReadable, unreadableAt } from '@whaletide/schema/shared/rules/text.ts';

describe('a text that can be kept', () => {
  it.each([
    ['', true],
    ['鲸潮 🐋\n', true],
    ['\uD83D\uDC0B', true],
    ['x\u0000', false],
    ['\uD83D', false],
    ['\uDC0B\uD83D', false],
  ])('%j: %s', (text, readable) => expect(isReadable(text)).toBe(readable));
});

describe('the place of an unreadable text', () => {
  it.each<[unknown, string | undefined]>([
    ['ok', undefined],
    ['\0', ''],
    [null, undefined],
    [12, undefined],
    [{ Name: 'a', Tabs: [{ Title: 'b' }] }, undefined],
    [{ Name: 'a', Tabs: [{ Title: 'b' }, { Title: '\uD800' }] }, 'Tabs.1.Title'],
    [{ Answers: { 'x\0': 1 } }, 'Answers'],
    [['a', '\0'], '1'],
  ])('in %j is %s', (value, path) => expect(unreadableAt(value)).toBe(path));

  it('is found however deep the value is nested', () => {
    let value: unknown = '\0';
    for (let i = 0; i < 200_000; i += 1) value = [value];
    expect(unreadableAt(value)).toBeDefined();
  });
});
