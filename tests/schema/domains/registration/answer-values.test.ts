import { describe, expect, it } from '@jest/globals';
import {
  givenValue,
  storedValue,
  toAnswerValue,
} from '@whaletide/schema/domains/registration/rules/answer-values.ts';

const none = {
  text: null,
  texts: null,
  location: null,
  university: null,
  major: null,
  degree: null,
};

const values = [
  ['林小舟', { text: '林小舟' }],
  ['', { text: '' }],
  [['微信', '公众号'], { texts: ['微信', '公众号'] }],
  [
    { L1: '浙江省', L2: '杭州市', L3: '' },
    { location: { level1: '浙江省', level2: '杭州市', level3: '' } },
  ],
  [
    { Country: '中国', Province: '山东省', University: '山东大学' },
    { university: { country: '中国', province: '山东省', name: '山东大学' } },
  ],
  [
    { Discipline: '理学', Major: '统计学', _id: 'a1' },
    { major: { majorId: 'a1', discipline: '理学', name: '统计学' } },
  ],
  [{ Degree: '本科', Grade: '大二' }, { degree: { name: '本科', grade: '大二' } }],
] as const;

describe('the value of an answer', () => {
  it.each(values)('%j is one typed part, there and back', (stored, part) => {
    expect(toAnswerValue(stored)).toEqual({ ...none, ...part });
    expect(givenValue(stored)).toEqual(part);
    expect(storedValue(part)).toEqual(stored);
  });

  it.each([null, undefined, 7, { Other: 1 }])('%j, which no field has, is an empty text', (odd) => {
    expect(toAnswerValue(odd)).toEqual({ ...none, text: '' });
  });

  it('fills what is absent of a part with empty texts', () => {
    expect(storedValue({ location: { level1: '浙江省' } })).toEqual({
      L1: '浙江省',
      L2: '',
      L3: '',
    });
    expect(storedValue({})).toBe('');
  });
});
