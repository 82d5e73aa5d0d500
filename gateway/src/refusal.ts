import type { ErrorCode, RestError } from '@whaletide/schema/rest/common.ts';

export interface RefusalExtensions {
  code: ErrorCode;
  field?: string;
  /** Seconds. */
  retryAfter?: number;
}

/**
 * An expected refusal: its message is Chinese, may be shown as it is, and reaches the client
 * with its code. Everything else that is thrown is masked.
 */
export class Refusal extends Error {
  // graphql-js and graphql-jit both carry `extensions` of a thrown error into the answer.
  readonly extensions: RefusalExtensions & Record<string, unknown>;

  /** The key that REST named, which an input may call otherwise. */
  restField: string | undefined;

  constructor(code: ErrorCode, message: string, more: Omit<RefusalExtensions, 'code'> = {}) {
    super(message);
    this.name = 'Refusal';
    this.extensions = {
      code,
      ...(more.field !== undefined && { field: more.field }),
      ...(more.retryAfter !== undefined && { retryAfter: more.retryAfter }),
    };
  }

  get code(): ErrorCode {
    return this.extensions.code;
  }

  static fromRest({ code, message, field, retryAfter }: RestError): Refusal {
    const refusal = new Refusal(code, message, {
      ...(field !== undefined && { field: fieldOfKey(field) }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
    refusal.restField = field;
    return refusal;
  }
}

/** REST names keys in PascalCase, the public schema in camelCase. */
const fieldOfKey = (key: string): string =>
  key
    .split('.')
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('.');

export const signInFirst = () => new Refusal('UNAUTHENTICATED', '请先登录');

export const upstreamUnavailable = (status = 503) =>
  new Refusal('UPSTREAM_UNAVAILABLE', `抱歉，服务器打了个盹（${status}）`);

export const upstreamTimeout = () => new Refusal('UPSTREAM_TIMEOUT', '服务器响应超时，请稍后再试');

/** Whether the platform could not answer, as against having refused. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT');

/** An answer, or null where the platform says that there is no such thing for the viewer. */
export const nullIfMissing = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
