import { describe, expect, it } from '@jest/globals';
import { scopeOf } from '@whaletide/schema/shared/rest/call.ts';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { scopeProblem, scopesProblem } from '@whaletide/schema/domains/account/rules/scopes.ts';

describe('the scope that a call needs', () => {
  it.each([
    [submissionCalls.list, 'read'],
    [submissionCalls.submit, 'submit'],
    [submissionCalls.check, 'submit'],
    [submissionCalls.note, 'write'],
    // The spec asks by POST whether somebody follows.
    [memberCalls.followCheck, 'read'],
    [accountCalls.sessions, 'account'],
    [accountCalls.accessTokens, 'account'],
    [verificationCalls.get, 'account'],
    // Whatever changes who may sign in asks for a session besides.
    [twoFactorCalls.disable, 'write'],
    [accountCalls.setProfile, 'write'],
    [accountCalls.weakFlags, 'read'],
    [accountCalls.setWeakFlags, 'write'],
    [accountCalls.current, 'any'],
    [accountCalls.signOut, 'any'],
  ] as const)('%#: $operation', (call, scope) => {
    expect(scopeOf(call)).toBe(scope);
  });
});

describe('an access token', () => {
  it('passes with the scope, and is told which one it lacks', () => {
    expect(scopeProblem(['read', 'write'], 'write')).toBeNull();
    expect(scopeProblem([], 'any')).toBeNull();
    expect(scopeProblem(['submit'], 'submit')).toBeNull();
    expect(scopeProblem(['write'], 'submit')).toBeNull();
    expect(scopeProblem(['submit'], 'write')).toMatchObject({ code: 'FORBIDDEN' });
    expect(scopeProblem(['read'], 'submit')).toMatchObject({ code: 'FORBIDDEN' });
    expect(scopeProblem(['read'], 'write')).toEqual({
      code: 'FORBIDDEN',
      message: '此访问令牌没有「写入」权限（write）',
    });
  });

  it('is made with one scope at least', () => {
    expect(scopesProblem(['read'])).toBeNull();
    expect(scopesProblem([])).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Scopes' });
  });
});
