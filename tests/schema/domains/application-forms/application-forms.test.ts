import { describe, expect, it } from '@jest/globals';
import { hostApplicationProblems } from '@whaletide/schema/domains/application-forms/rules.ts';

const form = { name: '陈老师', company: '海洋大学', phone: '13800000000', description: '' };

describe('an application to host a competition', () => {
  it.each([
    ['complete, the description left out', {}, []],
    ['without a name', { name: ' ' }, ['请输入称呼']],
    ['without a company', { company: '' }, ['请输入学校/机构/企业名称']],
    ['without a phone', { phone: '' }, ['请输入11位手机号码']],
    ['with 10 digits', { phone: '1380000000' }, ['请输入11位手机号码']],
    ['with 12 digits', { phone: '138000000000' }, ['请输入11位手机号码']],
    ['not starting with 1', { phone: '23800000000' }, ['请输入11位手机号码']],
    ['with a line after the digits', { phone: '13800000000\n' }, ['请输入11位手机号码']],
    ['with a name too long', { name: '鲸'.repeat(51) }, ['称呼最多50个字符']],
    ['with a company too long', { company: '鲸'.repeat(101) }, ['学校/机构/企业名称最多100个字符']],
    ['with a description too long', { description: '鲸'.repeat(2_001) }, ['描述最多2000个字符']],
    [
      'with all at fault',
      { name: '', company: '', phone: '1' },
      ['请输入称呼', '请输入学校/机构/企业名称', '请输入11位手机号码'],
    ],
  ])('%s', (_, changes, messages) => {
    const problems = hostApplicationProblems({ ...form, ...changes });
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });
});
