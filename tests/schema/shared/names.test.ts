import { describe, expect, it } from '@jest/globals';
import { isVisible, mixesScripts, nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';

describe('a name or title', () => {
  it.each([
    '林小舟',
    '第一课：入门 🐋',
    '👩‍💻 日记',
    '☀️ 潮汐',
    '1️⃣ 数据',
    'Émile',
    '한국어',
    '가나',
  ])('of what can be seen: %s', (text) => expect(isVisible(text)).toBe(true));

  it.each([
    '\u3164\u3164',
    '\u115F\u115F',
    '\uFFA0\uFFA0',
    '林小\u200B舟',
    '林\u200D小舟',
    '\u2060林小舟',
    '林小舟\uFEFF',
    '\u202E舟小林',
    '\u2067林小舟',
    '林\u00AD小舟',
    '林\uFE0F小舟',
    '林\u034F小舟',
    '\u2800\u2800',
    '林\u0007小舟',
    '林\u2028小舟',
    '林\u{E0041}小舟',
  ])('with what can’t: %j', (text) => expect(isVisible(text)).toBe(false));
});

describe('the scripts of a name', () => {
  it.each(['林小舟', 'Ada林', 'ロボット太郎', '김철수', 'Иван-2', 'Ελένη', '数据_01', 'ㄅㄆㄇ'])(
    'go together in %s',
    (name) => expect(mixesScripts(name)).toBe(false),
  );
  it.each(['Аda', '林小舟а', 'αda', 'Иванο', 'Ꭺda'])('do not in %s', (name) =>
    expect(mixesScripts(name)).toBe(true),
  );
});

describe('the form by which names are compared is the same for', () => {
  it.each([
    ['林小舟', '林\u200B小舟'],
    ['林小舟', '\uF9F4小舟'],
    ['林小舟', '林小舟\u3164'],
    ['Ada', 'АDа'],
    ['Ada', 'Ａｄａ'],
    ['coco', 'сосо'],
    ['小口', '小ロ'],
    ['小口', '小ﾛ'],
    ['王二', '王ニ'],
    ['OTTO', 'ΟΤΤΟ'],
  ])('%s and %s', (one, other) => expect(nameKeyOf(other)).toBe(nameKeyOf(one)));

  it.each([
    ['林小舟', '林小丹'],
    ['li', 'll'],
    ['tom0', 'tomo'],
  ])('and differs for %s and %s', (one, other) =>
    expect(nameKeyOf(other)).not.toBe(nameKeyOf(one)),
  );
});
