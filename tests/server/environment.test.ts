import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { environmentReader, WebAddress } from '@whaletide/server/environment.ts';
import { commonSettings } from '@whaletide/server/settings.ts';

type Reader = ReturnType<typeof environmentReader>;

/** Message to an operator about one variable with this value. */
const problemOf = (value: string, read: (env: Reader) => unknown): string => {
  const env = environmentReader({ IT: value });
  read(env);
  try {
    env.finish();
    return '';
  } catch (error) {
    return (error as Error).message.split('\n  ')[1] ?? '';
  }
};

describe('a variable', () => {
  it.each([
    ['four', 'IT must be a whole number from 1 to 10, not "four"'],
    ['3.7', 'IT must be a whole number from 1 to 10, not "3.7"'],
    ['0', 'IT must be a whole number from 1 to 10, not "0"'],
    ['11', 'IT must be a whole number from 1 to 10, not "11"'],
    ['Infinity', 'IT must be a whole number from 1 to 10, not "Infinity"'],
    ['10', ''],
  ])('as a whole number: %s', (value, problem) => {
    expect(problemOf(value, (env) => env.integer('IT', 5, { min: 1, max: 10 }))).toBe(problem);
  });

  it.each([
    ['1.01', 'IT must be a number from 0 to 1, not "1.01"'],
    ['NaN', 'IT must be a number from 0 to 1, not "NaN"'],
    ['0.2', ''],
  ])('as a share: %s', (value, problem) => {
    expect(problemOf(value, (env) => env.share('IT', 0.5))).toBe(problem);
  });

  it.each([
    ['platform:4001', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['http://platform:4001/', true],
  ])('as an address on the web: %s', (value, good) => {
    expect(problemOf(value, (env) => env.base('IT')) === '').toBe(good);
  });

  it.each([
    ['https://a.example, http://b.example:8080', true],
    ['https://a.example/path', false],
    ['a.example', false],
  ])('as origins: %s', (value, good) => {
    expect(problemOf(value, (env) => env.origins('IT')) === '').toBe(good);
  });

  it('that is empty counts as not set', () => {
    const env = environmentReader({ PORT: ' ', URL: '', WORDS: ' , ' });
    expect([env.integer('PORT', 7), env.base('URL'), env.list('WORDS')]).toEqual([
      7,
      undefined,
      [],
    ]);
    expect(env.finish).not.toThrow();
  });

  it('loses the slash at the end of a base address', () => {
    expect(environmentReader({ URL: 'https://a.example//' }).base('URL')).toBe('https://a.example');
  });

  it('that may hold a password is repeated in no message', () => {
    const read = (env: Reader) =>
      env.secret('IT', Type.String({ minLength: 32, description: 'must be long' }));
    expect(problemOf('hunter2', read)).toBe('IT must be long');
    expect(problemOf('hunter2', (env) => env.secret('IT', WebAddress))).not.toContain('hunter2');
  });
});

describe('the environment', () => {
  it('is told of with all that is wrong at once', () => {
    const env = environmentReader({ A: 'x', B: '2', ONE: 'given' });
    env.integer('A', 0);
    env.share('B', 0);
    env.together(['ONE', 'OTHER']);
    const told = [
      'The configuration cannot be used:',
      '  A must be a whole number from 0 to 9007199254740991, not "x"',
      '  B must be a number from 0 to 1, not "2"',
      '  ONE, OTHER belong together; missing: OTHER',
    ];
    expect(env.finish).toThrow(told.join('\n'));
  });

  it.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy.example' }, 'not "proxy.example"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '::1/129' }, 'TRUSTED_PROXIES'],
  ])('names what is wrong with %j for both layers', (environment, named) => {
    const env = environmentReader(environment);
    commonSettings(env);
    expect(env.finish).toThrow(named);
  });
});
