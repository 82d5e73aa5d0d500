import { describe, expect, it } from '@jest/globals';
import {
  canWriteUp,
  MAX_WRITE_UP_FIELD,
  MAX_WRITE_UP_VERSIONS,
  versionProblem,
  type WriteUpFields,
  writeUpProblem,
} from '@whaletide/schema/domains/write-ups/rules.ts';

const now = new Date('2026-11-30T00:00:00Z');
const over = new Date('2026-11-01T00:00:00Z');
const running = new Date('2026-12-24T00:00:00Z');

describe('who writes', () => {
  it.each([
    ['ranked, after the end', over, true, true, true],
    ['not in the ranking', over, true, false, false],
    ['before it is published', over, false, true, false],
    ['before the end', running, true, true, false],
    ['without an end', null, true, true, false],
  ])('%s', (_, endDate, hasFinalRanking, isRanked, may) => {
    expect(canWriteUp({ endDate, hasFinalRanking, isRanked }, now)).toBe(may);
  });
});

describe('the fields', () => {
  const fields = (changes: Partial<WriteUpFields> = {}): WriteUpFields => ({
    approach: '梯度提升',
    features: '',
    validation: '',
    failedAttempts: '',
    costs: '',
    ...changes,
  });
  const long = '长'.repeat(MAX_WRITE_UP_FIELD + 1);
  it.each([
    ['the approach alone', {}, undefined, undefined],
    ['no approach', { approach: ' \n' }, '请填写思路', 'Approach'],
    ['as long as may be', { costs: long.slice(1) }, undefined, undefined],
    ['one too long', { features: long }, '数据与特征最多10000个字符', 'Features'],
    ['failed attempts', { failedAttempts: long }, '没有用的尝试最多10000个字符', 'FailedAttempts'],
  ])('%s', (_, changes, message, field) => {
    const problem = writeUpProblem(fields(changes));
    expect(problem?.message).toBe(message);
    expect(problem?.field).toBe(field);
  });
});

describe('a version', () => {
  it.each([
    ['the first', null, null, undefined],
    ['the next', 3, 3, undefined],
    ['of one that a teammate has changed', 3, 4, '队友已保存了第4版'],
    ['of a first that a teammate has made', null, 1, '队友已保存了第1版'],
    ['of one that is deleted', 2, null, '这份方案已被删除'],
    ['one too many', MAX_WRITE_UP_VERSIONS, MAX_WRITE_UP_VERSIONS, '最多保存200个版本'],
  ])('%s', (_, edited, current, message) => {
    const problem = versionProblem(edited, current);
    if (message === undefined) expect(problem).toBeNull();
    else
      expect(problem).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(message),
      });
  });
});
