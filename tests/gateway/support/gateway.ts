import { afterAll, beforeAll } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { readConfig } from '#gateway/src/config.ts';
import { createServer } from '#gateway/src/server.ts';
import { KnownTokens } from '#gateway/src/tokens.ts';
import { requireDeclaredRefusals } from '#tests/support/declared-refusals.ts';

export const UPSTREAM = 'http://platform.test';
export const TOKEN = 'wt_token-of-a-member';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: FormattedExecutionResult<Record<string, unknown>>;
}

export interface Gateway {
  app: FastifyInstance;
  /** Sends an operation as a POST of JSON. */
  send: (
    query: string,
    options?: {
      variables?: Record<string, unknown>;
      operationName?: string;
      token?: string;
      headers?: Record<string, string>;
    },
  ) => Promise<Answer>;
}

/**
 * Knows the member's token as good until platform refuses it, so that a test stubs that question
 * only where it is about it.
 */
class TrustingTokens extends KnownTokens {
  #refused = false;

  override report(token: string, accepted: boolean): void {
    if (token === TOKEN) this.#refused = !accepted;
    super.report(token, accepted);
  }

  override wasJustAccepted(token: string): boolean {
    return token === TOKEN ? !this.#refused : super.wasJustAccepted(token);
  }
}

const NO_WEB = new URL('./no-web/', import.meta.url);

/** A gateway of its own for a test file; nothing is shared or kept unless the test says so. */
export const startGateway = async (
  environment: Record<string, string> = {},
  webFolder: URL = NO_WEB,
): Promise<Gateway> => {
  const config = readConfig({
    UPSTREAM_URL: UPSTREAM,
    LOG_LEVEL: 'silent',
    SHARED_CACHE_FRESH_MS: '0',
    UPSTREAM_RETRIES: '0',
    // Not within a test that doesn't ask for it: what isn't stubbed fails.
    BREAKER_PROBE_MS: '600000',
    CLIENT_REPORT_MS: '0',
    ...environment,
  });
  const app = await createServer(config, { webFolder, known: new TrustingTokens() });
  await app.ready();
  return {
    app,
    send: async (query, { variables, operationName, token, headers } = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        payload: JSON.stringify({ query, variables, operationName }),
      });
      const body: Answer['body'] = response.json();
      requireDeclaredRefusals(query, body.errors);
      return { status: response.statusCode, headers: response.headers, body };
    },
  };
};

/** The gateway of a test file, started before its tests and stopped after them. */
export const useGateway = (environment: Record<string, string> = {}): (() => Gateway) => {
  let gateway: Gateway | undefined;
  beforeAll(async () => {
    gateway = await startGateway(environment);
  });
  afterAll(() => gateway?.app.close());
  return () => {
    if (!gateway) throw new Error('The gateway has not started');
    return gateway;
  };
};
