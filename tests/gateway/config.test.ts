import { describe, expect, it } from '@jest/globals';
import { readConfig } from '#gateway/src/config.ts';

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config.http).toMatchObject({ port: 4000, host: '127.0.0.1', secureCookies: false });
    expect(config.upstream.url).toBe('http://127.0.0.1:4001');
    expect(config.graphql).toMatchObject({ tokens: 2000, depth: 12, aliases: 30, cost: 5000 });
    expect(config.siteName).toBe('鲸潮社区');
    expect(config.workbenchUrl).toBeUndefined();
  });

  it('names every variable that is wrong at once', () => {
    const problems = problemsOf({
      PORT: 'four',
      UPSTREAM_URL: 'platform:4001',
      WORKBENCH_URL: 'javascript:alert(1)',
      PUBLIC_ORIGINS: 'https://example.org/path',
      GRAPHQL_DEPTH: '0',
      BREAKER_SHARE: '2',
    });
    for (const name of [
      'PORT',
      'UPSTREAM_URL',
      'WORKBENCH_URL',
      'PUBLIC_ORIGINS',
      'GRAPHQL_DEPTH',
      'BREAKER_SHARE',
    ]) {
      expect(problems).toContain(name);
    }
    expect(problems).toContain('not "four"');
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: ' ' }).http.port).toBe(4000);
  });

  it('uses __Host- cookies only where every origin is https', () => {
    const secure = (origins: string) => readConfig({ PUBLIC_ORIGINS: origins }).http.secureCookies;
    expect(secure('https://a.example')).toBe(true);
    expect(secure('https://a.example,http://b.example')).toBe(false);
  });
});
