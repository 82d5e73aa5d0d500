import { readFileSync } from 'node:fs';
import type { Request } from 'playwright-core';
import type { KnownOperations } from '#web/build/known-operations.ts';

/** An operation that a page sends. */
export interface SentOperation {
  name: string;
  method: string;
  /** Undefined where the site's build doesn't know it. */
  type: string | undefined;
  /** Undefined where it is sent by its hash alone. */
  text: string | undefined;
  hash: string | undefined;
  variables: { page?: number } | undefined;
}

let typesByHash: Map<string, string> | undefined;

/** Kinds of the operations that the site's build knows. */
const shipped = (): Map<string, string> => {
  if (!typesByHash) {
    const file = new URL('../../../web/dist/shipped-operations.json', import.meta.url);
    const { operations } = JSON.parse(readFileSync(file, 'utf8')) as KnownOperations;
    typesByHash = new Map(operations.map(({ id, type }) => [id, type]));
  }
  return typesByHash;
};

interface Given {
  operationName: string;
  query?: string;
  variables?: SentOperation['variables'];
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

const givenBy = (request: Request): Given | null => {
  // Null where a page that is left sends its last counts.
  if (request.method() !== 'GET') return request.postDataJSON() as Given | null;
  const asked = new URL(request.url()).searchParams;
  const parsed = (name: string) => JSON.parse(asked.get(name) ?? '{}') as never;
  return {
    operationName: asked.get('operationName') ?? '',
    variables: parsed('variables'),
    extensions: parsed('extensions'),
  };
};

/** Reads the operation of a request; undefined for a request of another kind. */
export const operationOf = (request: Request): SentOperation | undefined => {
  if (new URL(request.url()).pathname !== '/graphql') return undefined;
  const given = givenBy(request);
  if (!given) return undefined;
  const { operationName: name, query: text, variables, extensions } = given;
  const hash = extensions?.persistedQuery?.sha256Hash;
  const type = hash === undefined ? undefined : shipped().get(hash);
  return { name, method: request.method(), type, text, hash, variables };
};
