import { afterEach } from '@jest/globals';
import type { ErrorCode } from '@whaletide/schema/shared/rest/common.ts';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  type ResponsePath,
  validate,
  visit,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Refusal {
  code: ErrorCode;
  message: string;
  field?: string;
  retryAfter?: number;
}

/** Throw it out of an answer, or let it stand in place of a field, to refuse. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

let built: GraphQLSchema | undefined;
const schema = () =>
  (built ??= buildSchema(
    readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
    { assumeValidSDL: true, noLocation: true },
  ));

const faults: string[] = [];

/** Takes the faults of the answers so far, and forgets them. */
export const takeFaults = (): string[] => [...new Set(faults.splice(0))];

afterEach(() => {
  const found = takeFaults();
  if (found.length) throw new Error(`no gateway could answer this:\n${found.join('\n')}`);
});

/** Fails the test that runs: its answer is none that the gateway could give. */
export const reportFault = (operationName: string, fault: string): void => {
  faults.push(`${operationName}: ${fault}`);
};

const isTime = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const INT_LIMIT = 2 ** 31;

/** Type of a scalar in JSON, which is stricter than what a server would turn into it. */
const scalars: Record<string, (value: unknown) => boolean> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < INT_LIMIT,
  Float: (value) => Number.isFinite(value),
  DateTime: isTime,
};

const fits = (type: GraphQLOutputType, value: unknown): boolean => {
  if (isNonNullType(type)) return fits(type.ofType, value);
  if (value === null) return true;
  // Values of the wrong shape, and enums, are the executor's to refuse.
  if (isListType(type))
    return !Array.isArray(value) || value.every((one) => fits(type.ofType, one));
  return !isLeafType(type) || (scalars[type.name]?.(value) ?? true);
};

const aliases = (document: DocumentNode) => {
  const found = new Set(['__typename']);
  visit(document, { Field: ({ alias }) => void (alias && found.add(alias.value)) });
  return found;
};

const reach = (path: ResponsePath | undefined): string =>
  path ? [reach(path.prev), path.key].filter((part) => part !== '').join('.') : '';

interface Asked {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * The gateway's answer to an operation, of an object that has each field under the name by which
 * the operation asks for it: what was selected of it, with the refusals in it as errors. Every
 * selected field has to be there and of its type's kind, and every other has to be one of the
 * type; what isn't so fails the test.
 */
export const answerBySchema = ({ query, operationName, variables }: Asked, answer: unknown) => {
  const fault = (message: string) => reportFault(operationName, message);
  const document = parse(query);
  for (const { message } of validate(schema(), document)) fault(message);
  const known = aliases(document);
  const seen = new WeakSet<object>();

  const look = (source: object, type: GraphQLObjectType, path: ResponsePath | undefined) => {
    if (seen.has(source)) return;
    seen.add(source);
    const place = reach(path);
    const typename = (source as { __typename?: unknown }).__typename ?? type.name;
    if (typename !== type.name) fault(`${place} is a ${type.name}, not a ${String(typename)}`);
    for (const key of Object.keys(source)) {
      if (!(key in type.getFields()) && !known.has(key))
        fault(`${place}: ${type.name} has no ${key}`);
    }
  };

  const result = executeSync({
    schema: schema(),
    document,
    operationName,
    variableValues: variables,
    rootValue: answer,
    fieldResolver: (source: unknown, _args, _context, { path, parentType, returnType }) => {
      if (source instanceof Refused) throw source;
      if (typeof source !== 'object' || !source) throw new Error(`isn't a ${parentType.name}`);
      look(source, parentType, path.prev);
      const value = (source as Record<string, unknown>)[path.key];
      if (value instanceof Refused) throw value;
      if (value === undefined) throw new Error(`${path.key} of ${parentType.name} is missing`);
      if (!fits(returnType, value)) {
        throw new Error(`${JSON.stringify(value)} is no ${String(returnType)}`);
      }
      return value;
    },
  });

  const errors = [];
  for (const { message, path, originalError } of result.errors ?? []) {
    if (originalError instanceof Refused) {
      const { message: told, ...extensions } = originalError.refusal;
      errors.push({ message: told, path, extensions });
    } else {
      fault(`${path?.join('.') ?? ''}: ${message}`);
    }
  }
  return { data: result.data ?? null, ...(errors.length > 0 && { errors }) };
};
