import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import nock from 'nock';
import { stubBundles } from './bundles.ts';
import { UPSTREAM } from './gateway.ts';

const unmatched: string[] = [];
const noteUnmatched = (request: { method?: string; path?: string }) =>
  unmatched.push(`${request.method ?? ''} ${request.path ?? ''}`);

/**
 * Stubs the REST backend for a test file. Whatever the gateway asks for beyond what a test has
 * stubbed fails that test.
 */
export const useRest = (): ((options?: nock.Options) => nock.Scope) => {
  beforeAll(() => {
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
    nock.enableNetConnect('127.0.0.1');
    nock.emitter.on('no match', noteUnmatched);
  });
  beforeEach(() => {
    unmatched.length = 0;
    stubBundles();
  });
  afterEach(() => {
    nock.cleanAll();
    expect(unmatched).toEqual([]);
  });
  afterAll(() => {
    nock.emitter.removeListener('no match', noteUnmatched);
    nock.enableNetConnect();
    nock.restore();
  });
  return (options) => nock(UPSTREAM, options);
};
