import type { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { STORAGE_FULL, storageFull } from '@whaletide/schema/shared/rules/storage.ts';
import { Refusal as AnyRefusal } from '@whaletide/server/refusal.ts';

/** A refusal that goes into an answer of GraphQL. */
export class Refusal extends AnyRefusal {
  /** The key that REST named, which an input may call otherwise. */
  restField: string | undefined;

  /** graphql-js and graphql-jit both carry these of a thrown error into the answer. */
  get extensions(): Record<string, unknown> {
    const { code, field, retryAfter } = this;
    return {
      code,
      ...(field !== undefined && { field }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }

  /** The same, of the field as an input calls it. */
  of(field: string): Refusal {
    return new Refusal(this.code, this.message, { field, retryAfter: this.retryAfter });
  }

  /** @param gone platform says by its status that it has been removed */
  static fromRest({ code, message, field, retryAfter }: RestError, gone = false): Refusal {
    const refusal = new Refusal(code, message, {
      field: field === undefined ? undefined : fieldOfKey(field),
      retryAfter,
      gone,
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

/** Refuses a credential that was sent and isn't good. */
export const sessionOver = () => new Refusal('UNAUTHENTICATED', '登录已失效，请重新登录');

export const upstreamUnavailable = (status = 503) =>
  new Refusal('UPSTREAM_UNAVAILABLE', `抱歉，服务器打了个盹（${status}）`);

export const upstreamTimeout = () => new Refusal('UPSTREAM_TIMEOUT', '服务器响应超时，请稍后再试');

/** A write for which platform has no space left, while it answers everything else. */
export class StorageFull extends Refusal {
  constructor() {
    super('UPSTREAM_UNAVAILABLE', storageFull);
  }

  override get status(): number {
    return STORAGE_FULL;
  }
}

/** Tells that platform could not answer, as against having refused. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Refusal &&
  !(error instanceof StorageFull) &&
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
