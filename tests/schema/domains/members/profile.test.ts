import { describe, expect, it } from '@jest/globals';
import {
  factsToTake,
  landingProblems,
  normalizedWebsite,
  ownFacts,
  profileProblems,
  storedProfile,
} from '@whaletide/schema/domains/members/rules/profile.ts';

const at = (problems: readonly { field?: string | undefined; message: string }[]) =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]));

describe('a website begins with http', () => {
  it.each([
    ['example.com', 'http://example.com'],
    [' https://example.com/a?b ', 'https://example.com/a?b'],
    ['示例.中国', 'http://示例.中国'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['', null],
    ['  ', null],
    ['ftp://example.com', undefined],
    ['javascript:alert(1)', undefined],
    ['javascript://example.com/%0aalert(1)', undefined],
    ['user:secret@example.com', undefined],
    ['localhost', undefined],
    ['a b.com', undefined],
  ])('%j is %j', (typed, stored) => expect(normalizedWebsite(typed)).toBe(stored));
});

describe('a profile', () => {
  it.each([
    [{}, {}],
    [{ signature: '字'.repeat(50), bio: '字'.repeat(500), website: 'a.cn', identity: '学生' }, {}],
    [{ signature: null, website: null, university: '' }, {}],
    [{ signature: '字'.repeat(52) }, { Signature: '字数已超出限制2个字符' }],
    [{ bio: '😀'.repeat(501) }, { Bio: '字数已超出限制1个字符' }],
    [{ company: '字'.repeat(101), job: '师' }, { Company: '字数已超出限制1个字符' }],
    [{ website: 'nonsense' }, { Website: '请输入有效的网址' }],
    [{ website: `${'a'.repeat(190)}.com` }, { Website: '字数已超出限制1个字符' }],
    [{ identity: null }, { Identity: '请选择学生或在职' }],
    [{ identity: '老师' }, { Identity: '请选择学生或在职' }],
  ])('%j is refused for %j', (input, problems) =>
    expect(at(profileProblems(input))).toEqual(problems),
  );

  it('is stored trimmed, and only what was sent', () => {
    expect(
      storedProfile({
        signature: ' 你好 ',
        bio: ' ',
        website: 'a.cn',
        company: null,
        job: undefined,
      }),
    ).toEqual({ signature: '你好', bio: null, website: 'http://a.cn', company: null });
  });
});

describe('the member’s own word', () => {
  it('is what they filled in, until they take it away', () => {
    const own = ownFacts([], { identity: '学生', university: '远岸大学', signature: '嗨' });
    expect(own).toEqual(['identity', 'university']);
    expect(ownFacts(own, { university: null, job: '老师' })).toEqual(['identity', 'job']);
  });

  it('stands against what a registration says; what they left open it says', () => {
    const given = { university: '海岬理工大学', majorTag: '计算机类', major: '数据科学' };
    expect(factsToTake(given, ['university'])).toEqual({ majorTag: '计算机类', major: '数据科学' });
    expect(factsToTake(given, ['major'])).toEqual({ university: '海岬理工大学' });
    expect(factsToTake(given, [])).toEqual(given);
  });
});

describe('a newcomer', () => {
  it.each([
    [{ identity: '', university: '', company: '' }, { Identity: '请选择学生或在职' }],
    [{ identity: '学生', university: ' ' }, { University: '请输入学校' }],
    [{ identity: '在职', university: '远岸大学' }, { Company: '请输入公司' }],
    [{ identity: '学生', university: '远岸大学' }, {}],
    [{ identity: '在职', company: '字'.repeat(101) }, { Company: '字数已超出限制1个字符' }],
  ])('who says %j is asked for %j', (input, problems) =>
    expect(at(landingProblems(input))).toEqual(problems),
  );
});
