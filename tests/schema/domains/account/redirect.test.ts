import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';

describe('safeRedirect', () => {
  it.each([
    '/home',
    '/home/competition/0123456789abcdef01234567/submit?tab=2#row',
    '/auth/register?redirect=%2Fhome%2Fcompetition',
    '/home/competition?name=%E4%BC%81%E9%B9%85',
  ])('leads to %s', (path) => expect(safeRedirect(path)).toBe(path));

  it.each([
    [undefined],
    [null],
    [''],
    ['home'],
    ['https://evil.example/home'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/%2fevil.example'],
    ['/%2F%2Fevil.example'],
    ['/%5cevil.example'],
    ['/.//evil.example'],
    ['/home/..//evil.example'],
    ['/\t/evil.example'],
    ['/%09/evil.example'],
    ['/\n/evil.example'],
    ['user:pass@evil.example'],
    ['/' + 'a'.repeat(2000)],
  ])('refuses %j', (value) => expect(safeRedirect(value)).toBe('/home'));
});
