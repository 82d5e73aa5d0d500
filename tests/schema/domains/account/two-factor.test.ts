import { describe, expect, it } from '@jest/globals';
import {
  kindOfCode,
  plainCode,
  secondStepProblem,
  shownRecoveryCode,
  totpProblem,
} from '@whaletide/schema/domains/account/rules/two-factor.ts';

describe('codes of the second step', () => {
  it.each([
    ['123456', 'totp'],
    [' 123 456 ', 'totp'],
    ['１２３４５６', 'totp'],
    ['k7qm2-x9f4t', 'recovery'],
    ['K7QM2 X9F4T', 'recovery'],
    ['k7qm2x9f4t', 'recovery'],
    ['12345', null],
    ['1234567', null],
    ['k7qm2-x9f4', null],
    // Letters that none of ours has.
    ['k7qm0-x9f4l', null],
    ['', null],
  ])('%j is %s', (code, kind) => {
    expect(kindOfCode(plainCode(code))).toBe(kind);
    expect(secondStepProblem(code) === null).toBe(kind !== null);
    expect(totpProblem(code) === null).toBe(kind === 'totp');
  });

  it('are shown in two halves', () => {
    expect(shownRecoveryCode('k7qm2x9f4t')).toBe('k7qm2-x9f4t');
  });
});
