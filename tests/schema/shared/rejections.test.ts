import { describe, expect, it } from '@jest/globals';
import { rejectionProblem } from '@whaletide/schema/shared/rules/rejections.ts';

describe('a decision', () => {
  it.each([
    ['passed needs no reason', true, '', null],
    ['rejected needs one', false, ' ', '请填写拒绝的原因'],
    ['a reason of 500', false, '缺'.repeat(500), null],
    ['a reason of 501', false, '缺'.repeat(501), '字数已超出限制1个字符'],
  ])('%s', (_, passes, reason, message) => {
    expect(rejectionProblem(passes, reason)?.message ?? null).toBe(message);
  });

  it('names the key of its reason', () => {
    expect(rejectionProblem(false, '')?.field).toBe('Reason');
    expect(rejectionProblem(false, '', 'AuthorizeDenyReason')?.field).toBe('AuthorizeDenyReason');
  });
});
