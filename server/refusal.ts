import type { FastifyReply } from 'fastify';
import {
  type ErrorCode,
  type RestError,
  httpStatuses,
} from '@whaletide/schema/shared/rest/common.ts';

export interface RefusalDetails {
  /** The whole path of the key at fault in what the call takes, as `Tabs.0.Title`. */
  field?: string | undefined;
  /** Seconds until the same may pass; with RATE_LIMITED only. */
  retryAfter?: number | undefined;
  /** With NOT_FOUND only: it was there for everyone who asks, and has been removed. */
  gone?: boolean | undefined;
}

const GONE = 410;

/**
 * An expected refusal: its message is Chinese, may be shown as it is, and reaches the client with
 * its code. Everything else that is thrown is a fault of ours and is masked.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly gone: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    { field, retryAfter, gone = false }: RefusalDetails = {},
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
    this.gone = gone;
  }

  /** Status of its answer over HTTP. */
  get status(): number {
    return this.gone ? GONE : httpStatuses[this.code];
  }
}

/** Answers a refusal over HTTP, in the contract's words. */
export const sendRefusal = (
  reply: FastifyReply,
  { code, status, message, field, retryAfter }: Refusal,
): FastifyReply => {
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  const body: RestError = {
    code,
    message,
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  return reply.code(status).send(body);
};
