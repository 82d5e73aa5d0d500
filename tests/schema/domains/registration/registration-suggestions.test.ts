import { describe, expect, it } from '@jest/globals';
import {
  type Known,
  suggestedAnswers,
} from '@whaletide/schema/domains/registration/rules/registration-suggestions.ts';

const field = (defaultId: number | null, name = `字段${defaultId}`, choices: string[] = []) => ({
  name,
  type: choices.length > 0 ? ('CHOICE' as const) : ('TEXT' as const),
  isRequired: false,
  hint: '',
  choices,
  defaultId,
});
const said = (DefaultID: number | null, Value: unknown, Name = `字段${DefaultID}`) => ({
  Name,
  Value,
  DefaultID,
});
const nobody = {
  identity: null,
  university: null,
  majorTag: null,
  major: null,
  company: null,
  job: null,
  location: null,
};
const known = (changes: Partial<Known> = {}): Known => ({
  profile: nobody,
  email: 'lin@demo.test',
  earlier: [],
  lookup: {
    university: (University) => ({ Country: '中国', Province: '山东省', University }),
    major: (Major) => ({ Discipline: '计算机类', Major, _id: 'm' }),
    city: (L2) => ({ L1: '山东省', L2 }),
  },
  ...changes,
});
const values = (form: ReturnType<typeof field>[], of: Partial<Known>) =>
  suggestedAnswers(form, known(of)).map(({ DefaultID, Name, Value }) => [DefaultID ?? Name, Value]);

describe('what a registration form is filled in with at first', () => {
  it('is the profile, as whole values', () => {
    const profile = {
      identity: '学生',
      university: '海洋大学',
      majorTag: '计算机类',
      major: '数据科学',
      company: '听潮科技',
      job: '算法工程师',
      location: '青岛市',
    };
    expect(
      values(
        [13, 7, 8, 3, 14, 17, 2].map((id) => field(id)),
        { profile },
      ),
    ).toEqual([
      [13, '学生'],
      [7, { Country: '中国', Province: '山东省', University: '海洋大学' }],
      [8, { Discipline: '计算机类', Major: '数据科学', _id: 'm' }],
      [3, { L1: '山东省', L2: '青岛市' }],
      [14, '听潮科技'],
      [17, '算法工程师'],
      [2, 'lin@demo.test'],
    ]);
  });

  it('is what they sent before, the newest first, also to questions of the same words', () => {
    const earlier = [
      [said(1, '女'), said(null, '13800000000', '手机号')],
      [said(1, '男'), said(12, '2026001'), said(2, 'other@demo.test')],
    ];
    const form = [field(1), field(12), field(2), field(null, '手机号'), field(null, '昵称')];
    expect(values(form, { earlier })).toEqual([
      [1, '女'],
      [12, '2026001'],
      [2, 'other@demo.test'],
      ['手机号', '13800000000'],
    ]);
  });

  it('keeps the whole answer while the profile says the same, and not after', () => {
    const whole = { L1: '山东省', L2: '青岛市', L3: '崂山区' };
    const earlier = [[said(3, whole)]];
    const at = (location: string) =>
      values([field(3)], { earlier, profile: { ...nobody, location } });
    expect(at('青岛市')).toEqual([[3, whole]]);
    expect(at('烟台市')).toEqual([[3, { L1: '山东省', L2: '烟台市' }]]);
  });

  it.each([
    ['a choice that isn’t offered', field(null, '尺码', ['S', 'M']), [said(null, 'XXL', '尺码')]],
    ['how one came to know of another competition', field(5), [said(5, ['朋友告知'])]],
    ['an answer of another kind', field(12), [said(12, '没有学号')]],
    ['an answer to another question', field(null, '昵称'), [said(null, '小鲸', '网名')]],
  ])('is not %s', (_what, asked, answers) => {
    expect(values([asked], { earlier: [answers] })).toEqual([]);
  });

  it('is nothing that can’t be looked up', () => {
    const lookup = { university: () => undefined, major: () => undefined, city: () => undefined };
    const profile = { ...nobody, university: '远岸大学', major: '航海', location: '某市' };
    expect(values([field(7), field(8), field(3)], { profile, lookup })).toEqual([]);
  });
});
