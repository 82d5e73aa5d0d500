import { describe, expect, it } from '@jest/globals';
import {
  profileOf,
  profileText,
  visibilityText,
} from '@whaletide/schema/domains/members/rules/member-profile.ts';

const answer = (DefaultID: number | null, Value: unknown) => ({ DefaultID, Value });

describe('what a registration says of a member', () => {
  it('is what they study, or what they work', () => {
    expect(
      profileOf([
        answer(13, '学生'),
        answer(3, { L1: '山东省', L2: '青岛市', L3: '崂山区' }),
        answer(7, { Country: '中国', Province: '山东省', University: '远岸大学' }),
        answer(8, { Discipline: '计算机类', Major: '数据科学', _id: '1' }),
        answer(null, '听潮科技'),
      ]),
    ).toEqual({
      identity: '学生',
      location: '青岛市',
      university: '远岸大学',
      majorTag: '计算机类',
      major: '数据科学',
    });
    const works = [answer(13, '在职'), answer(14, ' 听潮科技 '), answer(17, '算法工程师')];
    expect(profileOf(works)).toEqual({ identity: '在职', company: '听潮科技', job: '算法工程师' });
  });

  it('is nothing of what they left open', () => {
    expect(profileOf([answer(14, ' '), answer(7, null), answer(13, '别的')])).toEqual({});
  });
});

it('says who will see what is filled in', () => {
  const form = [6, 13, 3, 7, null].map((defaultId) => ({ defaultId }));
  expect(visibilityText(form.slice(0, 1))).toBe('填写的内容仅你和主办方可见。');
  expect(visibilityText(form)).toBe(
    '填写的内容仅你和主办方可见，其中身份、所在城市、学校会显示在团队成员信息中。',
  );
});

describe('what a team shows of a member', () => {
  const none = { identity: null, university: null, majorTag: null, major: null };
  const member = { ...none, company: null, job: null, location: null };
  const learns = { ...member, identity: '学生', majorTag: '计算机类', company: '听潮科技' };
  it.each([
    [member, '未填写身份'],
    [{ ...member, identity: '在职' }, '在职'],
    [{ ...member, identity: '在职', job: '老师', location: '大连市' }, '在职 · 老师 · 大连市'],
    [learns, '学生 · 计算机类'],
  ])('%j', (of, text) => expect(profileText(of)).toBe(text));
});
