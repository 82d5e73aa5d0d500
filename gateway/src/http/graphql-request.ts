import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codes } from '../graphql/errors.ts';
import type { Variables } from '../graphql/executor.ts';
import type { KnownOperations } from '../graphql/known-operations.ts';
import type { PersistedTexts } from '../graphql/persisted-texts.ts';

export const EVENT_STREAM = 'text/event-stream';

/** True where a client takes server-sent events, maybe beside other answers, as urql says of all. */
export const acceptsStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(EVENT_STREAM) ?? false;

/** True where a client takes server-sent events and nothing else. */
export const asksForStream = (request: FastifyRequest): boolean =>
  acceptsStream(request) && !/json|\*\/\*/.test(request.headers.accept ?? '');

/** Operation of a request that asks in one of the usual ways. */
export interface AskedOperation {
  text: string;
  /** Undefined where the text is known, and has one operation. */
  name: string | null | undefined;
  variables: Variables;
  /** True where it was asked for by the id of a known one. */
  byId: boolean;
  /** The text's SHA-256 in hex, where both were sent: it may be asked for by that alone later. */
  hash?: string;
}

/** Texts that may be asked for by their ids. */
interface NamedTexts {
  known: KnownOperations;
  persisted: Pick<PersistedTexts, 'textOf'>;
}

/** Told to a client, which sends the text then: Apollo's and urql's go by this message. */
class NotFound extends GraphQLError {
  constructor() {
    super('PersistedQueryNotFound', { extensions: { code: codes.unknown } });
  }
}

/** True where a request names a text that isn't here. */
export const isMissing = (asked: unknown): boolean => asked instanceof NotFound;

/**
 * Reads the operation of a request: a POST of JSON with a text, a POST or GET with the id of a known
 * one, or of one whose text was sent before, or a GET with a text by a client that bears no cookies. Undefined where it takes Apollo's finer
 * points of the protocol to tell: other GETs, other media types, batches and malformed requests.
 */
export const readOperation = (
  request: FastifyRequest,
  { known, persisted }: NamedTexts,
): AskedOperation | GraphQLError | undefined => {
  const given = request.method === 'GET' ? readQuery(request) : readBody(request);
  if (!given) return undefined;
  const { query: text, operationName: name, variables, extensions } = given;
  const id = idOf(extensions);
  if (id === undefined) {
    // A hash in an unknown form is left for Apollo to refuse.
    if (text === undefined || text === '' || extensions?.persistedQuery !== undefined)
      return undefined;
    return { text, name, variables, byId: false };
  }
  if (text !== undefined)
    return hashOf(text) === id ? { text, name, variables, byId: false, hash: id } : otherText();
  const body = known.textOf(id);
  if (body !== undefined) return { text: body, name: undefined, variables, byId: true };
  const kept = persisted.textOf(id);
  return kept === undefined ? new NotFound() : { text: kept, name, variables, byId: false };
};

interface Given {
  query: string | undefined;
  operationName: string | null | undefined;
  variables: Variables;
  extensions: Record<string, unknown> | undefined;
}

/** A JSON body needs a preflight from another origin, which is what keeps CSRF out. */
const readBody = ({ headers, body }: FastifyRequest): Given | undefined => {
  if (!headers['content-type']?.startsWith('application/json') || !isObject(body)) return undefined;
  return checked(body);
};

/**
 * A foreign page can have a browser send a GET without a preflight, and with the session's cookie.
 * With a session only known operations may be sent by GET, and subscriptions, which change nothing.
 */
const readQuery = (request: FastifyRequest): Given | undefined => {
  const { query: parameters, headers } = request;
  if (!isObject(parameters)) return undefined;
  const { query, operationName, variables, extensions } = parameters;
  if (query !== undefined && headers.cookie !== undefined && !asksForStream(request))
    return undefined;
  return checked({
    query,
    operationName,
    variables: parsed(variables),
    extensions: parsed(extensions),
  });
};

const checked = (given: Record<string, unknown>): Given | undefined => {
  const { query, operationName, variables, extensions } = given;
  return (query === undefined || typeof query === 'string') &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || isObject(variables)) &&
    (extensions == null || isObject(extensions))
    ? {
        query,
        operationName,
        variables: variables ?? undefined,
        extensions: extensions ?? undefined,
      }
    : undefined;
};

/** A parameter's JSON; what isn't any stays a string, which fits nowhere. */
const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const idOf = (extensions: Given['extensions']): string | undefined => {
  const asked = extensions?.persistedQuery;
  return isObject(asked) && asked.version === 1 && typeof asked.sha256Hash === 'string'
    ? asked.sha256Hash
    : undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const otherText = () =>
  new GraphQLError('查询与其 sha256Hash 不符', { extensions: { code: codes.mismatch } });
