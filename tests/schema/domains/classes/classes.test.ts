import { describe, expect, it } from '@jest/globals';
import {
  classCodeOf,
  classCountProblem,
  classFullProblem,
  classProblems,
  mailDomainOf,
  mailDomainProblem,
  MAX_CLASS_DESCRIPTION,
  MAX_CLASS_NAME,
  MAX_CLASS_STUDENTS,
  MAX_CLASSES,
} from '@whaletide/schema/domains/classes/rules/classes.ts';
import {
  isLate,
  itemCountProblem,
  itemPeriodProblem,
  itemState,
  MAX_CLASS_ITEMS,
  rankedInClass,
} from '@whaletide/schema/domains/classes/rules/items.ts';

describe('a class', () => {
  it.each([
    ['数据一班', '', undefined],
    ['名'.repeat(MAX_CLASS_NAME), '介'.repeat(MAX_CLASS_DESCRIPTION), undefined],
    [' ', '', '请输入班级名称'],
    ['名'.repeat(MAX_CLASS_NAME + 1), '', `班级名称最多${MAX_CLASS_NAME}个字符`],
    ['一班', '介'.repeat(MAX_CLASS_DESCRIPTION + 1), `班级简介最多${MAX_CLASS_DESCRIPTION}个字符`],
  ])('%#: its texts', (name, description, message) => {
    expect(classProblems({ name, description })[0]?.message).toBe(message);
  });

  it.each([
    ['ABCDEFGHJK', 'ABCDEFGHJK'],
    [' abcde-fghjk ', 'ABCDEFGHJK'],
    ['abcde fghjk', 'ABCDEFGHJK'],
  ])('reads the code %j', (typed, code) => {
    expect(classCodeOf(typed)).toBe(code);
  });

  it.each([
    ['', null, undefined],
    ['@School.EDU.cn', 'school.edu.cn', undefined],
    ['stu.school.edu.cn', 'stu.school.edu.cn', undefined],
    ['school', 'school', '请输入邮箱域名，例如 school.edu.cn'],
    ['a@b.cn', 'a@b.cn', '请输入邮箱域名，例如 school.edu.cn'],
    ['@QQ.com', 'qq.com', '公共邮箱人人都能注册，请填写学校或单位自己的邮箱域名'],
    [`${'a'.repeat(100)}.cn`, `${'a'.repeat(100)}.cn`, '请输入邮箱域名，例如 school.edu.cn'],
  ])('takes the domain %j as %j: %s', (typed, domain, message) => {
    expect(mailDomainOf(typed)).toBe(domain);
    expect(mailDomainProblem(domain)?.message).toBe(message);
  });

  it('has bounds', () => {
    expect(classCountProblem(MAX_CLASSES - 1)).toBeNull();
    expect(classCountProblem(MAX_CLASSES)).toMatchObject({ code: 'CONFLICT' });
    expect(classFullProblem(MAX_CLASS_STUDENTS - 1)).toBeNull();
    expect(classFullProblem(MAX_CLASS_STUDENTS - 1, 2)).toMatchObject({ code: 'CONFLICT' });
    expect(itemCountProblem(MAX_CLASS_ITEMS - 1)).toBeNull();
    expect(itemCountProblem(MAX_CLASS_ITEMS)).toMatchObject({ code: 'CONFLICT' });
  });
});

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

describe('an item', () => {
  it.each([
    [null, null, undefined],
    [day(1), null, undefined],
    [day(1), day(2), undefined],
    [day(2), day(2), '截止时间应晚于开放时间'],
  ])('%#: its times', (openDate, dueDate, message) => {
    expect(itemPeriodProblem({ openDate, dueDate })?.message).toBe(message);
  });

  it('is late after it was due, and never without a date', () => {
    expect(isLate(day(2), day(2))).toBe(false);
    expect(isLate(day(2), new Date(day(2).getTime() + 1))).toBe(true);
    expect(isLate(null, day(9))).toBe(false);
  });

  it.each([
    [null, null, null, 'OPEN'],
    [day(5), day(9), null, 'NOT_OPEN'],
    [day(1), day(9), null, 'OPEN'],
    [day(1), day(2), null, 'MISSING'],
    [day(5), day(9), { isLate: false }, 'DONE'],
    [day(1), day(2), { isLate: true }, 'LATE'],
  ])('%#: its state is %4$s', (openDate, dueDate, result, state) => {
    expect(itemState({ openDate, dueDate }, result, day(4))).toBe(state);
  });

  it('ranks as boards do: by score, then further scores; equal ones share a place', () => {
    const row = (name: string, sortKey: number, tieKeys: number[], date: number) => ({
      name,
      sortKey,
      tieKeys,
      bestDate: day(date),
    });
    const rows = [
      row('third', -0.7, [-0.5], 1),
      row('later', -0.9, [-0.2], 3),
      row('fourth', -0.7, [-0.4], 1),
      row('earlier', -0.9, [-0.2], 2),
    ];
    expect(rankedInClass(rows).map(({ name, rank }) => [name, rank])).toEqual([
      ['earlier', 1],
      ['later', 1],
      ['third', 3],
      ['fourth', 4],
    ]);
  });
});
