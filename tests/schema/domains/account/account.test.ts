import { describe, expect, it } from '@jest/globals';
import {
  accessTokenProblem,
  canonicalEmail,
  emailProblem,
  nameProblem,
  passwordProblem,
  signUpProblem,
} from '@whaletide/schema/domains/account/rules/account.ts';

describe('a password', () => {
  it.each(['whale-demo-2026', '长长的中文密码可以', 'aaaaaaab', '        1'])(
    'may be %j',
    (password) => expect(passwordProblem(password)).toBeNull(),
  );

  it.each([
    ['1234567', '密码至少需要8个字符'],
    ['x'.repeat(129), '密码不能超过128个字符'],
    ['password', '该密码过于常见，请换一个'],
    ['PassWord1', '该密码过于常见，请换一个'],
    ['aaaaaaaaa', '该密码过于常见，请换一个'],
    ['潮汐观测者1990', '密码不能与用户名或邮箱相同'],
  ])('may not be %j', (password, message) => {
    expect(passwordProblem(password, { name: '潮汐观测者1990' })).toMatchObject({
      message,
      field: 'Password',
    });
  });
});

describe('a name', () => {
  it.each(['潮汐', 'Ada_Lovelace', '数据·小鲸'])('may be %s', (name) =>
    expect(nameProblem(name)).toBeNull(),
  );
  it.each(['', '鲸', 'a'.repeat(21), 'a b', 'a@b', '<b>x</b>', 'x\u0000y'])(
    'may not be %j',
    (name) => expect(nameProblem(name)).toMatchObject({ field: 'Name' }),
  );
});

describe('an e-mail address', () => {
  it.each(['a@b.cn', 'first.last+tag@mail.example.com'])('may be %s', (email) =>
    expect(emailProblem(email, 'Email')).toBeNull(),
  );
  it.each(['', 'a', 'a@b', 'a@b.', '@b.cn', 'a b@c.cn', 'a@b@c.cn', `${'a'.repeat(65)}@b.cn`])(
    'may not be %j',
    (email) => expect(emailProblem(email, 'Email')).toMatchObject({ field: 'Email' }),
  );
});

it('a sign-up names its first problem in the order of the form', () => {
  const input = { name: '潮汐', email: 'a@b.cn', password: 'whale-demo-2026' };
  expect(signUpProblem(input)).toBeNull();
  expect(signUpProblem({ ...input, name: '', email: '' })).toMatchObject({ field: 'Name' });
  expect(signUpProblem({ ...input, email: '', password: '' })).toMatchObject({ field: 'Email' });
  expect(signUpProblem({ ...input, identity: '其他' })).toMatchObject({ field: 'Identity' });
});

it('names and e-mails are compared without regard to case, width and spaces around', () => {
  expect(canonicalEmail(' Ａda@Example.CN ')).toBe('ada@example.cn');
});

describe('an access token', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  it.each([
    [{ name: '数据同步' }, undefined],
    [{ name: '数据同步', expiresAt: '2027-11-21T04:00:00Z' }, undefined],
    [{ name: '  ' }, 'Name'],
    [{ name: 'x'.repeat(51) }, 'Name'],
    [{ name: 'a', expiresAt: '2026-11-21T04:00:00Z' }, 'Expires'],
    [{ name: 'a', expiresAt: '2028-11-21T04:00:00Z' }, 'Expires'],
    [{ name: 'a', expiresAt: 'tomorrow' }, 'Expires'],
  ])('%j', (input, field) => expect(accessTokenProblem(input, now)?.field).toBe(field));
  it('says by how many characters its name is too long', () =>
    expect(accessTokenProblem({ name: 'x'.repeat(52) }, now)?.message).toBe(
      '字数已超出限制2个字符',
    ));
});
