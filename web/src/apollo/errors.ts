import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** Title of every notice about a failure. */
export const ERROR_TITLE = 'Oops...出错了';

export interface Failure {
  /** Chinese, to be shown as it is. */
  message: string;
  /** One of the closed list of codes, or NETWORK when no answer came. */
  code: string;
  /** The input that was at fault. */
  field: string | null;
  /** Seconds after which it may be tried again, of RATE_LIMITED. */
  retryAfter: number | null;
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : null);

const statusOf = (error: unknown) => {
  if (ServerError.is(error)) return error.statusCode;
  const status =
    error && typeof error === 'object' && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
};

/** Codes of the gateway for an outage behind it, and ours for one before it. */
const OUTAGES = new Set<unknown>(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'NETWORK']);
/** Statuses that a proxy answers while the gateway restarts. */
const RESTARTING = new Set([502, 503, 504]);

/** True of an answer a part of which an outage has cost. */
export const hasOutage = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.some(({ extensions }) => OUTAGES.has(extensions?.code));

/** True of a failure by the network or a restart: asked again, it may well succeed. */
export const isPassing = (error: unknown): boolean => {
  if (error === null || error === undefined) return false;
  if (CombinedGraphQLErrors.is(error)) return hasOutage(error.errors);
  const status = statusOf(error);
  return status === undefined || RESTARTING.has(status);
};

/** True where the gateway has refused the whole request, since the browser's session is over. */
export const isSessionOver = (error: unknown): boolean => statusOf(error) === 401;

const codeOf = (status: number) => {
  if (status === 401) return 'UNAUTHENTICATED';
  return RESTARTING.has(status) ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL';
};

/** Describes for a member any error that a call to the gateway can fail with. */
export const failureOf = (error: unknown): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const retryAfter = first?.extensions?.retryAfter;
    return {
      message: text(first?.message) ?? '操作失败，请稍后重试',
      code: text(first?.extensions?.code) ?? 'INTERNAL',
      field: text(first?.extensions?.field),
      retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    };
  }
  const status = statusOf(error);
  if (status === undefined) {
    return {
      message: '网络连接不上，请检查网络后重试',
      code: 'NETWORK',
      field: null,
      retryAfter: null,
    };
  }
  const message =
    status >= 500 ? `抱歉，服务器打了个盹（${status}）` : `请求没有被接受（${status}），请稍后重试`;
  return { message, code: codeOf(status), field: null, retryAfter: null };
};
