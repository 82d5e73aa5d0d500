import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  searchAnswer,
  sha256,
  solves,
} from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import {
  codeProblem,
  maskedEmail,
  maskedId,
  maskedName,
  maskedPhone,
  newEmailProblem,
  phoneProblem,
  realNameProblems,
  repeatProblem,
} from '@whaletide/schema/domains/account/rules/verification.ts';

describe('a phone number', () => {
  it.each([
    ['13800000000', '86', null],
    ['138 0000 0000', '86', null],
    ['1380000000', '86', '请输入有效手机号'],
    ['23800000000', '86', '请输入有效手机号'],
    ['6512345', '65', null],
    ['651234', '65', '请输入有效手机号'],
    ['1234567890123456', '1', '请输入有效手机号'],
    ['12345678', '', '请选择国家或地区'],
    ['12345678', '+65', '请选择国家或地区'],
  ])('%s of +%s: %s', (phone, countryCode, message) => {
    expect(phoneProblem(phone, countryCode)?.message ?? null).toBe(message);
  });
});

it.each([
  ['123456', null],
  [' 123456 ', null],
  ['12345', '请输入6位验证码'],
  ['12345a', '请输入6位验证码'],
])('the code %p: %s', (code, message) => {
  expect(codeProblem(code)?.message ?? null).toBe(message);
});

describe('a new e-mail address', () => {
  const own = { email: 'a@b.test', emailVerified: true };
  it.each([
    ['nothing', own, '请输入有效的邮箱地址'],
    ['A@b.test', own, '该邮箱已被绑定，请输入新邮箱'],
    ['a@b.test', { ...own, emailVerified: false }, null],
    ['new@b.test', own, null],
  ])('%s', (email, account, message) => {
    expect(newEmailProblem(email, account)?.message ?? null).toBe(message);
  });
});

it('a password is repeated as it is', () => {
  expect(repeatProblem('one', 'one')).toBeNull();
  expect(repeatProblem('one', 'two')).toMatchObject({ field: 'confirmPassword' });
});

describe('a real name', () => {
  const good = '11010519491231002X';
  it.each([
    ['automatic', { name: '张三', id: good }, []],
    ['automatic', { name: '张三', id: '110105 19491231 002x' }, []],
    ['automatic', { name: '', id: '' }, ['请输入真实姓名', '请输入证件号码']],
    ['automatic', { name: '张三', id: '110105194912310021' }, ['证件号码有误，请检查']],
    ['automatic', { name: '张三', id: 'E12345678' }, ['证件号码有误，请检查']],
    ['manual', { name: '张三', id: 'E12345678' }, []],
    ['manual', { name: '张三', id: '110105194912310021' }, ['证件号码有误，请检查']],
    [
      'manual',
      { name: '名'.repeat(51), id: 'E1234' },
      ['姓名不能超过50个字符', '证件号码有误，请检查'],
    ],
  ] as const)('%s %p: %p', (route, input, messages) => {
    expect(realNameProblems(input, route).map(({ message }) => message)).toEqual(messages);
  });
});

it('what could be misused is masked', () => {
  expect(maskedId('320102199001011234')).toBe('3201**********1234');
  expect(maskedId('E12345678')).toBe('E*******8');
  expect(maskedPhone('13800001234')).toBe('138****1234');
  expect(maskedPhone('6512345')).toBe('65***45');
  expect(maskedName('林小舟')).toBe('林*舟');
  expect(maskedName('张三')).toBe('张*');
  expect(maskedEmail('member@demo.test')).toBe('m***@demo.test');
  expect(maskedEmail('m@demo.test')).toBe('m*@demo.test');
});

describe('the proof of work', () => {
  it.each(['', 'abc', '鲸'.repeat(40), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64)])(
    'hashes %p as everyone does',
    (text) => {
      const hex = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
      expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );

  it('is found by search, and is no other number', () => {
    const answer = searchAnswer('challenge', 10, 0, 1e6) ?? -1;
    expect(solves('challenge', answer, 10)).toBe(true);
    expect(searchAnswer('challenge', 10, 0, answer)).toBeNull();
    expect(solves('challenge', answer, 32)).toBe(false);
  });
});
