import { randomUUID } from 'node:crypto';
import { errorCodes } from '@whaletide/schema/shared/rest/common.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { LIMIT_CODE } from './limits.ts';

export const codes = {
  parse: 'GRAPHQL_PARSE_FAILED',
  validation: 'GRAPHQL_VALIDATION_FAILED',
  limit: LIMIT_CODE,
  variables: 'BAD_USER_INPUT',
  operation: 'OPERATION_RESOLUTION_FAILURE',
  /** The client sends the text then, as Apollo's clients do. */
  unknown: 'PERSISTED_QUERY_NOT_FOUND',
  mismatch: 'BAD_REQUEST',
  /** A subscription that isn't asked for as a stream. */
  stream: 'SUBSCRIPTION_NEEDS_STREAM',
  notKnown: 'QUERY_NOT_IN_SAFELIST',
} as const;

/** GraphQL's own codes, whose English explanations are for developers, with a Chinese lead. */
const leads: Record<string, string> = {
  [codes.parse]: '查询语法有误：',
  [codes.validation]: '查询与接口不符：',
  [codes.operation]: '请指明要执行的操作：',
  [codes.limit]: '',
  BAD_REQUEST: '请求有误：',
  PERSISTED_QUERY_NOT_SUPPORTED: '',
  [codes.unknown]: '',
  [codes.stream]: '',
  [codes.notKnown]: '',
};
const refusals = new Set<unknown>(errorCodes);

/** Told of every error that is masked, with the reference that the member sees. */
export type ReportMasked = (error: unknown, reference: string) => void;

/**
 * Answers what a client may know of an error: refusals as they are, GraphQL's own complaints, and
 * for anything unexpected a reference to the log. Never a stack, a host or an upstream body.
 */
export const publicError = (error: GraphQLError, report: ReportMasked): GraphQLFormattedError => {
  const { code, field, retryAfter } = error.extensions;
  const place = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
  if (refusals.has(code) && code !== 'INTERNAL') {
    return {
      message: error.message,
      ...place,
      extensions: {
        code,
        ...(field !== undefined && { field }),
        ...(retryAfter !== undefined && { retryAfter }),
      },
    };
  }
  const lead = typeof code === 'string' ? leads[code] : undefined;
  if (lead !== undefined) return { message: lead + error.message, ...place, extensions: { code } };
  const reference = randomUUID().slice(0, 8);
  report(error.originalError ?? error, reference);
  return {
    message: `服务器内部错误，请稍后再试（编号 ${reference}）`,
    ...place,
    extensions: { code: 'INTERNAL', reference },
  };
};

/** The same error with a code, for those that GraphQL raises without one. */
export const withCode = (error: GraphQLError, code: string, lead = ''): GraphQLError =>
  new GraphQLError(lead + error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { code },
  });

/** Makes a GraphQL error of what was thrown, with the original kept. */
export const asGraphqlError = (error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error;
  const original = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(original.message, { originalError: original });
};
